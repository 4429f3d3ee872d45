/** What every stand-in for the site is made of, for tests and for the programs that they start. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from '@nishiki/contract/analysis';
import type { Diagnosis } from '@nishiki/contract/condition';
import type { Database } from '@nishiki/db/open-database';
import { createAccessTokens } from '@nishiki/domain/account/access-tokens';
import { createPhotoAddresses } from '@nishiki/domain/photo/photo-addresses';
import type { AnalysisDraft, Analyst, Log } from '@nishiki/domain/ports';
import { createFingerprints } from '@nishiki/expert/identity/fingerprints';
import { folderStore } from '@nishiki/integrations/files/folder-store';
import { buildDesks } from '../src/build-desks.ts';
import { buildExpert } from '../src/build-expert.ts';
import { buildOutside } from '../src/build-outside.ts';
import { buildPayments } from '../src/build-payments.ts';
import { createBodyRoom } from '../src/http/body-room.ts';
import { createLimiter } from '../src/http/limiter.ts';
import type { Parts } from '../src/http/parts.ts';
import { startJobs } from '../src/jobs/start-jobs.ts';
import { createOrigin } from '../src/origin.ts';
import { contactInboxOf, operatorOf } from '../src/operator-settings.ts';
import { places } from '../src/places.ts';
import { limitsOf, type Settings } from '../src/settings.ts';

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

export const nothingFound: Diagnosis = {
  evidence: 'photo',
  headline: 'Nothing found that a photo can show.',
  severity: null,
  urgent: [],
  report: null,
  water: [],
  conditions: [],
  raises: [],
};

/** Of a search for disease. The fish is readable where it was taken for a koi. */
export const searchDraft = (outcome: Outcome): AnalysisDraft => {
  const { health, ...rest } = draft(outcome);
  const score = outcome === 'identified' || outcome === 'unsure' ? 80 : null;
  return { ...rest, healthScore: score, health: { ...health, score }, diagnosis: nothingFound };
};

export const jpegBytes = new Uint8Array([0xff, 0xd8, 0xff, 0xd9]);

export const answering = (outcome: Outcome): Analyst => ({
  async analyse(_photo, { onStep, condition }) {
    onStep?.('reading');
    onStep?.('comparing');
    const made = condition ? searchDraft(outcome) : draft(outcome);
    return {
      draft: made,
      photo: { jpeg: jpegBytes, width: 640, height: 480 },
      fingerprint: null,
    };
  },
});

/** What the web's build would give a listed page, as far as the server has to do with it. */
const headOf = (path: string): string =>
  `<link rel="canonical" href="https://origin.invalid${path}"><meta property="og:image" content="https://origin.invalid/assets/link-site-1.png">`;

const listedPages = { '/': 'home', '/identify': 'identify', '/auth': 'auth' };

const writeSite = (folder: string): string => {
  const siteFolder = join(folder, 'site');
  mkdirSync(join(siteFolder, 'assets'), { recursive: true });
  const noindex = '<meta name="robots" content="noindex">';
  for (const [path, name] of Object.entries(listedPages))
    writeFileSync(
      join(siteFolder, `${name}.html`),
      `${headOf(path)}<h1>${path === '/' ? 'Home' : name}</h1>`,
    );
  writeFileSync(join(siteFolder, 'dashboard.html'), noindex);
  writeFileSync(join(siteFolder, '404.html'), `${noindex}<h1>404</h1>Oops! Page not found`);
  writeFileSync(join(siteFolder, 'assets/link-site-1.png'), 'a picture');
  writeFileSync(join(siteFolder, 'assets/app.js'), 'export {};'.repeat(50));
  writeFileSync(
    join(siteFolder, 'manifest.json'),
    JSON.stringify({
      pages: [
        ...Object.entries(listedPages).map(([path, name]) => ({
          path,
          file: `${name}.html`,
          listed: true,
        })),
        { path: '/dashboard', file: 'dashboard.html', listed: false },
      ],
      served: ['/docs/api', '/docs/model-card'].map((path) => ({ path, head: headOf(path) })),
      notFound: '404.html',
      origin: 'https://origin.invalid',
    }),
  );
  return siteFolder;
};

/** Ports that a test may bring. */
export type Ports = Partial<
  Pick<Parts, 'chatExpert' | 'assessor' | 'supportDesk' | 'transcriber' | 'makeAvatar'>
>;

export type TestPartsInput = {
  readonly db: Database;
  readonly settings: Settings;
  readonly analyst: Analyst;
  readonly log: Log;
  readonly now: () => Date;
  /** Runs outbox and other jobs as the site does. */
  readonly jobs: boolean;
  readonly ports?: Ports;
  /** Hands messages of the payment stand-in to the site. Default: nobody takes them. */
  readonly deliver?: (body: string, signature: string) => Promise<boolean>;
};

/** Parts as `startSite` builds them, with fixed keys and a stand-in for the engine. */
export const buildTestParts = async (
  input: TestPartsInput,
): Promise<{ parts: Parts; stop(): Promise<void> }> => {
  const { db, settings, analyst, log, now } = input;
  const folder = settings.NISHIKI_DATA;
  const deviceKey = new Uint8Array(32).fill(2);
  const outside = buildOutside(settings, deviceKey);
  const origin = createOrigin(settings).get;
  const { deliverWaiting: _, ...till } = await buildPayments(settings, {
    key: deviceKey,
    origin,
    deliver: input.deliver ?? (() => Promise.resolve(false)),
  });
  const { warmExpert: __, ...talkers } = buildExpert(settings, log);
  const shared = {
    settings,
    db,
    log,
    now,
    analyst,
    fingerprints: createFingerprints(),
    ...talkers,
    ...buildDesks(),
    makeAvatar: () => Promise.resolve(jpegBytes),
    files: folderStore(join(folder, 'files')),
    photos: createPhotoAddresses(new Uint8Array(32).fill(1)),
    limiter: createLimiter(db, deviceKey),
    accessTokens: await createAccessTokens(db),
    ...outside,
    ...till,
    origin,
    operator: operatorOf(settings),
    contactInbox: contactInboxOf(settings),
    limits: limitsOf(settings),
    deviceKey,
    bodyRoom: createBodyRoom(64 * 1024 * 1024),
    examplePhoto: readFileSync(places.example),
    siteFolder: writeSite(folder),
    checkAnswers: true,
    isReady: () => db.ping(),
    ...input.ports,
  };
  const jobs = input.jobs ? startJobs(shared) : null;
  return {
    parts: { ...shared, wakeOutbox: jobs?.wakeOutbox ?? (() => undefined) },
    async stop() {
      await jobs?.stop();
      outside.close();
      till.close();
    },
  };
};
