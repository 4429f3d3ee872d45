import type { Analysis } from '@nishiki/contract/analysis';
import type { AnalystAnswer } from '../ports.ts';

/** What was reserved for a photo, and how it ends. */
export type Payment =
  /** The same wish was answered before: here is that answer. */
  | { readonly done: Analysis }
  | {
      /** Stores the answer and settles, or releases where such an answer costs nothing. */
      keep(answer: AnalystAnswer): Promise<Analysis>;
      /** Releases: there is no answer. */
      giveUp(): Promise<void>;
    };
