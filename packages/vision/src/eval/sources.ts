import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { GateClass } from '../gate/model.ts';
import type { TraitId } from '../types.ts';
import { digest, type LabelledPhoto } from './labels.ts';
import type { Source } from './variants.ts';

/** A picture to learn from or to judge by, and what is known about it. */
export type Item = {
  source: Source;
  /** Label of the photo it was made from; null for what is no koi. */
  label: string | null;
  traits: readonly TraitId[];
  doubtful: boolean;
  /** The labelled photo it was made from, as the labels name it; null where there is none. */
  file: string | null;
  kind: GateClass;
  group: string;
};

/** Jittered copies of each photo of a koi and of other fish. */
export const COPIES = { koi: 1, other: 1 } as const;
const PLAIN = 100;
const CARTOONS = 150;
/** One photo in so many is also judged shifted, one in so many gives its empty tub. */
const SHIFTED = 3;
const EMPTY = 3;

const hashes = new Map<string, string>();
const hashOf = (path: string): string => {
  const known = hashes.get(path);
  if (known !== undefined) return known;
  const hash = digest(readFileSync(path));
  hashes.set(path, hash);
  return hash;
};

/** One photo in `many`, whichever others are labelled: told from its bytes. */
const one = (many: number, { path }: { path: string }, at = 0): boolean =>
  parseInt(hashOf(path).slice(at, at + 4), 16) % many === 0;

const copies = (count: number) => Array.from({ length: count + 1 }, (_, copy) => copy);

const ofPhoto = ({ label, traits, doubtful, file, group }: LabelledPhoto) => ({
  label,
  traits,
  doubtful,
  file,
  group,
  kind: 'koi' as const,
});

const nothing = { label: null, traits: [], doubtful: false, file: null };

/** Every labelled photo with its jittered copies; they share the photo's group. */
export const koiItems = (photos: readonly LabelledPhoto[]): Item[] =>
  photos.flatMap((photo) =>
    copies(COPIES.koi).map((copy) => ({
      ...ofPhoto(photo),
      source: { kind: 'photo', path: photo.path, hash: hashOf(photo.path), copy } as const,
    })),
  );

/** Every third labelled photo as another source would show it: judged, never learnt from. */
export const shiftedItems = (photos: readonly LabelledPhoto[]): Item[] =>
  photos
    .filter((p) => one(SHIFTED, p))
    .map((photo) => ({
      ...ofPhoto(photo),
      source: { kind: 'shifted', path: photo.path, hash: hashOf(photo.path), copy: 0 },
    }));

const photosIn = (folder: string): string[] => {
  try {
    return readdirSync(folder)
      .filter((f) => /\.(jpe?g|png|webp)$/i.test(f))
      .sort()
      .map((f) => join(folder, f))
      .filter((f) => statSync(f).isFile());
  } catch {
    return [];
  }
};

/**
 * What the gate must refuse: photos of other fish in `other-fish` beside the labelled ones, the
 * labelled photos' tubs with the fish painted out (grouped with their photo), pictures of nothing,
 * and flat drawings.
 */
export const negativeItems = (directory: string, photos: readonly LabelledPhoto[]): Item[] => [
  ...photosIn(join(directory, 'other-fish')).flatMap((path) =>
    copies(COPIES.other).map((copy): Item => ({
      source: { kind: 'photo', path, hash: hashOf(path), copy },
      ...nothing,
      kind: 'other',
      group: `other ${hashOf(path)}`,
    })),
  ),
  ...photos
    .filter((p) => one(EMPTY, p))
    .map(({ path, group }): Item => ({
      source: { kind: 'empty-tub', path, hash: hashOf(path), copy: Number(one(2, { path }, 4)) },
      ...nothing,
      kind: 'empty',
      group,
    })),
  ...Array.from({ length: PLAIN }, (_, seed): Item => ({
    source: { kind: 'plain', seed, copy: seed % 2 },
    ...nothing,
    kind: 'empty',
    group: `plain ${seed}`,
  })),
  ...Array.from({ length: CARTOONS }, (_, seed): Item => ({
    source: { kind: 'cartoon', seed, copy: seed % 3 },
    ...nothing,
    kind: 'drawn',
    group: `cartoon ${seed}`,
  })),
];
