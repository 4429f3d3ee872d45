import type { Line } from '../../answer.ts';
import type { Case } from '../../case.ts';

/** A question around sick fish that an article of the knowledge base answers, and what is added to it. */
export type Subject = {
  readonly id: string;
  readonly pattern: RegExp;
  /** Article whose short answer leads and whose points follow; null where the lines below say it all. */
  readonly article: string | null;
  readonly lead?: readonly Line[];
  readonly now?: readonly Line[];
  readonly call?: (c: Case) => readonly Line[];
  readonly never?: readonly Line[];
  readonly bid: number;
};
