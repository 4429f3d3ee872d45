import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { reachEmbedded } from '@nishiki/db/embedded/reach-embedded';
import { openDatabase } from '@nishiki/db/open-database';
import type { Ctx } from '@nishiki/domain/ctx';
import type { Log, Payments } from '@nishiki/domain/ports';
import { stripePayments } from '@nishiki/integrations/payments/stripe-payments';
import { pino } from 'pino';
import { createOrigin } from '../origin.ts';
import { contactInboxOf, operatorOf } from '../operator-settings.ts';
import { limitsOf, readSettings, type Settings } from '../settings.ts';
import { createStopList } from '../stop-list.ts';
import { databaseUrls, fileStoreOf } from '../storage.ts';
import { absent } from './absent.ts';
import { OperatorError } from './command.ts';

const stderrLog = ({ LOG_LEVEL: level }: Settings): Log =>
  pino({ level, base: null }, pino.destination({ dest: 2, sync: true }));

/** What was changed, by which process and why, stays in a file of the data folder, where there is one. */
const changesLog = ({ NISHIKI_DATA: dataDir }: Settings): Log =>
  pino(
    { level: 'info', base: { pid: process.pid } },
    existsSync(dataDir)
      ? pino.destination({ dest: join(dataDir, 'operator.log'), sync: true, mode: 0o600 })
      : pino.destination({ dest: 2, sync: true }),
  );

/** Stripe itself or nothing: the rehearsal on this machine is held by the running site alone. */
const paymentsOf = (settings: Settings): Payments | null => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = settings;
  return secretKey && webhookSecret ? stripePayments({ secretKey, webhookSecret }) : null;
};

/** Commands are told by their output; only what goes wrong inside belongs on the terminal as well. */
const readQuietly = (environment: NodeJS.ProcessEnv): Settings =>
  readSettings({ ...environment, LOG_LEVEL: environment['LOG_LEVEL'] || 'warn' });

/**
 * Everything that the commands' verbs use, beside a running site or without one.
 * @param needs whether the command reads or erases photos, which lie in the site's data folder
 * @throws OperatorError, SettingsError, StartError
 */
export const openCtx = async (
  environment: NodeJS.ProcessEnv,
  needs: { files: boolean },
): Promise<{ ctx: Ctx; close(): Promise<void> }> => {
  const settings = readQuietly(environment);
  const { NISHIKI_DATA: dataDir } = settings;
  const log = stderrLog(settings);
  const stops = createStopList();
  try {
    const urls = await databaseUrls(settings, stops, () => reachEmbedded({ dataDir, log }));
    if (needs.files && !existsSync(dataDir))
      throw new OperatorError(
        `There is no data folder ${dataDir}: set NISHIKI_DATA to that of the site, since photos lie there.`,
      );
    const db = await openDatabase({
      ...urls,
      log,
      poolSize: 2,
      // Migrating is for the site: another release of it may be running at this moment.
      migrates: false,
      patienceSeconds: 2,
    });
    stops.add(() => db.close());
    const ctx: Ctx = {
      actor: { kind: 'operator' },
      db,
      now: () => new Date(),
      requestId: 'operator',
      log: changesLog(settings),
      files: fileStoreOf(settings),
      origin: createOrigin(settings).get,
      operator: operatorOf(settings),
      contactInbox: contactInboxOf(settings),
      limits: limitsOf(settings),
      identity: null,
      payments: paymentsOf(settings),
      // A site that runs looks into its outbox every few seconds.
      wakeOutbox: () => undefined,
      analyst: absent('analyst'),
      fingerprints: absent('fingerprints'),
      chatExpert: absent('koi expert'),
      assessor: absent('health assessor'),
      supportDesk: absent('support desk'),
      transcriber: null,
      makeAvatar: absent('avatar maker'),
      photos: absent('photo addresses'),
      limiter: absent('limiter'),
      accessTokens: absent('access tokens'),
      mailer: absent('mailer'),
    };
    return { ctx, close: stops.run };
  } catch (error) {
    await stops.run();
    throw error;
  }
};
