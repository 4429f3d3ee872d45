/** Which number belongs to which measure. */
import type { Spot } from '../quantities/find.ts';
import type { Token } from '../text/tokens.ts';
import { canonical } from './canonical.ts';
import type { Mention } from './measures.ts';

export type Pairing = { readonly mention: Mention; readonly spot: Spot };

/** Words between a measure and its number that do not part them. */
const filler = new Set(
  (
    'is was are were be been being at of for a an the my our its it in level levels reading readings reads read ' +
    'shows showing show showed says said test tests tested testing result results value values about around ' +
    'roughly approx approximately nearly almost just over under only still currently now today this morning yesterday ' +
    'between from to up down has have had gone went come came out back as high low very really a bit = : - ~ < > ( ) [ ] ' +
    'water pond tank get got getting i measured measures kit meter strip less than more then on by so sits sitting steady stable ' +
    'constant constantly always usually already total also with and risen rose dropped fallen fell jumped climbed shot ' +
    'reach reached reaches which that bring raise raised lower reduce increase it got says me him * # +'
  ).split(' '),
);

const CLAUSE = 3;
const FAR = 8;

/** How far apart two stand, in words; Infinity where something else stands between. */
const gap = (tokens: readonly Token[], from: number, to: number): number => {
  if (to - from > FAR) return Infinity;
  let cost = 0;
  for (let at = from; at < to; at += 1) {
    const { kind, word } = tokens[at] as Token;
    if (word === ',' || word === ';') cost += CLAUSE;
    else if (word === '.' || word === '!' || word === '?') return Infinity;
    else if (kind === 'number') return Infinity;
    else cost += filler.has(word) ? 0.3 : 2;
  }
  return cost;
};

const TOO_FAR = 6;

const isFirst = (one: { at: number }, other: { at: number }): boolean => one.at < other.at;

/**
 * Pairs each measure with the nearest number that can be its value. Numbers stand after their
 * measures or before them, in one message mostly the same way.
 */
export const pair = (
  tokens: readonly Token[],
  mentions: readonly Mention[],
  spots: readonly Spot[],
  taken: ReadonlySet<Spot>,
): Pairing[] => {
  const free = spots.filter((spot) => !taken.has(spot));
  const [firstSpot] = free;
  const [firstMention] = mentions;
  const lastMention = mentions.at(-1);
  const lastSpot = free.at(-1);
  const numbersLead =
    firstSpot !== undefined &&
    firstMention !== undefined &&
    lastMention !== undefined &&
    lastSpot !== undefined &&
    isFirst({ at: firstSpot.from }, { at: firstMention.from }) &&
    isFirst({ at: lastSpot.from }, { at: lastMention.from });
  const offers: { cost: number; mention: Mention; spot: Spot }[] = [];
  let first = 0;
  for (const [index, mention] of mentions.entries()) {
    while (first < free.length && (free[first] as Spot).to < mention.from - FAR) first += 1;
    for (let at = first; at < free.length; at += 1) {
      const spot = free[at] as Spot;
      if (spot.from > mention.to + FAR) break;
      if (canonical(mention.measure, spot.value, spot, mention.asNitrogen) === null) continue;
      const after = spot.from >= mention.to;
      const between = after
        ? gap(tokens, mention.to, spot.from)
        : gap(tokens, spot.to, mention.from);
      // Another measure between them has the better claim.
      const neighbour = mentions[after ? index + 1 : index - 1];
      const blocked =
        neighbour !== undefined && (after ? neighbour.to <= spot.from : neighbour.from >= spot.to);
      const fits = spot.unit !== null ? -0.4 : 0;
      const cost = between + (after === numbersLead ? 0.7 : 0) + (blocked ? 2.5 : 0) + fits;
      if (cost < TOO_FAR) offers.push({ cost, mention, spot });
    }
  }
  offers.sort((one, other) => one.cost - other.cost);
  const pairs: Pairing[] = [];
  const done = new Set<Mention | Spot>();
  for (const { mention, spot } of offers) {
    if (done.has(mention) || done.has(spot)) continue;
    done.add(mention).add(spot);
    pairs.push({ mention, spot });
  }
  return pairs.sort((one, other) => one.spot.at - other.spot.at);
};
