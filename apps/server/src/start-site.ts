import { mkdir, readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { serve, type ServerType } from '@hono/node-server';
import { startEmbedded } from '@nishiki/db/embedded/start-embedded';
import { openDatabase } from '@nishiki/db/open-database';
import { createAccessTokens } from '@nishiki/domain/account/access-tokens';
import { prepareNobody } from '@nishiki/domain/account/passwords';
import { createPhotoAddresses } from '@nishiki/domain/photo/photo-addresses';
import { createFingerprints } from '@nishiki/expert/identity/fingerprints';
import { createAnalyst } from '@nishiki/expert/koi-analysis/analyst';
import { createAvatarMaker } from '@nishiki/expert/pool/avatar-maker';
import { createChildPool } from '@nishiki/expert/pool/child-pool';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { buildDesks } from './build-desks.ts';
import { buildExpert } from './build-expert.ts';
import { buildOutside } from './build-outside.ts';
import { buildPayments, deliverTo } from './build-payments.ts';
import { createBodyRoom } from './http/body-room.ts';
import type { Parts } from './http/parts.ts';
import { createLimiter } from './http/limiter.ts';
import { every } from './jobs/every.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { createOrigin, type Origin } from './origin.ts';
import { places } from './places.ts';
import { limitsOf, readSettings, type Settings } from './settings.ts';
import { contactInboxOf, operatorOf } from './operator-settings.ts';
import { createStopList } from './stop-list.ts';
import { databaseUrls, fileStoreOf } from './storage.ts';

/** A child is replaced after this many photos or above this much memory. */
const PHOTOS_A_CHILD = 500;
const BYTES_A_CHILD = 400 * 1024 * 1024;
/** Of request bodies in memory at once: twenty 12 megapixel photos at their largest. */
const BODY_BYTES = 256 * 1024 * 1024;

/** Milliseconds for a whole request to arrive: 10 MB over a slow mobile network, and not much more. */
const REQUEST_LIMIT = 180_000;

export type Site = { readonly address: string; stop(): Promise<void> };

/**
 * Builds every part and listens. What was started is stopped again when a later part fails.
 * @throws SettingsError, StartError, or the system's error; `toSentence` words them
 */
export const startSite = async (environment: NodeJS.ProcessEnv): Promise<Site> => {
  const settings = readSettings(environment);
  const stops = createStopList();
  try {
    const origin = createOrigin(settings);
    const parts = await buildParts(settings, stops, origin);
    const { server, address } = await listen(createApp(parts), settings, origin);
    stops.add(() => closeServer(server));
    parts.log.info({ address }, 'listening');
    process.stdout.write(`Nishiki is ready: ${address}\n`);
    return { address, stop: stops.run };
  } catch (error) {
    await stops.run();
    throw error;
  }
};

const buildParts = async (
  settings: Settings,
  stops: ReturnType<typeof createStopList>,
  origin: Origin,
): Promise<Parts> => {
  const log = pino({ level: settings.LOG_LEVEL, base: null });
  await mkdir(settings.NISHIKI_DATA, { recursive: true });
  const urls = await databaseUrls(settings, stops, () =>
    startEmbedded({ dataDir: settings.NISHIKI_DATA, log }),
  );
  const pool = createChildPool({
    childUrl: places.child.url,
    execArgv: places.child.execArgv,
    size: settings.ANALYSIS_PROCESSES,
    maxQueue: settings.ANALYSIS_QUEUE,
    timeLimit: settings.ANALYSIS_SECONDS * 1000,
    maxPhotos: PHOTOS_A_CHILD,
    maxResidentBytes: BYTES_A_CHILD,
    onChildError: (detail) => log.error({ detail }, 'a photo process ended'),
  });
  stops.add(() => pool.close());
  const db = await openDatabase({ ...urls, log, poolSize: settings.DATABASE_POOL });
  stops.add(async () => {
    // Photos still in work are given up first, so that their tries can still be released.
    await pool.close();
    await db.close();
  });
  const deviceKey = await db.signingKey('devices');
  const outside = buildOutside(settings, deviceKey);
  stops.add(async () => outside.close());
  const { deliverWaiting, ...till } = await buildPayments(settings, {
    key: deviceKey,
    origin: origin.get,
    deliver: deliverTo(origin.get),
  });
  stops.add(async () => till.close());
  const { warmExpert, ...talkers } = buildExpert(settings, log);
  const shared = {
    settings,
    db,
    log,
    now: () => new Date(),
    analyst: createAnalyst(pool),
    fingerprints: createFingerprints(),
    ...talkers,
    ...buildDesks(),
    makeAvatar: createAvatarMaker(pool),
    files: fileStoreOf(settings),
    photos: createPhotoAddresses(await db.signingKey('photo-addresses')),
    limiter: createLimiter(db, deviceKey),
    accessTokens: await createAccessTokens(db),
    ...outside,
    ...till,
    origin: origin.get,
    operator: operatorOf(settings),
    contactInbox: contactInboxOf(settings),
    limits: limitsOf(settings),
    deviceKey,
    bodyRoom: createBodyRoom(BODY_BYTES),
    examplePhoto: await readFile(places.example),
    siteFolder: places.siteFolder,
    checkAnswers: places.fromSources,
    isReady: async () => pool.isReady() && (await db.ping()),
  };
  await prepareNobody();
  const jobs = startJobs(shared);
  stops.add(jobs.stop);
  if (till.paymentDesk) stops.add(every(2000, 'payment-messages', log, deliverWaiting));
  // Nobody waits for it: until it is there the first question loads it.
  setImmediate(() => {
    warmExpert().catch((error: unknown) => {
      log.warn({ error: String(error) }, 'the koi expert could not be loaded');
    });
  });
  return { ...shared, wakeOutbox: jobs.wakeOutbox };
};

const listen = (
  app: ReturnType<typeof createApp>,
  settings: Settings,
  origin: Origin,
): Promise<{ server: ServerType; address: string }> =>
  new Promise((resolve, reject) => {
    const options = {
      fetch: app.fetch,
      port: settings.PORT,
      hostname: settings.HOST,
      serverOptions: { requestTimeout: REQUEST_LIMIT },
    };
    const server = serve(options, () => {
      origin.listensOn((server.address() as AddressInfo).port);
      resolve({ server, address: origin.get() });
    });
    server.once('error', reject);
  });

/** Lets running answers finish for a moment, then ends what is left. */
const closeServer = (server: ServerType): Promise<void> =>
  new Promise((resolve) => {
    const hurry = setTimeout(() => {
      if ('closeAllConnections' in server) server.closeAllConnections();
    }, 3000);
    server.close(() => {
      clearTimeout(hurry);
      resolve();
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });
