/** Composition root: reads the environment once, builds the parts, listens, and stops cleanly. */
import { startSite } from './start-site.ts';
import { toSentence } from './start-failure.ts';

/** Milliseconds after which a stop that hangs is ended; people are told ten seconds. */
const STOP_LIMIT = 9000;

try {
  const site = await startSite(process.env);
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_LIMIT).unref();
    void site.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
} catch (error) {
  process.stderr.write(`${toSentence(error)}\n`);
  process.exit(1);
}
