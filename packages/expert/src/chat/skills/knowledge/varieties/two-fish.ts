import { varietyById } from '@nishiki/knowledge/varieties/lookup';
import type { Variety } from '@nishiki/knowledge/varieties/schema';
import { decide } from './decide.ts';
import { looksOf } from './description.ts';
import type { Verdict } from './verdict.ts';

export type Described = { readonly variety: Variety; readonly verdict: Verdict };

const split =
  /^(.*?)\b(?:one|first|1st|bigger one|smaller one)\b(.{4,140}?)\b(?:and |but |while |, )?(?:the )?(?:other|second|2nd|another)(?: one)?\b(.{4,140})$/;

/** Two fish that one message describes: "one shines like foil, the other is flat lemon". */
export const twoDescribed = (text: string): readonly [Described, Described] | null => {
  const parts = split.exec(text);
  if (!parts) return null;
  const [, both = '', one = '', other = ''] = parts;
  const [a, b] = [one, other].map((own) => {
    const verdict = decide(looksOf(`${both} ${own}`.replace(/\s+/g, ' ').trim()));
    const variety = verdict?.ids[0] === undefined ? undefined : varietyById(verdict.ids[0]);
    return verdict && variety ? { variety, verdict } : null;
  });
  return a && b && a.variety.id !== b.variety.id ? [a, b] : null;
};
