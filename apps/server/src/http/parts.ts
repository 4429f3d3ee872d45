import type { Ctx } from '@nishiki/domain/ctx';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Settings } from '../settings.ts';
import type { BodyRoom } from './body-room.ts';

/** What the composition root builds and every request shares. */
export type Parts = Omit<Ctx, 'actor' | 'requestId'> & {
  readonly settings: Settings;
  /** Photos that one client address may send in ten minutes, whatever becomes of them. */
  readonly photoLimiter: RateLimiterAbstract;
  readonly bodyRoom: BodyRoom;
  /** Signs the device cookie and hashes client addresses. */
  readonly deviceKey: Uint8Array;
  /** Folder of the built site: assets, prerendered pages, manifest. */
  readonly siteFolder: string;
  /** True in development and tests: answers are checked against the contract before they leave. */
  readonly checkAnswers: boolean;
  readonly isReady: () => Promise<boolean>;
};
