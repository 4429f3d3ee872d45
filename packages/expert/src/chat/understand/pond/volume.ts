import type { ToldVolume } from '../../message.ts';
import type { Spot } from '../quantities/find.ts';
import { litresOf } from '../quantities/unit-words.ts';
import { wordsAfter, wordsBefore } from '../readings/context.ts';
import type { ReadText } from '../text/read-text.ts';

export type How = 'measured' | 'estimated';

const measuredWords =
  /\b(?:measured|metered|(?:by|with|using|through|from|off) (?:a |the |my )?(?:water ?meter|flow ?meter|meter|hose meter)|water meter|flow meter|salt (?:test|method|calculation|dilution)|measured by|exactly measured|by salt|calibrated|counted (?:it )?(?:in|when|while)|filled (?:it )?(?:with|through) (?:a )?meter)\b/;
const notMeasured =
  /\b(?:not|never|haven't|didn't|hasn't|isn't|wasn't|don't|no)(?: \w+){0,2} (?:measured|metered|measure|meter)\b|\bunmeasured\b|\b(?:to|should|must|could|can|will) be measured\b|\bget it measured\b/;
const estimatedWords =
  /\b(?:guess(?:ed|ing|timate)?|guesstimate|estimate[ds]?|estimation|tape|tape measure|by eye|eyeball(?:ed)?|dealer|builder|seller|previous owner|calculated from|worked out from|from (?:the )?dimensions|by dimensions|length x width|l x w|more or less|ballpark|give or take|unmeasured)\b/;
/** Doubt that counts next to the number only: "5 koi of about 20 cm" says nothing of the litres. */
const doubt =
  /\b(?:about|roughly|approx|approximately|around|circa|think|reckon|probably|maybe|supposed|supposedly|not sure|unsure|should be|says)\b(?: \w+){0,3}$|~ ?$/;

/** What else is measured: a volume is dosed on, so that no other measuring may stand for its own. */
const ofOthers =
  /\b(?:ph|ammonia|nitrite|nitrate|kh|gh|salt|salinity|temperature|oxygen|tds|water quality|koi|fish|he|she|length)(?: [\w.%/°,]+){0,5} (?:measured|metered|meter)\b|\bmeasured(?: the| my| a| his| her)? (?:ph|ammonia|nitrite|nitrate|kh|gh|salt|salinity|temperature|oxygen|koi|fish|length|at|him|her)\b/g;

