/** The site on a real PostgreSQL with a stand-in for the engine, for tests of rules and routes. */
import { mkdtempSync, mkdirSync, writeFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Outcome } from '@nishiki/contract/analysis';
import type { TestDatabase } from '@nishiki/db/testing/test-database';
import { createPhotoAddresses } from '@nishiki/domain/photo/photo-addresses';
import type { AnalysisDraft, Analyst, Log } from '@nishiki/domain/ports';
import { folderStore } from '@nishiki/integrations/files/folder-store';
import { afterAll } from 'vitest';
import { createApp } from '../src/app.ts';
import { createBodyRoom } from '../src/http/body-room.ts';
import type { Parts } from '../src/http/parts.ts';
import { createPhotoLimiter } from '../src/http/photo-limiter.ts';
import { readSettings } from '../src/settings.ts';

export const draft = (outcome: Outcome): AnalysisDraft => ({
  variety: outcome === 'identified' ? 'Kohaku' : null,
  confidence: outcome === 'identified' ? 91 : 0,
  healthScore: null,
  qualityRating: null,
  disease_detected: null,
  disease_name: null,
  severity: null,
  outcome,
  headline: 'Kohaku',
  description: 'White with red.',
  health: {
    score: null,
    band: null,
    headline: 'Nothing said.',
    diseaseRisk: 'Not assessable',
    recommendations: [],
    parts: [],
  },
  showQuality: { rating: null, strengths: [], improvements: [] },
  water: { score: null, clarity: '', tint: '', indicators: [] },
  details: {
    bodyShape: '',
    coloration: '',
    patternQuality: '',
    sizeEstimation: '',
    ageEstimation: '',
  },
  candidates: [],
  traits: [],
  evidence: {
    outline: null,
    patternMap: null,
    colourShares: [],
    marks: [],
    photoQuality: { score: 80, issues: [] },
  },
  retake: [],
  engine: { name: 'test', version: '0', model: 'none' },
  milliseconds: 120,
});

export const jpegBytes = new Uint8Array([0xff, 0xd8, 0xff, 0xd9]);

export const answering = (outcome: Outcome): Analyst => ({
  async analyse(_photo, { onStep }) {
    onStep?.('reading');
    onStep?.('comparing');
    return { draft: draft(outcome), photo: { jpeg: jpegBytes, width: 640, height: 480 } };
  },
});

export type LogLine = { level: string; fields: Record<string, unknown>; message: string };

const recordingLog = (lines: LogLine[]): Log => {
  const at = (level: string) => (fields: Record<string, unknown>, message: string) =>
    void lines.push({ level, fields, message });
  return { info: at('info'), warn: at('warn'), error: at('error') };
};

export type TestApp = {
  readonly app: ReturnType<typeof createApp>;
  readonly lines: LogLine[];
  readonly folder: string;
  /** The clock's time; change it to let time pass. */
  time: Date;
};

export const createTestApp = (
  db: TestDatabase,
  overrides: { analyst?: Analyst; environment?: NodeJS.ProcessEnv } = {},
): TestApp => {
  const folder = mkdtempSync(join(tmpdir(), 'nishiki-app-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const siteFolder = join(folder, 'site');
  mkdirSync(join(siteFolder, 'assets'), { recursive: true });
  writeFileSync(join(siteFolder, 'home.html'), '<h1>Home</h1>');
  writeFileSync(join(siteFolder, '404.html'), '<h1>404</h1>Oops! Page not found');
  writeFileSync(join(siteFolder, 'assets/app.js'), 'export {};'.repeat(50));
  writeFileSync(
    join(siteFolder, 'manifest.json'),
    JSON.stringify({ pages: [{ path: '/', file: 'home.html' }], notFound: '404.html' }),
  );
  const settings = readSettings(overrides.environment ?? {});
  const lines: LogLine[] = [];
  const test: TestApp = { app: undefined as never, lines, folder, time: new Date() };
  const parts: Parts = {
    settings,
    db,
    log: recordingLog(lines),
    now: () => test.time,
    analyst: overrides.analyst ?? answering('identified'),
    files: folderStore(join(folder, 'files')),
    photos: createPhotoAddresses(new Uint8Array(32).fill(1)),
    limits: { addressTriesPerDay: settings.GUEST_TRIES_PER_ADDRESS },
    deviceKey: new Uint8Array(32).fill(2),
    photoLimiter: createPhotoLimiter(db, settings.PHOTOS_PER_ADDRESS),
    bodyRoom: createBodyRoom(64 * 1024 * 1024),
    siteFolder,
    checkAnswers: true,
    isReady: () => db.ping(),
  };
  return Object.assign(test, { app: createApp(parts) });
};

export const photoRequest = (
  body: unknown = { image: 'data:image/jpeg;base64,AQID', analysisType: 'comprehensive' },
  headers: Record<string, string> = {},
): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

/** The device cookie that an answer set, for the next request of the same browser. */
export const cookieOf = (response: Response): string =>
  (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
