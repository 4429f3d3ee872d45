import type { Ctx } from '@nishiki/domain/ctx';

export type Option = {
  readonly type: 'string' | 'boolean';
  /** How the usage names what follows it, such as TEXT. */
  readonly value?: string;
  readonly required?: boolean;
  readonly about: string;
};

export type Given = {
  /** What stands after the command's name, in the order of `words`. */
  readonly words: readonly string[];
  readonly text: (option: string) => string | undefined;
  readonly isSet: (option: string) => boolean;
};

export type Outcome = {
  readonly json: Record<string, unknown>;
  /** The same for people, whole lines. */
  readonly text: string;
  /** One sentence where what was found means that the command failed. */
  readonly fault?: string;
};

export type Command = {
  readonly name: string;
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, Option>>;
  readonly about: string;
  /** It reads or erases photos, which lie in the site's data folder. */
  readonly needsFiles?: true;
  /** For what cannot be undone: a person at a terminal types the answer first, unless `--yes` is given. */
  readonly confirm?: (given: Given) => { readonly question: string; readonly answer: string };
  /** Checks what was given before anything is opened. @throws OperatorError */
  prepare(given: Given): (ctx: Ctx) => Promise<Outcome>;
};

/** A refusal in one sentence; exit code 1. */
export class OperatorError extends Error {}

/** The command was not understood: the usage is shown; exit code 2. */
export class UsageError extends Error {}
