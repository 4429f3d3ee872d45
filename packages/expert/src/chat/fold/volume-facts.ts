import type { UnitId } from '../quantity.ts';
import type { Case } from '../case.ts';
import type { Step } from '../fold.ts';
import { litresOf } from '../understand/quantities/unit-words.ts';

export type VolumeFacts = Pick<Case, 'volume' | 'unnamedGallons'> & {
  /** In which the volume was last told, for "and for 3000?". */
  readonly unit: UnitId;
};

const UK_GALLON = litresOf['uk-gallon'] as number;
const US_GALLON = litresOf['us-gallon'] as number;

const meantUk =
  /\b(?:uk|imperial|imp|british|english) (?:gal|gals|gallons?|ones?|measure)\b|\bimperial\b|\b(?:they are|they're|theyre|it's|its|it is|those are|that's|thats|i meant?|sorry),? (?:uk|british|english)\b/i;
const meantUs =
  /\b(?:us|u\.s\.|usa|american) (?:gal|gals|gallons?|ones?|measure)\b|\b(?:they are|they're|theyre|it's|its|it is|those are|that's|thats|i meant?|sorry),? (?:us|u\.s\.|usa|american)\b/i;

/** What a pond may hold that somebody asks about. */
const LEAST_BARE = 100;

type How = NonNullable<Case['volume']>['how'];

/** "Yes, measured", "only estimated": how the volume was found, said later than the volume. */
const howAfter = ({ message, open, reply }: Step, known: How): How => {
  if (open?.kind === 'volume-how' && reply) {
    if (reply.kind === 'yes') return 'measured';
    if (reply.kind === 'no' || reply.kind === 'unknown') return 'estimated';
    if (reply.kind === 'option') return reply.option === 'measured' ? 'measured' : 'estimated';
  }
  if (open?.kind === 'gate' && open.gate === 'volume-measured') {
    if (reply?.kind === 'yes') return 'measured';
    if (reply?.kind === 'no' || reply?.kind === 'unknown') return 'estimated';
  }
  return message.volumeHow ?? known;
};

/** Says in which gallon the volume was told, and no other number. */
export const isOfUnit = ({ text, quantities, volume }: Step['message']): boolean =>
  volume === null &&
  quantities.length === 0 &&
  text.length < 60 &&
  (meantUk.test(text) || meantUs.test(text));

/** Litres in the gallon that the message names, where it names one for gallons told before. */
const gallonIn = ({ message, open, reply }: Step): number | null => {
  if (open?.kind === 'gallon' && reply?.kind === 'option')
    return reply.option === 'uk' ? UK_GALLON : US_GALLON;
  if (meantUk.test(message.text)) return UK_GALLON;
  return meantUs.test(message.text) ? US_GALLON : null;
};

/** A bare number that stands for the volume: to "how many litres?", or "and for 3000?". */
const bareVolume = ({ message, open }: Step): number | null => {
  if (open?.kind === 'volume' && message.bareNumber !== null) return message.bareNumber;
  if (open !== null && open.kind !== 'choice' && message.bareNumber !== null) return null;
  const bare = message.quantities.filter(({ unit }) => unit === null);
  const [first] = bare;
  const isFollowUp = message.refersBack && bare.length === 1 && message.quantities.length === 1;
  return isFollowUp && first && first.value >= LEAST_BARE ? first.value : null;
};

/** The volume as it is known after this message. */
export const volumeAfter = (facts: VolumeFacts, step: Step): VolumeFacts => {
  const { message, open } = step;
  const told = message.volume;
  const toldUnit =
    told && message.quantities.find(({ text, unit }) => text === told.text && unit !== null)?.unit;
  const unit = toldUnit ?? facts.unit;
  if (told && (told.litres !== null || told.gallons !== null)) {
    const how = howAfter(step, told.how);
    if (told.litres !== null)
      return { volume: { litres: told.litres, how }, unnamedGallons: null, unit };
    const named = gallonIn(step);
    if (named !== null && told.gallons !== null)
      return {
        volume: { litres: told.gallons * named, how },
        unnamedGallons: null,
        unit: named === UK_GALLON ? 'uk-gallon' : 'us-gallon',
      };
    return { volume: null, unnamedGallons: told.gallons, unit };
  }
  const gallon = gallonIn(step);
  const gallons = facts.unnamedGallons ?? (open?.kind === 'gallon' ? open.gallons : null);
  if (gallon !== null && gallons !== null)
    return {
      volume: { litres: gallons * gallon, how: howAfter(step, facts.volume?.how ?? null) },
      unnamedGallons: null,
      unit: gallon === UK_GALLON ? 'uk-gallon' : 'us-gallon',
    };
  // "It's UK gallons, sorry": the same number, in another unit.
  if (gallon !== null && facts.volume !== null && isOfUnit(message)) {
    const many = facts.volume.litres / (litresOf[facts.unit] ?? 1);
    return {
      volume: { litres: many * gallon, how: howAfter(step, facts.volume.how) },
      unnamedGallons: null,
      unit: gallon === UK_GALLON ? 'uk-gallon' : 'us-gallon',
    };
  }
  const bare = bareVolume(step);
  if (
    bare !== null &&
    (facts.volume !== null || facts.unnamedGallons !== null || open?.kind === 'volume')
  ) {
    if (unit === 'gallon') return { volume: null, unnamedGallons: bare, unit };
    const how = howAfter(step, open?.kind === 'volume' ? null : (facts.volume?.how ?? null));
    return { volume: { litres: bare * (litresOf[unit] ?? 1), how }, unnamedGallons: null, unit };
  }
  const { volume, unnamedGallons } = facts;
  return {
    volume: volume && { ...volume, how: howAfter(step, volume.how) },
    unnamedGallons,
    unit,
  };
};
