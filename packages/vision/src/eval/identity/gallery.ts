/** A photographed fish looked for among a keeper's collection. */
import { rankFingerprints } from '../../identity/compare.ts';
import { seeded } from '../../pipeline/random.ts';
import type { FishPrints } from './prints.ts';

/** Fish in a collection: the figure of the product. */
export const GALLERY = 300;

/** How the searches of all second photos ended, in counts. */
export type Found = {
  fish: number;
  queries: number;
  /** No fish could be read in the second photo, or in the first: the keeper is asked for another photo. */
  unread: number;
  /** The own fish was the most alike of all. */
  first: number;
  /** The own fish was first and called 'same'. */
  same: number;
  /** The own fish was called 'unsure', of those because one photo has hardly any pattern. */
  unsure: number;
  plain: number;
  /** The own fish was called 'different'. */
  denied: number;
  /** Another fish was called 'same' while the own was in the collection. */
  otherSame: number;
  /** Any fish was called 'same' while the own was not in the collection. */
  absentSame: number;
};

const some = <T>(list: readonly T[], count: number, random: () => number): T[] => {
  const rest = [...list];
  return Array.from({ length: Math.min(count, rest.length) }, () => {
    const [taken] = rest.splice(Math.floor(random() * rest.length), 1);
    return taken;
  });
};

/** Searches each second photo in a collection with its fish and in one without. */
export const searchAll = (fishes: readonly FishPrints[], seed: number): Found => {
  const random = seeded(seed);
  const known = fishes.flatMap((f) => (f.prints[0] ? [{ of: f, print: f.prints[0] }] : []));
  const zero = { unread: 0, first: 0, same: 0, unsure: 0, plain: 0, denied: 0 };
  const found: Found = {
    fish: fishes.length,
    queries: 0,
    ...zero,
    otherSame: 0,
    absentSame: 0,
  };
  for (const fish of fishes)
    for (const query of fish.prints.slice(1)) {
      found.queries++;
      const own = fish.prints[0];
      if (!query || !own) {
        found.unread++;
        continue;
      }
      const others = some(
        known.filter(({ of }) => of.photo.group !== fish.photo.group),
        GALLERY,
        random,
      ).map(({ print }) => print);
      const [match, ...rest] = rankFingerprints(query, [own, ...others]);
      // The last of the others makes room for the own fish where that is in the collection.
      const beside = rest.slice(0, GALLERY - 1);
      const isFirst = beside.every(({ similarity }) => similarity < match.similarity);
      if (isFirst) found.first++;
      if (isFirst && match.verdict === 'same') found.same++;
      if (match.verdict === 'unsure') found.unsure++;
      if (match.isPlain) found.plain++;
      if (match.verdict === 'different') found.denied++;
      if (beside.some(({ verdict }) => verdict === 'same')) found.otherSame++;
      if (rest.some(({ verdict }) => verdict === 'same')) found.absentSame++;
    }
  return found;
};
