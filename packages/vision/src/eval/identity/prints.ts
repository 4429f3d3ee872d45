/** Fingerprints of photos and of their second photos, kept in the cache. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { patternMapOf } from '../../evidence.ts';
import { makePanel, MARGIN } from '../../features/panel.ts';
import { makeFingerprint } from '../../identity/make-fingerprint.ts';
import { locate, straightenFound } from '../../pipeline/read-fish.ts';
import type { Rgb } from '../../pipeline/raster.ts';
import { applyBalance, findBalance } from '../../pipeline/white-balance.ts';
import { cacheFolder, measurementVersion } from '../cache.ts';
import { digest, type LabelledPhoto } from '../labels.ts';
import { readPixels } from '../pixels.ts';
import { secondPhoto } from './second-photo.ts';

/** Pose scores under this are refused as 'shape unclear': such a photo gets no fingerprint. */
const CLEAR_POSE = 2;

/** Second photos made of each photo. */
export const SECONDS = 2;

/** Of one fish: first the photo itself, then its second photos; null where no fish could be read. */
export type FishPrints = { photo: LabelledPhoto; prints: (Uint8Array | null)[] };

/** The engine's whole way from a picture to its fingerprint. */
export const printOf = (picture: Rgb): Uint8Array | null => {
  const straightened = straightenFound(locate(picture));
  if (straightened === null || straightened.fish.measures.score < CLEAR_POSE) return null;
  const { body } = straightened.views;
  const panel = makePanel(applyBalance(body, findBalance(body, MARGIN)));
  return makeFingerprint(patternMapOf(panel));
};

const version = (): string => {
  const own = ['./second-photo.ts', './prints.ts', '../../identity/make-fingerprint.ts'];
  const texts = own.map((f) => readFileSync(fileURLToPath(new URL(f, import.meta.url)), 'utf8'));
  return digest([measurementVersion(), ...texts].join('\n'));
};

const cached = (path: string): Uint8Array | undefined => {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
};

const seedOf = (hash: string, copy: number): number =>
  (parseInt(hash.slice(0, 8), 16) + 7919 * copy) >>> 0;

const printsOf = async (folder: string, photo: LabelledPhoto): Promise<FishPrints> => {
  const bytes = readFileSync(photo.path);
  const hash = digest(bytes);
  let picture: Rgb | undefined;
  const prints: (Uint8Array | null)[] = [];
  for (let copy = 0; copy <= SECONDS; copy++) {
    const path = join(folder, `print-${hash}-${copy}`);
    let print = cached(path);
    if (print === undefined) {
      picture ??= await readPixels(bytes);
      const shown = copy === 0 ? picture : await secondPhoto(picture, seedOf(hash, copy));
      print = printOf(shown) ?? new Uint8Array(0);
      writeFileSync(path, print);
    }
    prints.push(print.length > 0 ? Uint8Array.from(print) : null);
  }
  return { photo, prints };
};

/** Reads every photo and its second photos; what the cache holds of this version of the code is not read again. */
export const readPrints = async (
  photos: readonly LabelledPhoto[],
  report: (done: number, total: number) => void,
): Promise<FishPrints[]> => {
  const folder = cacheFolder(version());
  const out: FishPrints[] = [];
  for (const photo of photos) {
    out.push(await printsOf(folder, photo));
    report(out.length, photos.length);
  }
  return out;
};
