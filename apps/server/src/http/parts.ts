import type { Ctx } from '@nishiki/domain/ctx';
import type { StandInProvider } from '@nishiki/integrations/identity/stand-in-provider';
import type { PaymentDesk } from '@nishiki/integrations/payments/stand-in/desk';
import type { Settings } from '../settings.ts';
import type { BodyRoom } from './body-room.ts';

/** What the composition root builds and every request shares. */
export type Parts = Omit<Ctx, 'actor' | 'requestId'> & {
  readonly settings: Settings;
  readonly bodyRoom: BodyRoom;
  /** Signs the device cookie and hashes client addresses. */
  readonly deviceKey: Uint8Array;
  /** The koi that the product drew, as a photo: the example of /identify. */
  readonly examplePhoto: Uint8Array;
  /** Folder of the built site: assets, prerendered pages, manifest. */
  readonly siteFolder: string;
  /** True in development and tests: answers are checked against the contract before they leave. */
  readonly checkAnswers: boolean;
  readonly isReady: () => Promise<boolean>;
  /** Folder of the mail stand-in; null where mail really leaves. */
  readonly outboxFolder: string | null;
  /** The test pages of the payment stand-in; null where there is none. */
  readonly paymentDesk: PaymentDesk | null;
  /** The stand-in for Google; null where there is none. */
  readonly standInIdentity: StandInProvider | null;
};
