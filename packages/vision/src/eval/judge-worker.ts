import { judgeHere, type SeedJob, type SeedMessage } from './judge-seeds.ts';

process.once('message', (job: SeedJob) => {
  judgeHere(job, (message: SeedMessage) => process.send?.(message)).then(
    () => process.disconnect(),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
});
