/** What the rules need from outside: each has a real implementation elsewhere and is passed in `ctx`. */
import type { Analysis, AnalysisStep, Asked, PhotoView } from '@nishiki/contract/analysis';
import type { AnswerMeta, Recommendation, Specialist } from '@nishiki/contract/chat';
import type { SeenSign, WaterReading } from '@nishiki/contract/condition';
import type { Change, SameFish } from '@nishiki/contract/identity';
import type { PlanId } from '@nishiki/contract/plans';
import type { PackageId } from '@nishiki/contract/token-packages';
import type { CustomerState } from './billing/facts.ts';

/** An analysis before it has an id and a stored photo. */
export type AnalysisDraft = Omit<Analysis, 'id' | 'photo'>;

export type AnalystAnswer = {
  readonly draft: AnalysisDraft;
  /** Upright JPEG without metadata, long side at most 1536 px. */
  readonly photo: { readonly jpeg: Uint8Array; readonly width: number; readonly height: number };
  /** The pattern of the fish, its first byte the version of the layout; null where none could be read. */
  readonly fingerprint: Uint8Array | null;
};

/** A further photo of the same fish. */
export type FurtherPhoto = { readonly photo: Uint8Array; readonly view: PhotoView };

/** Reads a photo and says what it shows. Rejects with DomainError for photos that cannot be read. */
export type Analyst = {
  analyse(
    photo: Uint8Array,
    options: {
      onStep?: (step: AnalysisStep) => void;
      signal?: AbortSignal;
      /** A place on the fish that is meant, fractions of the upright photo. */
      choose?: { readonly x: number; readonly y: number };
      /** Centimetres from nose to tail fin, measured by the keeper. */
      lengthCm?: number;
      /** One that cannot be read is named in the draft, and takes nothing from the first. */
      more?: readonly FurtherPhoto[];
      /** Given for a search for disease: then the draft has a diagnosis. Empty where nothing was told. */
      condition?: Asked;
    },
  ): Promise<AnalystAnswer>;
};

/** At once, or as soon as the code that knows it is loaded. */
export type Soon<T> = T | Promise<T>;

/** One turn of a conversation. `state` is what the expert gave with its answer, and nobody else reads. */
export type ChatTurn =
  | { readonly role: 'keeper'; readonly text: string }
  | { readonly role: 'expert'; readonly text: string; readonly state: unknown };

/** What is known of whoever asks. Everything in here is their own. */
export type KeeperKnown = {
  readonly country: string | null;
  readonly units: 'metric' | 'uk' | 'us';
  readonly analyses: readonly {
    readonly day: string;
    readonly headline: string;
    readonly varietyId: string | null;
    readonly conditions: readonly string[];
  }[];
};

export type ChatQuestion = {
  /** The last turn is the keeper's. */
  readonly turns: readonly ChatTurn[];
  readonly keeper: KeeperKnown;
  /** What the photo of the last message showed. */
  readonly photo: AnalysisDraft | null;
  readonly specialist: Specialist | null;
  /** The same question again: answer it more fully. */
  readonly again: boolean;
};

export type ChatReply = {
  readonly text: string;
  readonly meta: AnswerMeta;
  /** To be kept with the answer and handed back as `state` of its turn. JSON. */
  readonly state: unknown;
  /** False: it says nothing of use, and costs nothing. */
  readonly worth: boolean;
  /** What it took of a hosted model; null where the embedded expert answered alone. */
  readonly usage: ChatUsage | null;
};

/** Of one answer by a hosted model, whether it was used in the end or not. */
export type ChatUsage = {
  readonly model: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Millionths of the currency in which the operator states its prices; null where none are stated. */
  readonly microCost: number | null;
  readonly milliseconds: number;
  readonly outcome: 'answered' | 'took-over' | 'aborted';
};

/** Talks about koi. */
export type ChatExpert = {
  /** Name of the hosted model, null where the embedded expert answers alone. */
  readonly model: string | null;
  /**
   * Answers the last turn. Words come as they are ready and are never taken back; together they are `text`.
   * @param options.mayHost false: the day's money for hosted models is spent, so none is asked
   * @throws DOMException AbortError when stopped
   */
  answer(
    question: ChatQuestion,
    options: {
      onWords: (words: string) => void;
      signal?: AbortSignal;
      mayHost: boolean;
      /** For what a hosted model cost although nobody got its answer. */
      onUsage?: (usage: ChatUsage) => void;
    },
  ): Promise<ChatReply>;
  /** What to do first, of a message that tells of an emergency; null for any other. Never asks a model. */
  firstAid(turns: readonly ChatTurn[], keeper: KeeperKnown): Soon<ChatReply | null>;
};

