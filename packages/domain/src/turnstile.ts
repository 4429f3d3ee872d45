import { DomainError } from './errors.ts';

/**
 * Lets work through, so many at once and the others in the order in which they came.
 * @returns runs `work` in its turn; @throws DomainError unavailable when too many wait already
 */
export const createTurnstile = (limits: { atOnce: number; mostWaiting: number }) => {
  const waiting: (() => void)[] = [];
  let inside = 0;
  const enter = async (): Promise<void> => {
    if (inside < limits.atOnce) return void (inside += 1);
    if (waiting.length >= limits.mostWaiting)
      throw new DomainError('unavailable', 'too many wait already', { retryAfterSeconds: 5 });
    // Whoever leaves hands the place over, so that nobody who comes later takes it.
    await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else inside -= 1;
  };
  return async <T>(work: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
};
