import type { Analysis } from '@nishiki/contract/analysis';
import { compareFingerprints } from '@nishiki/vision/identity/compare';
import type { VisionResult } from '@nishiki/vision/types';
import type { PhotoReading } from '../../pool/messages.ts';
import { mainColours } from '../details.ts';
import { isRefused, mayBeNoKoi } from '../refused.ts';
import { withPooled } from './pool-rankings.ts';
import type { Further } from './read.ts';

type Told = NonNullable<Analysis['more']>[number];
type Part = Told & { readonly ranked: VisionResult | null };

const percent = (share: number): string => `${Math.round(share * 100)}%`;

const coloursOf = (result: VisionResult): string[] => {
  const shares = result.colourShares?.overall;
  if (!shares) return [];
  const list = mainColours(shares).map(({ colour, share }) => `${colour} ${percent(share)}`);
  return list.length > 0 ? [`Colours on this photo: ${list.join(', ')}.`] : [];
};

const marksOf = (result: VisionResult): string[] => {
  const n = result.marks.length;
  if (n === 0) return [];
  return [
    `${n === 1 ? 'One place' : `${n} places`} on the skin stand out here: have this photo read by itself to see where.`,
  ];
};

const unused = (view: Told['view'], ...words: string[]): Part => ({
  view,
  used: false,
  words,
  ranked: null,
});

/** From above: the same measures as the first, provided that it is the same fish. */
const fromAbove = (first: PhotoReading, { result, fingerprint }: PhotoReading): Part => {
  if (!result || isRefused(result) || mayBeNoKoi(result) || result.outcome === 'several_fish')
    return unused('top', 'No single koi from above could be made out on it.');
  const match =
    first.fingerprint && fingerprint && compareFingerprints(first.fingerprint, fingerprint);
  if (match && match.verdict === 'different')
    return unused('top', 'Its pattern is that of another fish, so it was left out.');
  const best = result.ranking[0];
  if (!best) return unused('top', 'Nothing could be ranked on it.');
  return {
    view: 'top',
    used: true,
    words: ['Its ranking was joined with that of the first photo.', ...marksOf(result)],
    ranked: result,
  };
};

/** From elsewhere only colours can be told, and the name does not rest on them. */
const fromElsewhere = (view: Told['view'], { result }: PhotoReading): Part => {
  const words = result ? [...coloursOf(result), ...marksOf(result)] : [];
  return words.length > 0
    ? { view, used: true, words: [...words, 'The name rests on photos from above.'], ranked: null }
    : unused(view, 'No fish could be made out on it.');
};

const partOf = (first: PhotoReading, further: Further): Part => {
  const { view, reading } = further;
  if (reading === null) return unused(view, further.problem);
  return view === 'top' ? fromAbove(first, reading) : fromElsewhere(view, reading);
};

/** Joins what further photos of the fish add to the first. Pure. */
export const combine = (
  first: PhotoReading & { result: VisionResult },
  further: readonly Further[],
): { result: VisionResult; more: Told[] } => {
  const parts = further.map((photo) => partOf(first, photo));
  const readable =
    !isRefused(first.result) && first.result.outcome !== 'several_fish' && first.result.fish;
  const ranked = readable ? parts.flatMap(({ ranked: own }) => own ?? []) : [];
  return {
    result: withPooled(first.result, ranked),
    more: parts.map(({ view, used, words }) => ({ view, used, words })),
  };
};
