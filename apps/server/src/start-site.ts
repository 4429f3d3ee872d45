import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serve, type ServerType } from '@hono/node-server';
import { startEmbedded } from '@nishiki/db/embedded/start-embedded';
import { openDatabase } from '@nishiki/db/open-database';
import { expireGuestPhotos } from '@nishiki/domain/analysis/expire-guest-photos';
import { createPhotoAddresses } from '@nishiki/domain/photo/photo-addresses';
import { createAnalyst } from '@nishiki/expert/koi-analysis/analyst';
import { createChildPool } from '@nishiki/expert/pool/child-pool';
import { folderStore } from '@nishiki/integrations/files/folder-store';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { createBodyRoom } from './http/body-room.ts';
import type { Parts } from './http/parts.ts';
import { createPhotoLimiter } from './http/photo-limiter.ts';
import { every } from './jobs/every.ts';
import { places } from './places.ts';
import { readSettings, type Settings } from './settings.ts';
import { createStopList } from './stop-list.ts';

const HOUR = 3_600_000;
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
    const parts = await buildParts(settings, stops);
    const { server, address } = await listen(createApp(parts), settings);
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
): Promise<Parts> => {
  const log = pino({ level: settings.LOG_LEVEL, base: null });
  await mkdir(settings.NISHIKI_DATA, { recursive: true });
  const urls = await databaseUrls(settings, stops, log);
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
  const shared = {
    settings,
    db,
    log,
    now: () => new Date(),
    analyst: createAnalyst(pool),
    files: folderStore(join(settings.NISHIKI_DATA, 'files')),
    photos: createPhotoAddresses(await db.signingKey('photo-addresses')),
    limits: { addressTriesPerDay: settings.GUEST_TRIES_PER_ADDRESS },
    deviceKey: await db.signingKey('devices'),
    photoLimiter: createPhotoLimiter(db, settings.PHOTOS_PER_ADDRESS),
    bodyRoom: createBodyRoom(BODY_BYTES),
    siteFolder: places.siteFolder,
    checkAnswers: places.fromSources,
    isReady: async () => pool.isReady() && (await db.ping()),
  };
  stops.add(
    every(HOUR, 'expire-guest-photos', log, async () => {
      const actor = { kind: 'job', name: 'expire-guest-photos' } as const;
      const erased = await expireGuestPhotos({ ...shared, actor, requestId: 'job' });
      if (erased > 0) log.info({ erased }, 'guest photos erased');
    }),
  );
  return shared;
};

const databaseUrls = async (
  settings: Settings,
  stops: ReturnType<typeof createStopList>,
  log: Parts['log'],
): Promise<{ url: string; directUrl: string }> => {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl } = settings;
  if (url) return { url, directUrl: directUrl ?? url };
  const embedded = await startEmbedded({ dataDir: settings.NISHIKI_DATA, log });
  stops.add(() => embedded.stop());
  return { url: embedded.adminUrl, directUrl: embedded.adminUrl };
};

const listen = (
  app: ReturnType<typeof createApp>,
  settings: Settings,
): Promise<{ server: ServerType; address: string }> =>
  new Promise((resolve, reject) => {
    const options = {
      fetch: app.fetch,
      port: settings.PORT,
      hostname: settings.HOST,
      serverOptions: { requestTimeout: REQUEST_LIMIT },
    };
    const server = serve(options, () => {
      const { port } = server.address() as AddressInfo;
      const host = settings.HOST.includes(':') ? `[${settings.HOST}]` : settings.HOST;
      resolve({ server, address: settings.PUBLIC_URL ?? `http://${host}:${port}` });
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
