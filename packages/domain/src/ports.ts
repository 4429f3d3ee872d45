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
};

/** Makes addresses that work for an hour without a session, since an image tag carries none. */
export type PhotoAddresses = {
  sign(photoId: string, now: Date): string;
  /** True when the signature fits the id and has not run out. */
  verify(photoId: string, expires: string, signature: string, now: Date): boolean;
};

export type Log = {
  info(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
  error(fields: Record<string, unknown>, message: string): void;
};