/** Answers about the product itself. */
export type SupportDesk = {
  /** `known: false`: a person should read it; the text says so. */
  answer(message: string): Soon<{ readonly text: string; readonly known: boolean }>;
};

/** Puts a health assessment into words. */
export type HealthAssessor = {
  /** Signs that the keeper's own words tell of, each seen or not seen. */
  signsIn(words: string): Soon<Diagnosable>;
  /** Severity, analysis and recommendations with their days, from what was found. */
  consult(
    draft: AnalysisDraft,
    today: Date,
  ): Soon<{
    readonly severity: 'low' | 'medium' | 'high' | 'critical';
    readonly analysis: string;
    readonly recommendations: Recommendation[];
  }>;
};

/** What free words tell of the fish and its water. */
export type Diagnosable = {
  readonly signs: readonly SeenSign[];
  readonly water: WaterReading;
  readonly country: string | null;
};

/** Turns recordings into words. */
export type Transcriber = {
  /** @throws DomainError unavailable when the provider does not answer */
  transcribe(audio: Uint8Array, mediaType: string, signal?: AbortSignal): Promise<string>;
};

/** How likely it is that two fingerprints are of one fish. */
export type Likeness = {
  readonly verdict: SameFish;
  /** That it is the same fish, 0 to 1. */
  readonly probability: number;
  /** Sentences: on what the verdict stands. */
  readonly reasons: readonly string[];
};

/** Knows fish by their pattern. Pure and quick: 300 comparisons take some milliseconds. */
export type Fingerprints = {
  /** Of the fingerprints that can be compared: their first byte. */
  readonly version: number;
  /** Of each of the others with the wanted one, in their order. All must be of `version`. */
  rank(wanted: Uint8Array, others: readonly Uint8Array[]): Likeness[];
  /** What the newer of two photos of one fish shows to have changed, and one sentence about it. */
  changes(
    older: Uint8Array,
    newer: Uint8Array,
  ): { readonly changes: Change[]; readonly summary: string };
};

/** Keeps photos by key. Keys are made here, never by a client. */
export type FileStore = {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is none. */
  get(key: string): Promise<Uint8Array | null>;
  /** Succeeds when there is none. */
  remove(key: string): Promise<void>;
  /** Removes every file under `folder/`. Succeeds when there is none. */
  removeAll(folder: string): Promise<void>;
};

/** A rule of how often something may happen. */
export type LimitRule = {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
};

/** Counts over all processes. */
export type Limiter = {
  /** @throws DomainError rate_limited with the seconds to wait; the subject is stored hashed only */
  consume(rule: LimitRule, subject: string): Promise<void>;
};

/** What an access token says; times are in seconds since 1970. */
export type AccessClaims = {
  readonly userId: string;
  readonly sessionId: string;
  readonly expiresAt: number;
};

/** Short-lived proofs of a session. */
export type AccessTokens = {
  issue(claims: {
    userId: string;
    sessionId: string;
    email: string;
    method: string;
    now: Date;
  }): Promise<{ token: string; expiresAt: number }>;
  /** @throws DomainError token_invalid for anything that was not issued here, or has run out */
  verify(token: string, now: Date): Promise<AccessClaims>;
  publicKeys(): Promise<Record<string, unknown>[]>;
};

/** Turns a picture into a square JPEG for a profile. @throws DomainError for what is no picture */
export type AvatarMaker = (picture: Uint8Array) => Promise<Uint8Array>;

/** Makes addresses that work for an hour without a session, since an image tag carries none. */
export type PhotoAddresses = {
  /** @param photoId id of an analysis, 'avatar-' and the id of its keeper, 'chat-' and the id of a message, or 'shared-' and the id of a link */
  sign(photoId: string, now: Date): string;
  /** True when the signature fits the id and has not run out. */
  verify(photoId: string, expires: string, signature: string, now: Date): boolean;
};

/** One message to one address, in plain text and in HTML that says the same. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** One address that an answer goes to, where that is not the sender's. */
  readonly replyTo?: string;
};

/** Hands messages over. Rejects when that failed; whoever sends tries again later. */
export type Mailer = {
  /** True when messages stay on this machine, to be read at /dev/outbox. */
  readonly isStandIn: boolean;
  send(mail: Mail): Promise<void>;
};

/** Who an identity provider says somebody is. */
export type Identity = {
  /** The provider's own id of the person; never changes, unlike the address. */
  readonly subject: string;
  readonly email: string;
  /** The provider vouches that the person reads mail at `email`. */
  readonly emailVerified: boolean;
  readonly name: string | null;
};