/** "9000 litres, I think". */
const doubtAfter =
  /^(?:, |\( )?(?:i (?:think|guess|reckon|believe)|or so|maybe|probably|approx|approximately|roughly|ish|not sure|at a guess|more or less)\b/;

/** How a volume was found, by the words around it; null where nobody said. */
export const howOf = (words: string): How | null => {
  const ofVolume = words.replace(ofOthers, ' ');
  if (notMeasured.test(ofVolume)) return 'estimated';
  if (measuredWords.test(ofVolume)) return 'measured';
  return estimatedWords.test(ofVolume) ? 'estimated' : null;
};

const bulkUnits = new Set(['litre', 'm3', 'ft3', 'uk-gallon', 'us-gallon', 'gallon']);
/** "2 g per 1000 litres": a dose's litres are no pond. */
const perWords = /\b(?:per|for every|for each|every|each|to every) (?:\w+ ){0,1}$|\/ ?$/;
const changed =
  /\b(?:change|changed|changing|changes|add|added|adding|remove|removed|drain|drained|top|topped|topping|lost|losing|loses|replace|replaced|dump|dumped|out|poured|put in|flow|flows|pump|pumps|turnover|bag|bucket|bottle|container of|trickle)(?: \w+){0,4} $/;
/** "Put in 6000 L": the water that something goes into. */
const into = /\b(?:in|to|into|for) (?:(?:my|a|the|an|about|around|roughly|approx|this|our) )*$/;
const pondWords =
  /\b(?:pond|ponds|holds?|holding|volume|system|capacity|litreage|gallonage|total|tank|vat|tub|contains?|for)\b/;
const itsPond = /^(?:koi |garden |outdoor |big |small )?(?:pond|ponds|system|tank|vat|tub)\b/;
const least = 5;

const near = (text: ReadText, spot: Spot): string =>
  `${wordsBefore(text.tokens, spot.from, 10)} ${wordsAfter(text.tokens, spot.to, 12)}`;

const ukGallon =
  /\b(?:uk|u\.k\.?|imperial|imp|british|english)(?: (?:ones?|gal\w*|measure|type))\b|\bgal\w* (?:\W )?(?:uk|u\.k\.?|imperial|imp|british)\b|\bimperial\b/;
const usGallon =
  /\b(?:us|u\.s\.?|usa|american)(?: (?:ones?|gal\w*|measure|type))\b|\bgal\w* (?:\W )?(?:us|u\.s\.?|usa|american)\b/;

/** The gallon that another word of the message names: "2000 gallons. uk ones". */
const gallonNamed = ({ whole }: ReadText): 'uk-gallon' | 'us-gallon' | null => {
  const [isUk, isUs] = [ukGallon.test(whole), usGallon.test(whole)];
  if (isUk === isUs) return null;
  return isUk ? 'uk-gallon' : 'us-gallon';
};

const toldOf = (text: ReadText, spot: Spot): ToldVolume => {
  const words = near(text, spot);
  const before = wordsBefore(text.tokens, spot.from, 6);
  const after = wordsAfter(text.tokens, spot.to, 4);
  const unit = spot.unit === 'gallon' ? (gallonNamed(text) ?? 'gallon') : spot.unit;
  const litres = litresOf[unit ?? 'litre'];
  return {
    litres: unit === null || litres === undefined ? null : spot.value * litres,
    gallons: unit === 'gallon' ? spot.value : null,
    how:
      howOf(words) ??
      (spot.about || doubt.test(before) || doubtAfter.test(after) ? 'estimated' : null),
    text: spot.text,
  };
};

/** "Holding about 5k": a bare number that can be nothing else. */
const isBarePond = (text: ReadText, spot: Spot): boolean => {
  if (spot.unit !== null || spot.value < 300 || spot.value > 1e6) return false;
  if (/^(?:19|20)\d\d$/.test(spot.text)) return false;
  const before = wordsBefore(text.tokens, spot.from, 5);
  const after = wordsAfter(text.tokens, spot.to, 3);
  return (
    /\b(?:holds?|holding|volume|capacity|pond(?: is| of|'s)?|system)(?: (?:is|of|about|around|roughly|approx|at|a|total|=|:|just|over|under))*$/.test(
      before,
    ) || /^(?:pond|koi pond|system|measured|metered)\b/.test(after)
  );
};

/** "8 m³ + 600 l filter": the system's water is the sum. */
const withFilter = (
  text: ReadText,
  told: ToldVolume,
  pond: Spot,
  bulk: readonly Spot[],
): ToldVolume => {
  if (partOfSystem(text, pond)) return told;
  const filters = bulk.filter((spot) => spot !== pond && partOfSystem(text, spot));
  const perUnit = (told.litres ?? told.gallons ?? 0) / pond.value;
  const more = filters.reduce((sum, { value, unit }) => {
    const litres = litresOf[unit ?? 'litre'];
    return sum + value * (unit === pond.unit ? perUnit : told.litres === null ? 0 : (litres ?? 0));
  }, 0);
  return told.litres === null
    ? { ...told, gallons: told.gallons === null ? null : told.gallons + more }
    : { ...told, litres: told.litres + more };
};

const partOfSystem = (text: ReadText, spot: Spot): boolean =>
  /^(?:of |in the |in |for the )?(?:filters?|sump|pipes|pipework|header|drum|bay)\b/.test(
    wordsAfter(text.tokens, spot.to, 3),
  );

export type VolumeRead = { readonly told: ToldVolume; readonly spot: Spot };

/** The pond's volume, or null. Of several the one that is said of the pond, else the first. */
export const readVolume = (text: ReadText, spots: readonly Spot[]): VolumeRead | null => {
  const bulk = spots.filter((spot) => {
    if (!bulkUnits.has(spot.unit ?? '') || spot.value <= 0 || spot.value > 1e8) return false;
    const before = `${wordsBefore(text.tokens, spot.from, 8)} `;
    if (perWords.test(before) || (changed.test(before) && !into.test(before))) return false;
    const after = wordsAfter(text.tokens, spot.to, 3);
    if (
      /^(?:per|an? (?:hour|minute|day|week)|\/ ?h|water change|change|(?:of )?(?:tap|fresh|new|mains|rain|peroxide|bleach|vinegar|formalin))/.test(
        after,
      )
    )
      return false;
    return spot.value * ((spot.unit ? litresOf[spot.unit] : undefined) ?? 4) >= least;
  });
  const ranked = bulk
    .map((spot, at) => {
      const words = near(text, spot);
      return {
        spot,
        rank:
          (itsPond.test(wordsAfter(text.tokens, spot.to, 3)) ? 4 : 0) +
          (pondWords.test(words) ? 2 : 0) +
          (at === 0 ? 1 : 0),
      };
    })
    .sort((one, other) => other.rank - one.rank);
  const [best] = ranked;
  if (best)
    return { told: withFilter(text, toldOf(text, best.spot), best.spot, bulk), spot: best.spot };
  const bare = spots.find((spot) => isBarePond(text, spot));
  return bare ? { told: toldOf(text, bare), spot: bare } : null;
};

const aboutVolume =
  /\b(?:(?:i |we |just |only |its |it's |that's |that is |it is |it was |was |is |yes )*(?:measured|metered|estimated?|guess(?:ed|ing|timate)?|guesstimate)|(?:with|by|using) (?:a |the )?(?:water ?meter|flow ?meter|meter|salt|tape))\b/;

/** "Only estimated", "measured it with a meter": how the volume was found, said without it. */
export const readHow = (text: ReadText): How | null => {
  if (text.tokens.length > 14 || !aboutVolume.test(text.whole)) return null;
  if (
    /\bmeasured?\b.*\b(?:ph|ammonia|nitrite|nitrate|kh|gh|salt level|temperature|oxygen|length|koi|fish)\b/.test(
      text.whole,
    )
  )
    return null;
  if (/\bsalt\b/.test(text.whole) && !/\bmeasured\b/.test(text.whole) && text.tokens.length > 4)
    return null;
  return howOf(text.whole);
};
