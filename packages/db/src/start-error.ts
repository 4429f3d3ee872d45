/** A reason not to start, told in one sentence that an operator can act on. The server prints it and exits with 1. */
export class StartError extends Error {
  override name = 'StartError';
}

/** What an unknown error says of itself, on one line. */
export const reasonOf = (error: unknown): string => {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text.replace(/\s+/g, ' ').trim();
};

/** The short code of a Node or PostgreSQL error ('ENOSPC', '53100'), or undefined. */
export const codeOf = (error: unknown): string | undefined => {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'cause' in error ? codeOf(error.cause) : undefined;
};

/** True for a full disk, told by Node (ENOSPC, EDQUOT), by PostgreSQL (53100) or in a program's output. */
export const isDiskFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT', '53100'].includes(codeOf(error) ?? '') ||
  /no space left on device|disk quota exceeded/i.test(reasonOf(error));

export const diskFullError = (folder: string): StartError =>
  new StartError(
    `The disk that holds ${folder} is full: free some space there and start Nishiki again.`,
  );
