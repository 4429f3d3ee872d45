/** Signs that a message speaks of. Pure. */
import type { SignId } from '@nishiki/contract/condition';
import type { Clause } from '../text/clauses.ts';
import { isDenied } from '../text/denial.ts';
import { absent, signWords } from './sign-words.ts';

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

/** Each sign once: looked for and there, or looked for and not there. The last word on it counts. */
export const signsIn = (clauses: readonly Clause[]): Map<SignId, boolean> => {
  const found = new Map<SignId, boolean>();
  let listDenied = false;
  for (const [at, clause] of clauses.entries()) {
    const carried: boolean =
      listDenied && clauses[at - 1]?.ends === ',' && goesOn.test(clause.text);
    let deniedHere = false;
    for (const [id, pattern] of signWords()) {
      const match = pattern.exec(clause.text);
      if (!match) continue;
      if (id === 'off-food' && ofKeeper.test(clause.text.slice(0, match.index + 8))) continue;
      if (history.has(id) && general.test(clause.text)) continue;
      const own = deniesItself.has(id) && ownDenial.test(match[0]);
      const isThere = own || !(isDenied(clause.text.slice(0, match.index)) || carried);
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
  return found;
};

const isWorry = (clause: string): boolean =>
  /\b(?:not|isn't|aren't|no longer|stopped|was|were|used to)\b(?: \w+){0,2} (?:eating|feeding|active|hungry|lively)\b/.test(
    clause,
  );
