/** The shape of one entry of the endpoint table. */
import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

/**
 * Who may call. public: the answer is the same for everybody · anyone: a guest or a keeper, each for
 * what is theirs · keeper: signed in, own rows only.
 */
export type Access = 'public' | 'anyone' | 'keeper';

/**
 * The words in which an error is told: our own, or those of the protocol that the address belongs
 * to, so that its maintained clients understand them.
 */
export type ErrorShape = 'nishiki' | 'gotrue' | 'postgrest';

/** json: the output · empty: 204 · redirect: 302 or 303 to another address · file: a download. */
export type Answers = 'json' | 'empty' | 'redirect' | 'file';

export type Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> = {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `:name` where a part of the path is a field of the input. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  /** Told to whoever is not signed in; empty: the words of `sign_in_required`. */
  readonly signInWords: string;
  readonly errorShape: ErrorShape;
  readonly answers: Answers;
  /** Path, query and body in one object: what a client sends, wherever it travels. */
  readonly input: Input;
  /** Fields that travel in the query. Without a body (GET, DELETE) all do that are not in the path. */
  readonly inQuery: readonly string[];
  readonly output: Output;
  /** Codes that this endpoint answers with, besides those that every endpoint can. */
  readonly errors: readonly ErrorCode[];
  /** Answers in events `step`, `delta`, `result`, `error` to `Accept: text/event-stream`. */
  readonly streams: boolean;
  /** Bytes of a request body before it is refused unread. */
  readonly bodyLimit: number;
  /** For which any cache may keep the answer; only where it is the same for everybody. 0: for none. */
  readonly cacheSeconds: number;
};

const KILOBYTE = 1024;

/** What most endpoints have in common. */
const defaults = {
  access: 'public',
  signInWords: '',
  errorShape: 'nishiki',
  answers: 'json',
  inQuery: [],
  errors: [],
  streams: false,
  bodyLimit: 16 * KILOBYTE,
  cacheSeconds: 0,
} as const;

type Given<I extends z.ZodMiniType, O extends z.ZodMiniType> = Omit<
  Endpoint<I, O>,
  keyof typeof defaults
> &
  Partial<Pick<Endpoint<I, O>, keyof typeof defaults>>;

export const defineEndpoint = <I extends z.ZodMiniType, O extends z.ZodMiniType>(
  endpoint: Given<I, O>,
): Endpoint<I, O> => ({ ...defaults, ...endpoint });

/** Codes that any endpoint can answer with. */
export const commonErrors: readonly ErrorCode[] = [
  'invalid_request',
  'rate_limited',
  'unavailable',
  'internal',
];

/** Codes of those that ask who calls. */
export const accessErrors: Record<Access, readonly ErrorCode[]> = {
  public: [],
  anyone: ['token_invalid', 'session_ended'],
  keeper: ['sign_in_required', 'token_invalid', 'session_ended'],
};

/** Names of the fields of a path: '/api/v1/sessions/:id' has 'id'. */
export const pathFields = (path: string): string[] =>
  [...path.matchAll(/:([a-z]+)/g)].map(([, name]) => name ?? '');
