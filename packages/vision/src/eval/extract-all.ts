import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { cacheFolder, measurementVersion, readCached, writeCached, writeView } from './cache.ts';
import { measureSample, type Sample } from './sample.ts';
import { PhotoError } from '../types.ts';
import { render, sourceKey, type Source } from './variants.ts';

export type Job = { folder: string; sources: Source[] };

const worker = fileURLToPath(new URL('./extract-worker.ts', import.meta.url));

/** A picture that the engine refuses to decode (too small, damaged) has no measurements. */
const renderOrNull = (source: Source) =>
  render(source).catch((error: unknown) => {
    if (error instanceof PhotoError) return null;
    throw error;
  });

/** Pictures of koi, which the network learns from or is judged by. */
const isSeen = ({ kind }: Source) => kind === 'photo' || kind === 'shifted';

/** Measures sources one after another into the cache; `done` hears of each. */
export const measureInto = async ({ folder, sources }: Job, done: () => void): Promise<void> => {
  for (const source of sources) {
    const picture = await renderOrNull(source);
    const sample = picture === null ? null : measureSample(picture);
    // The view first: whoever finds the measurements also finds the view.
    if (sample !== null && isSeen(source)) writeView(folder, sourceKey(source), sample.view);
    writeCached(folder, sourceKey(source), sample);
    done();
  }
};

const inChild = (job: Job, done: () => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = fork(worker);
    child.on('message', done);
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`Measuring stopped with code ${code}.`)),
    );
    child.send(job);
  });

/**
 * Measures every source that the cache does not hold yet, in as many processes as asked, and
 * returns all in order.
 */
export const measureAll = async (
  sources: readonly Source[],
  processes: number,
  report: (done: number, total: number) => void,
): Promise<(Sample | null)[]> => {
  const folder = cacheFolder(measurementVersion());
  const missing = sources.filter((s) => readCached(folder, sourceKey(s)) === undefined);
  let count = 0;
  const done = () => report(++count, missing.length);
  const shares = Array.from({ length: processes }, (_, k) =>
    missing.filter((_, i) => i % processes === k),
  ).filter((share) => share.length > 0);
  if (shares.length === 1) await measureInto({ folder, sources: shares[0] }, done);
  else await Promise.all(shares.map((share) => inChild({ folder, sources: share }, done)));
  return sources.map((s) => readCached(folder, sourceKey(s)) ?? null);
};
