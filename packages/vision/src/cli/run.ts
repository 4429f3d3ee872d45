import { parseArgs } from 'node:util';
import { UsageError } from '../eval/labels.ts';

export type Options = {
  directory: string;
  labels: string;
  json: boolean;
  folds: number | null;
  out: string | null;
};

const whole = (name: string, text: string, least: number): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least)
    throw new UsageError(`--${name} must be a whole number of at least ${least}.`);
  return value;
};

/** Reads the options both commands share. `usage` is shown when one is missing. */
export const readOptions = (args: string[], usage: string): Options & { words: string[] } => {
  let parsed;
  try {
    parsed = parseArgs({
      args,
      allowPositionals: true,
      options: {
        dir: { type: 'string' },
        labels: { type: 'string' },
        json: { type: 'boolean', default: false },
        folds: { type: 'string' },
        out: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
  const { values, positionals } = parsed;
  if (values.dir === undefined || values.labels === undefined)
    throw new UsageError(`--dir and --labels are needed.\n${usage}`);
  return {
    words: positionals,
    directory: values.dir,
    labels: values.labels,
    json: values.json,
    folds: values.folds === undefined ? null : whole('folds', values.folds, 2),
    out: values.out ?? null,
  };
};

/** Runs a command; what the user did wrong is one sentence and exit code 1. */
export const runCommand = (command: () => Promise<void>): void => {
  command().catch((error: unknown) => {
    const expected = error instanceof UsageError;
    process.stderr.write(
      `${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
    );
    process.exitCode = 1;
  });
};

/** Progress on the error stream: ten lines, or one every hundred pictures. */
export const progress = (what: string) => (done: number, total: number) => {
  const every = Math.min(100, Math.ceil(total / 10));
  if (done % every === 0 || done === total) process.stderr.write(`${what}: ${done} of ${total}\n`);
};
