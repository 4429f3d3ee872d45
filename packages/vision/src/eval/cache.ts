import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { digest } from './labels.ts';
import type { Sample } from './sample.ts';

const source = dirname(dirname(fileURLToPath(import.meta.url)));
const repository = join(source, '..', '..', '..');

const sourcesUnder = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((f) => f.endsWith('.ts') && !f.endsWith('.test.ts'))
    .sort()
    .map((f) => join(directory, f))
    .filter((f) => statSync(f).isFile());

/**
 * Version of everything that shapes a measurement: the code itself. A changed line anywhere in it
 * makes a new cache, so that old measurements are never mixed with new ones.
 */
export const measurementVersion = (): string => {
  const files = [
    ...['pipeline', 'features'].flatMap((d) => sourcesUnder(join(source, d))),
    ...['measures.ts', 'texture-measures.ts'].map((f) => join(source, 'gate', f)),
    ...['jitter.ts', 'shift.ts', 'variants.ts'].map((f) => join(source, 'eval', f)),
    join(source, 'network', 'input.ts'),
    ...sourcesUnder(join(source, 'eval', 'negatives')),
  ];
  return digest(files.map((f) => readFileSync(f, 'utf8')).join('\n'));
};

/** Folder of the measurements of this version; made when missing. */
export const cacheFolder = (version: string): string => {
  const folder = join(repository, '.cache', 'vision', version);
  mkdirSync(folder, { recursive: true });
  return folder;
};

const NOTHING = new Float32Array(0);

/** Measurements kept under a key; undefined when there are none yet. */
export const readCached = (folder: string, key: string): Sample | null | undefined => {
  let bytes: Buffer;
  try {
    bytes = readFileSync(join(folder, key));
  } catch {
    return undefined;
  }
  const all = new Float32Array(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length),
  );
  if (all.length === 0) return null;
  const split = all[0];
  return { fish: all.slice(1, 1 + split), gate: all.slice(1 + split) };
};

/** One step of a stored view: two bytes a value. */
export const VIEW_STEP = 1 / 8192;

/** The network's input kept under a key, in steps of VIEW_STEP; null when there is none. */
export const readView = (folder: string, key: string): Int16Array | null => {
  try {
    const bytes = readFileSync(join(folder, `${key}.view`));
    return new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  } catch {
    return null;
  }
};

/** Keeps the network's input under a key. */
export const writeView = (folder: string, key: string, view: Float32Array): void => {
  const steps = Int16Array.from(view, (v) => Math.round(v / VIEW_STEP));
  writeFileSync(join(folder, `${key}.view`), new Uint8Array(steps.buffer));
};

/** Keeps measurements under a key; several processes may do so at once. */
export const writeCached = (folder: string, key: string, sample: Sample | null): void => {
  const values =
    sample === null
      ? NOTHING
      : Float32Array.from([sample.fish.length, ...sample.fish, ...sample.gate]);
  const temporary = join(folder, `${key}.${process.pid}`);
  writeFileSync(temporary, new Uint8Array(values.buffer));
  renameSync(temporary, join(folder, key));
};
