import type { Log } from '@nishiki/domain/ports';

/**
 * Runs a verb again and again, never twice at once in this process. Verbs that are scheduled this
 * way must bear being run by several processes at the same time.
 * @returns stop: no further runs; resolves when the running one is done
 */
export const every = (
  milliseconds: number,
  name: string,
  log: Log,
  work: () => Promise<void>,
): (() => Promise<void>) => {
  let running: Promise<void> = Promise.resolve();
  let busy = false;
  const run = (): void => {
    if (busy) return;
    busy = true;
    running = work()
      .catch((error: unknown) => log.error({ job: name, error: String(error) }, 'job failed'))
      .finally(() => (busy = false));
  };
  const timer = setInterval(run, milliseconds);
  timer.unref();
  run();
  return async () => {
    clearInterval(timer);
    await running;
  };
};