/** What must be remembered between sending a browser to a provider and its return. */
export type IdentityFlow = {
  /** Random text that comes back with the browser and finds the flow again. */
  readonly state: string;
  readonly nonce: string;
  /** PKCE (RFC 7636) verifier of our own request to the provider. */
  readonly codeVerifier: string;
  /** Our own callback address, absolute. */
  readonly callbackUrl: string;
};

/** Signs people in somewhere else (OpenID Connect). */
export type IdentityProvider = {
  readonly isStandIn: boolean;
  /** Address of the provider to which the browser is sent. */
  begin(flow: IdentityFlow): Promise<string>;
  /**
   * Reads the answer with which the browser came back.
   * @param query the parameters of the callback's address
   * @throws DomainError identity_failed when the provider refused, or the answer cannot be trusted
   */
  finish(flow: IdentityFlow, query: URLSearchParams): Promise<Identity>;
};

/** What a way to the payment page sells. Prices come from the contract's tables alone. */
export type SaleItem =
  /** `isIntroduction`: the first month at the lower price. */
  | { readonly kind: 'plan'; readonly plan: PlanId; readonly isIntroduction: boolean }
  | { readonly kind: 'tokens'; readonly pack: PackageId };

export type CheckoutWish = {
  /** UUID. The same wish again gives the same page (for a day). */
  readonly key: string;
  readonly item: SaleItem;
  /** Null for a guest: the payment service makes a customer and asks for the address. */
  readonly customer: string | null;
  /** Absolute addresses to which the browser comes back. */
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly expiresAt: Date;
};

/** What became of a way to the payment page. `email` as the payer typed it. */
export type CheckoutState = {
  readonly state: 'open' | 'paid' | 'over';
  readonly customer: string | null;
  readonly email: string | null;
};

/** A message of the payment service: what it is about, and nothing that is believed beyond that. */
export type PaymentEvent = {
  readonly id: string;
  readonly type: string;
  readonly customer: string | null;
  /** Of the payment page, for events about one. */
  readonly session: string | null;
  /** The payment that a dispute or a refund is about: some of them name no customer. */
  readonly charge: string | null;
};

/**
 * Takes money. Every call but `readEvent` goes over the network: never inside a transaction.
 * Each rejects with DomainError payment_unreachable when the service does not answer or is too busy,
 * and where it refuses for good, with payment_refused or the code that is named.
 */
export type Payments = {
  /** True where no money moves: a rehearsal on this machine, with a page that says so. */
  readonly isStandIn: boolean;
  /** The service's time. The stand-in's can be put forward, to see what the next month brings. */
  now(): Date;
  /** @param key the same key gives the same customer */
  createCustomer(input: { key: string; userId: string; email: string }): Promise<string>;
  createCheckout(wish: CheckoutWish): Promise<{ session: string; url: string }>;
  /** Nothing can be paid there any more. Does nothing when that is so already. */
  endCheckout(session: string): Promise<void>;
  readCheckout(session: string): Promise<CheckoutState>;
  /** Everything the customer bought. One without an answer of their own (erased there) bought nothing. */
  readCustomer(customer: string): Promise<CustomerState>;
  /** Whose payment it was; null for nobody's. */
  customerOfCharge(charge: string): Promise<string | null>;
  /** Address of a page that shows what the change costs, and makes it once it is confirmed. */
  changePlan(input: {
    customer: string;
    subscription: string;
    plan: PlanId;
    returnUrl: string;
  }): Promise<string>;
  /** Address of a page on which plan and card are changed, the plan is cancelled, and invoices are paid. */
  openPortal(input: { customer: string; returnUrl: string }): Promise<string>;
  /** Ends a subscription at once, without money back. Does nothing when it has ended. */
  cancelNow(subscription: string): Promise<void>;
  /**
   * @param invoice the service's id of a paid invoice
   * @param amount minor units
   * @param key the same refund again gives nothing twice
   */
  refund(input: { key: string; invoice: string; amount: number }): Promise<void>;
  /**
   * @param body the raw bytes as text
   * @throws DomainError signature_invalid for what the service has not signed, or signed too long ago
   */
  readEvent(body: string, signature: string): PaymentEvent;
  /** Puts products, prices and first-month coupons of the contract's tables there. Twice changes nothing. */
  syncCatalogue(): Promise<readonly string[]>;
};

export type Log = {
  info(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
  error(fields: Record<string, unknown>, message: string): void;
};
