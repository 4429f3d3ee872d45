import sharp from 'sharp';
import { measureInto, type Job } from './extract-all.ts';

// One process is one core's worth of work; decoding must not spread over the others.
sharp.concurrency(1);

process.once('message', (job: Job) => {
  measureInto(job, () => process.send?.(1)).then(
    () => process.disconnect(),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
});
