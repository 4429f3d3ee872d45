/** What a failed statement tells the log: never the values in it, which may be somebody's. */
import { codeOf } from './start-error.ts';

export class DatabaseError extends Error {
  override name = 'DatabaseError';
  constructor(
    message: string,
    /** PostgreSQL's SQLSTATE such as '23505', or Node's code such as 'ECONNREFUSED'. */
    readonly code: string | undefined,
    readonly constraint: string | undefined,
    readonly table: string | undefined,
  ) {
    super(message);
  }
}

/** The database cannot be reached, or takes no more connections: worth asking again in a moment. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/** Connection lost, refused or not permitted now: classes 08, 57P and 53300 of PostgreSQL, Node's own. */
const unreachableCode = /^(08...|57P0[123]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;
/** pg gives these no code. */
const unreachableWords = /timeout exceeded when trying to connect|connection terminated/i;

const textOf = (source: object, name: string): string | undefined => {
  const value: unknown = Reflect.get(source, name);
  return typeof value === 'string' ? value : undefined;
};

/** The driver's own error, below the wrapper that quotes the statement with its values. */
const innermost = (error: object): object =>
  'cause' in error && typeof error.cause === 'object' && error.cause !== null
    ? innermost(error.cause)
    : error;

const isUnreachable = (error: object): boolean =>
  unreachableCode.test(codeOf(error) ?? '') ||
  unreachableWords.test(textOf(error, 'message') ?? '');

const isFromDatabase = (error: object): boolean =>
  error.constructor.name === 'DrizzleQueryError' || textOf(error, 'severity') !== undefined;

/** Leaves errors of the caller's own code as they are, and strips those of the database. */
export const withoutValues = (error: unknown): unknown => {
  if (typeof error !== 'object' || error === null) return error;
  const inner = innermost(error);
  if (isUnreachable(inner)) return new DatabaseUnavailable(textOf(inner, 'message'));
  if (!isFromDatabase(error)) return error;
  const message = textOf(inner, 'message') ?? 'database error';
  const stripped = new DatabaseError(
    message,
    codeOf(inner),
    textOf(inner, 'constraint'),
    textOf(inner, 'table'),
  );
  const stack = textOf(error, 'stack')
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line));
  stripped.stack = [`DatabaseError: ${message}`, ...(stack ?? [])].join('\n');
  return stripped;
};
