import { eraseDueAccounts } from '@nishiki/domain/account/erase-account';
import { expireGuestPhotos } from '@nishiki/domain/analysis/expire-guest-photos';
import { sweepBilling } from '@nishiki/domain/billing/sweep';
import type { Ctx } from '@nishiki/domain/ctx';
import { runOutbox } from '@nishiki/domain/outbox/run-outbox';
import { sweepExpired } from '@nishiki/domain/outbox/sweep';
import { renewMonths } from '@nishiki/domain/subscription/renew-months';
import { expireSupport } from '@nishiki/domain/support/expire-support';
import { releaseStaleTokens } from '@nishiki/domain/wallet/release-stale';
import { every } from './every.ts';
import { outboxLoop } from './outbox-loop.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

type Shared = Omit<Ctx, 'actor' | 'requestId' | 'wakeOutbox'>;
type Job = {
  readonly name: string;
  readonly every: number;
  /** Tells how much there was to do, for the log; nothing is not worth a line. */
  readonly work: (ctx: Ctx) => Promise<number | void>;
};

/** Each bears being run by several processes at once. */
const jobs: readonly Job[] = [
  { name: 'release-stale-tokens', every: 5 * SECOND, work: releaseStaleTokens },
  { name: 'renew-months', every: 10 * MINUTE, work: renewMonths },
  { name: 'sweep-billing', every: MINUTE, work: sweepBilling },
  { name: 'expire-guest-photos', every: HOUR, work: expireGuestPhotos },
  { name: 'expire-support', every: HOUR, work: expireSupport },
  { name: 'erase-due-accounts', every: HOUR, work: eraseDueAccounts },
  { name: 'sweep-expired', every: HOUR, work: sweepExpired },
];

/** Schedule to verb. @returns how to wake the outbox, and how to let running work end */
export const startJobs = (
  shared: Shared,
): { wakeOutbox: () => void; stop: () => Promise<void> } => {
  const ctxOf = (name: string): Ctx => ({
    ...shared,
    actor: { kind: 'job', name },
    requestId: 'job',
    wakeOutbox: () => outbox.wake(),
  });
  const outbox = outboxLoop(5 * SECOND, shared.log, () => runOutbox(ctxOf('outbox')));
  const stops = jobs.map(({ name, every: milliseconds, work }) =>
    every(milliseconds, name, shared.log, async () => {
      const done = await work(ctxOf(name));
      if (done) shared.log.info({ job: name, done }, 'job done');
    }),
  );
  return {
    wakeOutbox: outbox.wake,
    stop: async () => {
      await Promise.all([...stops.map((stop) => stop()), outbox.stop()]);
    },
  };
};
