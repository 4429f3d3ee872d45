/** Signs that a message speaks of. Pure. */
import type { SignId } from '@nishiki/contract/condition';
import type { Clause } from '../text/clauses.ts';
import { isDenied } from '../text/denial.ts';
import { absent, signWords } from './sign-words.ts';
import { isTold, tellsOfDeath } from './told.ts';

/** Signs whose own words hold the denial: "not eating", "can't breathe", "no balance". */
const deniesItself = new Set<SignId>([
  'off-food',
  'lethargic',
  'gasping',
  'loss-of-balance',
  'floats-or-sinks',
  'new-fish',
  'after-top-up',
  'apart',
  'gills-pale',
]);
const ownDenial =
  /^(?:not|no|can't|cannot|isn't|aren't|doesn't|don't|won't|stopped|stop|never|hasn't|haven't|hardly|barely|refus|without|forgot|didn't|wouldn't|unable|lost|loss)/;

/** "When should I stop feeding?" is about the keeper, and no fish refuses. */
const ofKeeper =
  /\b(?:i|we|you|should|to|when) (?:\w+ )?(?:stop|stopped|not|don't|won't|haven't|quit|never)\b/;
/** What happened: asked about in general, it happened to nobody. */
const history = new Set<SignId>(['new-fish', 'several-fish', 'after-top-up', 'at-dawn']);
const general =
  /^(?:how (?:many|long|much|often|do|to|should|can)|do i|should i|can i|what|when|which|is it)\b/;

/** A list goes on under its denial: "no ulcers, spots or flashing". */
const goesOn = /^(?:or|nor|no|and no|and)\b|^\w+(?: \w+)?$|\b(?:or|nor)\b/;
const opensDenied =
  /^(?:there (?:is|are)|i (?:see|have|can see)|he has|she has|it has|they have|with|fish have|absolutely|also|and|but|got|has|have)? ?(?:no|not|without|no signs? of|never|none|don't see|can't see|cannot see|haven't seen|not seeing)\b/;

type Match = { readonly id: SignId; readonly match: RegExpExecArray; readonly own: boolean };

const matchesIn = (text: string): Match[] =>
  signWords().flatMap(([id, pattern]) => {
    const match = pattern.exec(text);
    if (!match) return [];
    if (id === 'off-food' && ofKeeper.test(text.slice(0, match.index + 8))) return [];
    if (isPattern(id, match[0], text)) return [];
    if (id === 'deaths' && !tellsOfDeath(text)) return [];
    return [{ id, match, own: deniesItself.has(id) && ownDenial.test(match[0]) }];
  });

/** "A Showa with a red spot": the pattern, and no sore. */
const isPattern = (id: SignId, words: string, text: string): boolean =>
  (id === 'red-sore' && /\b(?:fading|faded|yellow\w*|eaten)\b/.test(text)) ||
  (id === 'dark-skin' && colourful.test(text)) ||
  (((id === 'red-sore' && /^red(?:dish)? (?:spot|patch|mark|area)/.test(words)) ||
    id === 'dark-specks') &&
    /\b(?:tancho|maruten|pattern|kohaku with|utsuri|showa|sanke|bekko|variety|kind of|type of|called|with a|on (?:its|the|his|her) head|breed|(?:white|yellow|orange|red|metallic) (?:koi|fish|body|skin)|got a koi with)\b/.test(
      text,
    ) &&
    !/\b(?:sore|appeared|sick|ill|new|suddenly|raised|scales?|treat\w*|noticed)\b/.test(text));

/** Varieties whose black comes and goes, and colours that turn: no skin that darkens by illness. */
const colourful =
  /\b(?:kumonryu|matsukawa\w*|kikokuryu|karasu\w*|hajiro|showa|utsuri\w*|sanke|bekko|goshiki|asagi|ochiba|chagoi|sumi|hi|beni|orange|red|yellow|edges?|pattern|colou?rs?|markings?|patch\w*|spots?)\b/;

/** A round female in the months of spawning. */
const isFemaleInSpring = (whole: string): boolean =>
  /\bfemales?\b/.test(whole) &&
  /\b(?:spring|april|may|june|spawn\w*|breeding season)\b/.test(whole);

/** Told in two breaths: "2 year old male, bumps on the fins, April". */
const isMaleInSpring = (whole: string): boolean =>
  /\bmales?\b/.test(whole) &&
  !/\bfemales?\b/.test(whole) &&
  /\b(?:spring|march|april|may|june|spawn\w*|breeding season|(?:just|only)(?: \w+){0,3} (?:pec\w*|front fins|gill (?:covers?|plates?)|cheeks?))\b/.test(
    whole,
  );

/** "Won't eat and sits at the bottom": what denies the eating denies nothing behind it. */
const withoutOwnDenials = (text: string, matches: readonly Match[]): string => {
  let rest = text;
  for (const { match, own } of matches)
    if (own)
      rest =
        rest.slice(0, match.index) +
        'and '.repeat(match[0].length).slice(0, match[0].length) +
        rest.slice(match.index + match[0].length);
  return rest;
};

/** Each sign once: looked for and there, or looked for and not there. The last word on it counts. */
export const signsIn = (clauses: readonly Clause[]): Map<SignId, boolean> => {
  const found = new Map<SignId, boolean>();
  let listDenied = false;
  for (const [at, clause] of clauses.entries()) {
    const carried: boolean =
      listDenied && clauses[at - 1]?.ends === ',' && goesOn.test(clause.text);
    let deniedHere = false;
    if (!isTold(clause.text)) continue;
    const matches = matchesIn(clause.text);
    const text = withoutOwnDenials(clause.text, matches);
    for (const { id, match, own } of matches) {
      if (history.has(id) && general.test(clause.text)) continue;
      const isThere = own || !(isDenied(text.slice(0, match.index)) || carried);
      if (!isThere) deniedHere = true;
      // A denial of one mention does not undo what another clause told.
      if (isThere || !found.has(id)) found.set(id, isThere);
    }
    for (const [id, pattern] of absent)
      if (pattern.test(clause.text) && !isWorry(clause.text)) found.set(id, false);
    listDenied =
      deniedHere &&
      (carried || opensDenied.test(clause.text) || /\b(?:no|not|without)\b/.test(clause.text));
  }
  // Holes that a heron left are its stabs, and no ulcer of their own.
  const whole = clauses.map(({ text }) => text).join(' ');
  if (found.get('stab-wounds') === true && !/\b(?:ulcer|crater|lesion|sore)/.test(whole))
    found.delete('open-ulcer');
  if (isMaleInSpring(whole)) found.set('male-in-spring', true);
  if (found.get('swollen-belly') === true && isFemaleInSpring(whole))
    found.set('egg-heavy-female', true);
  return found;
};

const isWorry = (clause: string): boolean =>
  /\b(?:not|isn't|aren't|no longer|stopped|was|were|used to)\b(?: \w+){0,2} (?:eating|feeding|active|hungry|lively)\b/.test(
    clause,
  );
