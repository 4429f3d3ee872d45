/** The site on a real PostgreSQL with a stand-in for the engine, for tests of rules and routes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestDatabase } from '@nishiki/db/testing/test-database';
import type { Ctx } from '@nishiki/domain/ctx';
import type { Ports } from './test-parts.ts';
import type { Analyst, Log } from '@nishiki/domain/ports';
import { afterAll } from 'vitest';
import { createApp } from '../src/app.ts';
import type { Parts } from '../src/http/parts.ts';
import { readSettings } from '../src/settings.ts';
import { answering, buildTestParts } from './test-parts.ts';

export { answering, draft, jpegBytes, nothingFound, searchDraft } from './test-parts.ts';

export type LogLine = { level: string; fields: Record<string, unknown>; message: string };

const recordingLog = (lines: LogLine[]): Log => {
  const at = (level: string) => (fields: Record<string, unknown>, message: string) =>
    void lines.push({ level, fields, message });
  return { info: at('info'), warn: at('warn'), error: at('error') };
};

export type TestApp = {
  readonly app: ReturnType<typeof createApp>;
  readonly parts: Parts;
  readonly lines: LogLine[];
  readonly folder: string;
  /** The clock's time; change it to let time pass. */
  time: Date;
};

/** Verbs outside of a request. */
export const jobCtx = (test: TestApp): Ctx => ({
  ...test.parts,
  actor: { kind: 'job', name: 'test' },
  requestId: 'test',
});

export type TestAppOptions = {
  analyst?: Analyst;
  /** Ports that are not the site's own, such as an expert that says what the test wants. */
  ports?: Ports;
  environment?: NodeJS.ProcessEnv;
  /** Runs outbox and other jobs as the site does. Default: the test runs verbs itself. */
  jobs?: boolean;
  /** Whether messages of the payment stand-in arrive. Default: they do. */
  hears?: () => boolean;
};

export const createTestApp = async (
  db: TestDatabase,
  overrides: TestAppOptions = {},
): Promise<TestApp> => {
  const folder = mkdtempSync(join(tmpdir(), 'nishiki-app-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const settings = readSettings({ NISHIKI_DATA: folder, ...overrides.environment });
  const lines: LogLine[] = [];
  const test: TestApp = {
    app: undefined as never,
    parts: undefined as never,
    lines,
    folder,
    time: new Date(),
  };
  const { parts, stop } = await buildTestParts({
    db,
    settings,
    analyst: overrides.analyst ?? answering('identified'),
    log: recordingLog(lines),
    now: () => test.time,
    jobs: overrides.jobs ?? false,
    ports: overrides.ports ?? {},
    deliver: async (body, signature) => {
      if (overrides.hears?.() === false) return false;
      const headers = { 'stripe-signature': signature };
      return (await test.app.request('/webhooks/stripe', { method: 'POST', headers, body })).ok;
    },
  });
  afterAll(stop);
  return Object.assign(test, { parts, app: createApp(parts) });
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
