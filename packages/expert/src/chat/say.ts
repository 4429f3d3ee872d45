/**
 * Hands pieces on one by one, giving way to other requests between them, so that the first words leave
 * before the last are handed over.
 * @returns all of them together
 * @throws DOMException AbortError as soon as it is stopped
 */
export const say = async (
  pieces: readonly string[],
  onWords: (words: string) => void,
  signal?: AbortSignal,
): Promise<string> => {
  for (const piece of pieces) {
    throwIfStopped(signal);
    onWords(piece);
    await new Promise((resolve) => setImmediate(resolve));
  }
  throwIfStopped(signal);
  return pieces.join('');
};

/** Whatever the reason of the signal: a stop is an AbortError. */
export const throwIfStopped = (signal: AbortSignal | undefined): void => {
  if (signal?.aborted) throw new DOMException('The answer was stopped.', 'AbortError');
};
