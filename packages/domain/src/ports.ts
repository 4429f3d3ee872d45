/** What the rules need from outside: each has a real implementation elsewhere and is passed in `ctx`. */
import type { Analysis, AnalysisStep } from '@nishiki/contract/analysis';

/** An analysis before it has an id and a stored photo. */
export type AnalysisDraft = Omit<Analysis, 'id' | 'photo'>;

export type AnalystAnswer = {
  readonly draft: AnalysisDraft;
  /** Upright JPEG without metadata, long side at most 1536 px. */
  readonly photo: { readonly jpeg: Uint8Array; readonly width: number; readonly height: number };
};

/** Reads a photo and says what it shows. Rejects with DomainError for photos that cannot be read. */
export type Analyst = {
  analyse(
    photo: Uint8Array,
    options: { onStep?: (step: AnalysisStep) => void; signal?: AbortSignal },
  ): Promise<AnalystAnswer>;
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
  /** @param photoId id of an analysis, or 'avatar-' and the id of its keeper */
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

export type Log = {
  info(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
  error(fields: Record<string, unknown>, message: string): void;
};
