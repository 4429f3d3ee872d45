import type { Diagnosis, SignId } from '@nishiki/contract/condition';
import { authorityFor } from '@nishiki/knowledge/conditions/authorities';
import type { Condition } from '@nishiki/knowledge/conditions/schema';
import { signById } from '@nishiki/knowledge/conditions/signs';
import { isSeen, placeOf, type Evidence, type SeenEvidence } from './evidence.ts';
import { sees, type Findings } from './findings.ts';
import type { Ranked } from './rank-conditions.ts';

/** Seen by the keeper on the fish itself: neither how it behaves nor what happened, nor a photo's mark. */
const isOnFish = ({ sign }: SeenEvidence): boolean => placeOf(sign) === 'onFish';

/** A sign grave enough by itself: dead patches in the gills. */
const isHallmark = (seen: SeenEvidence): boolean =>
  isOnFish(seen) && seen.strength === 'typical' && signById(seen.sign).emergency;

const isOutside = (evidence: Evidence): boolean =>
  evidence.kind === 'temperature' && evidence.where === 'outside';

/** What says that it goes from fish to fish. */
const spreading: ReadonlySet<SignId> = new Set(['deaths', 'several-fish', 'new-fish']);

/** Two signs on the fish; or one, and deaths; or one and two more, of which one says that it spreads. */
const isEnough = (seen: readonly SeenEvidence[]): boolean => {
  const onFish = seen.filter(isOnFish).length;
  const spreads = seen.filter(({ sign }) => spreading.has(sign));
  const isSpreading = spreads.some(({ sign }) => sign === 'deaths') || seen.length > 2;
  return onFish > 1 || (onFish > 0 && spreads.length > 0 && isSpreading);
};

/**
 * Whether a disease that some law asks to report is suspected. The law asks for suspicion and not for
 * proof, so it takes little: dead patches in the gills, whatever else is missing, where the water is not
 * plainly too cold or too warm for it, or it came with new fish, or it spreads; or enough other signs
 * that fit it partially. A thin old fish and a female full of eggs are no suspicion.
 */
const isSuspected = ({ condition, fit, evidence }: Ranked<Condition>): boolean => {
  if (condition.notifiable.length === 0) return false;
  const seen = evidence.filter(isSeen);
  const spreads = seen.some(({ sign }) => spreading.has(sign));
  if (seen.some(isHallmark) && (spreads || !evidence.some(isOutside))) return true;
  return fit !== 'weak' && isEnough(seen);
};

/** The fit as it is shown: a suspicion is never weak, and what is weak is no suspicion. */
export const withSuspicion = (
  ranked: Ranked<Condition>,
): Ranked<Condition> & { suspected: boolean } => {
  const suspected = isSuspected(ranked);
  const isNotifiable = ranked.condition.notifiable.length > 0;
  const raised = ranked.fit === 'weak' ? 'partial' : ranked.fit;
  return { ...ranked, suspected, fit: suspected ? raised : isNotifiable ? 'weak' : ranked.fit };
};

const isUnusualDying = (findings: Findings): boolean =>
  sees(findings, 'deaths') && sees(findings, 'several-fish');

const lawWords = (suspected: readonly Condition[], country: string | null): string =>
  country !== null && suspected.some(({ notifiable }) => notifiable.includes(country))
    ? 'It is notifiable where you are'
    : 'It is notifiable in the United Kingdom, and may be where you are';

const reasonWords = (suspected: readonly Condition[], country: string | null): string =>
  suspected.length > 0
    ? `${suspected.map(({ name }) => name).join(' or ')} cannot be excluded. ${lawWords(suspected, country)}: report the suspicion now, do not wait for proof. There is no cure and no treatment.`
    : 'Unusual deaths of several fish: report them, unless the cause is plain, such as the water.';

const untilThen =
  'Stop all movement of fish, water, plants and nets: give away, sell and buy none. Keep dead fish chilled for the laboratory, and disinfect hands and equipment.';

/** Whom to tell; null where nothing has to be reported. */
export const reportFor = (
  suspected: readonly Condition[],
  findings: Findings,
  country: string | null,
): Diagnosis['report'] => {
  if (suspected.length === 0 && !isUnusualDying(findings)) return null;
  const { name, phone, url, email, duty } = authorityFor(country);
  const words = [
    reasonWords(suspected, country),
    untilThen,
    duty.text,
    ...(country === null ? ['Tell us your country: for some we know whom to call.'] : []),
    ...(email === null ? [] : [`By e-mail: ${email}.`]),
  ];
  return { words: words.join(' '), authority: name, phone, url };
};
