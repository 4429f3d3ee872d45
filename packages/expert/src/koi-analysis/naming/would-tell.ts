import { tellApartStatements } from '@nishiki/knowledge/varieties/lookup';
import { varietyById } from '@nishiki/knowledge/varieties/lookup';
import type { VisionResult } from '@nishiki/vision/types';
import { isRefused } from '../refused.ts';

/** What parts two classes is on a part of the fish; that part names the photo. House rule. */
const photosFor: readonly [RegExp, string][] = [
  [
    /head|menware/i,
    'From straight above the head, sharp and level: what the head shows parts them.',
  ],
  [
    /pectoral|motoguro|fins?\b/i,
    'From above with both pectoral fins spread, down to where they join the body.',
  ],
  [
    /lateral line|wrap|belly/i,
    'From the side, in clear water or a bowl: how far down the colour reaches cannot be seen from above.',
  ],
  [
    /scale|net|reticulat/i,
    'A close-up of the back in diffuse light, near enough to see single scales.',
  ],
  [
    /metallic|shine|gloss|glitter/i,
    'One photo in open shade and one with the sun from the side: metallic skin flares, plain skin does not.',
  ],
];

/** Which photos would part the two first candidates; empty after a firm answer or a refusal. */
export const describeWouldTell = (result: VisionResult): string[] => {
  const [first, second] = result.ranking;
  if (result.outcome !== 'unsure' || isRefused(result) || !first || !second) return [];
  const marks = tellApartStatements(first.id, second.id).map(({ text }) => text);
  const wanted = photosFor.filter(([about]) => marks.some((mark) => about.test(mark)));
  const advice = varietyById(first.id)?.photoAdvice;
  return wanted.length > 0 ? wanted.slice(0, 2).map(([, words]) => words) : advice ? [advice] : [];
};
