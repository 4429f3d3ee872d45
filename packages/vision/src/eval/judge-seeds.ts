import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { judgeSeed, type FoldRun, type FoldSettings } from './fold-report.ts';
import { loadMeasured, loadPhotos } from './load.ts';

export type SeedJob = FoldSettings & { directory: string; labels: string; seeds: number[] };
export type SeedMessage = { kind: 'fold' } | { kind: 'seed'; seed: number; run: FoldRun };

const worker = fileURLToPath(new URL('./judge-worker.ts', import.meta.url));

/** Judges some seeds in this process; the measurements come from the cache. */
export const judgeHere = async (
  { directory, labels, seeds, ...settings }: SeedJob,
  send: (message: SeedMessage) => void,
): Promise<void> => {
  const photos = loadPhotos(directory, labels);
  const { measured, withoutFish } = await loadMeasured(directory, photos, () => undefined);
  for (const seed of seeds) {
    const run = judgeSeed(measured, withoutFish, settings, seed, () => send({ kind: 'fold' }));
    send({ kind: 'seed', seed, run });
  }
};

const inChild = (job: SeedJob, hear: (message: SeedMessage) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = fork(worker);
    child.on('message', hear);
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`Judging stopped with code ${code}.`)),
    );
    child.send(job);
  });

/** Refits and judges by group, once for each seed, in as many processes as asked. */
export const judgeSeeds = async (
  job: Omit<SeedJob, 'seeds'> & { seeds: number },
  processes: number,
  report: (done: number, total: number) => void,
): Promise<FoldRun[]> => {
  const runs: FoldRun[] = [];
  let done = 0;
  const hear = (message: SeedMessage) => {
    if (message.kind === 'fold') report(++done, job.folds * job.seeds);
    if (message.kind === 'seed') runs[message.seed] = message.run;
  };
  const shares = Array.from({ length: processes }, (_, k) =>
    Array.from(Array(job.seeds).keys()).filter((seed) => seed % processes === k),
  ).filter((seeds) => seeds.length > 0);
  await Promise.all(shares.map((seeds) => inChild({ ...job, seeds }, hear)));
  return runs;
};
