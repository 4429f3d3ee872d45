/** What a koi is called by its looks. */
export type Verdict = {
  /** Catalogue ids, the likeliest first. */
  readonly ids: readonly string[];
  /** Why, in a sentence. */
  readonly because: string;
  /** What would settle it; null where nothing is open. */
  readonly settle: string | null;
};

export const verdict = (
  ids: readonly string[],
  because: string,
  settle: string | null = null,
): Verdict => ({ ids, because, settle });
