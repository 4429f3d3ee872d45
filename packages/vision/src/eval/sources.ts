import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { GateClass } from '../gate/model.ts';
import { isKnown } from './aliases.ts';
import { digest, type LabelledPhoto } from './labels.ts';
import type { Source } from './variants.ts';

/** A picture to learn from or to judge by, and what is known about it. */
export type Item = {
  source: Source;
  /** Label of the photo it was made from; null for what is no koi. */
  label: string | null;
  kind: GateClass;
  group: string;
};

/** Jittered copies of each photo of a known class, of the other koi, and of other fish. */
export const COPIES = { known: 2, unknown: 1, other: 1 } as const;
const PLAIN = 100;
const CARTOONS = 150;

const hashes = new Map<string, string>();
const hashOf = (path: string): string => {
  const known = hashes.get(path);
  if (known !== undefined) return known;
  const hash = digest(readFileSync(path));
  hashes.set(path, hash);
  return hash;
};

const copies = (count: number) => Array.from({ length: count + 1 }, (_, copy) => copy);

/** Every labelled photo with its jittered copies; they share the photo's group. */
export const koiItems = (photos: readonly LabelledPhoto[]): Item[] =>
  photos.flatMap(({ path, label, group }) =>
    copies(isKnown(label) ? COPIES.known : COPIES.unknown).map((copy) => ({
      source: { kind: 'photo', path, hash: hashOf(path), copy } as const,
      label,
      kind: 'koi' as const,
      group,
    })),
  );

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
      label: null,
      kind: 'other',
      group: `other ${hashOf(path)}`,
    })),
  ),
  ...photos
    .filter((_, i) => i % 3 === 0)
    .map(({ path, group }, i): Item => ({
      source: { kind: 'empty-tub', path, hash: hashOf(path), copy: i % 2 },
      label: null,
      kind: 'empty',
      group,
    })),
  ...Array.from({ length: PLAIN }, (_, seed): Item => ({
    source: { kind: 'plain', seed, copy: seed % 2 },
    label: null,
    kind: 'empty',
    group: `plain ${seed}`,
  })),
  ...Array.from({ length: CARTOONS }, (_, seed): Item => ({
    source: { kind: 'cartoon', seed, copy: seed % 3 },
    label: null,
    kind: 'drawn',
    group: `cartoon ${seed}`,
  })),
];
