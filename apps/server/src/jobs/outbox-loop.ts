import type { Log } from '@nishiki/domain/ports';

export type OutboxLoop = {
  /** Something new is there: do it now. */
  wake(): void;
  stop(): Promise<void>;
};

/**
 * Runs the outbox when it is woken, and every few seconds for what other processes left or what is to
 * be tried again. Never twice at once in this process.
 */
export const outboxLoop = (
  milliseconds: number,
  log: Log,
  run: () => Promise<unknown>,
): OutboxLoop => {
  let running: Promise<void> | null = null;
  let again = false;
  let stopped = false;
  const wake = (): void => {
    if (stopped) return;
    again = true;
    running ??= (async () => {
      while (again && !stopped) {
        again = false;
        await run().catch((error: unknown) =>
          log.error({ job: 'outbox', error: String(error) }, 'job failed'),
        );
      }
      running = null;
    })();
  };
  const timer = setInterval(wake, milliseconds);
  timer.unref();
  return {
    wake,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
};
