import type { Database } from '@nishiki/db/open-database';
import type { Actor } from './actor.ts';
import type {
  AccessTokens,
  Analyst,
  AvatarMaker,
  ChatExpert,
  FileStore,
  Fingerprints,
  HealthAssessor,
  IdentityProvider,
  Limiter,
  Log,
  Mailer,
  Payments,
  PhotoAddresses,
  SupportDesk,
  Transcriber,
} from './ports.ts';
import type { Operator } from './site/operator.ts';

/** Everything a verb may use. Built once a request by the server, once a run by a job. */
export type Ctx = {
  readonly actor: Actor;
  /** For a keeper it does nothing once their session has ended. */
  readonly db: Database;
  readonly now: () => Date;
  readonly requestId: string;
  readonly log: Log;
  readonly analyst: Analyst;
  readonly fingerprints: Fingerprints;
  readonly chatExpert: ChatExpert;
  readonly assessor: HealthAssessor;
  readonly supportDesk: SupportDesk;
  /** Null where recordings cannot be turned into words. */
  readonly transcriber: Transcriber | null;
  readonly makeAvatar: AvatarMaker;
  readonly files: FileStore;
  readonly photos: PhotoAddresses;
  readonly limiter: Limiter;
  readonly accessTokens: AccessTokens;
  readonly mailer: Mailer;
  /** Null where sign-in with Google is not set up. */
  readonly identity: IdentityProvider | null;
  /** Null where nothing can be bought. */
  readonly payments: Payments | null;
  /** Address that visitors use, without a slash at the end; links are built from it. */
  readonly origin: () => string;
  /** Says that the outbox has something new, so that it need not wait for its next turn. */
  readonly wakeOutbox: () => void;
  readonly operator: Operator;
  /** Where messages of the contact form go. */
  readonly contactInbox: string;
  readonly limits: {
    /** Free tries of one client address in a day, over all its devices. */
    readonly addressTriesPerDay: number;
    /** Sign-ins, sign-ups and recoveries of one client address in ten minutes. */
    readonly accountTriesPerAddress: number;
    /** Of one client address: sign-ins with one e-mail address in ten minutes, mails to it in an hour. */
    readonly accountTriesPerEmail: number;
    /** Messages of the contact form in an hour: of one client address, and in the name of one e-mail address. */
    readonly contactsPerAddress: number;
    readonly contactsPerEmail: number;
    /** Messages to the koi expert and to support in ten minutes: of one client address, over all its devices. */
    readonly chatsPerAddress: number;
    /** Messages to the koi expert in a minute of one keeper. */
    readonly chatsPerKeeper: number;
    /** Millionths that hosted models may take in a day (UTC); null: no ceiling. */
    readonly aiMicroCostPerDay: number | null;
    /** Seconds after which tokens reserved by a process that died are given back. */
    readonly reservationSeconds: number;
  };
};
