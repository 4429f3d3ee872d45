/** What is known of pond, fish and water, message by message. */
import { volumeOfShape, volumeBySalt } from '@nishiki/koi-science/volume';
import type { Case, Keeper } from '../case.ts';
import type { Step } from '../fold.ts';
import type { FishTold, Message, Reading } from '../message.ts';
import { canonical } from '../understand/readings/canonical.ts';
import { gateFacts } from './gate-facts.ts';
import { measuredBy, unknownBy } from './measured-by.ts';
import { volumeAfter, type VolumeFacts } from './volume-facts.ts';

export type Facts = Pick<
  Case,
  | 'water'
  | 'goal'
  | 'tap'
  | 'fish'
  | 'signs'
  | 'unknown'
  | 'country'
  | 'companions'
  | 'given'
  | 'nothingGiven'
  | 'flags'
  | 'volume'
  | 'unnamedGallons'
> &
  VolumeFacts;

const noFish: FishTold = {
  count: null,
  deaths: null,
  lengthCm: null,
  weightGrams: null,
  totalGrams: null,
  ageYears: null,
  sex: null,
};

export const factsAtFirst = (keeper: Keeper): Facts => ({
  water: {},
  goal: {},
  tap: {},
  fish: noFish,
  signs: new Map(),
  unknown: new Set(),
  country: keeper.country,
  companions: null,
  given: [],
  nothingGiven: false,
  flags: {
    aerated: null,
    zeolite: null,
    confirmed: null,
    watched: null,
    peroxideReady: null,
    uvOff: null,
    thiosulphate: null,
  },
  volume: keeper.pond && { litres: keeper.pond.litres, how: keeper.pond.how },
  unnamedGallons: null,
  unit: 'litre',
});

/** Of another fish nothing is known yet; its pond is the same. */
export const ofOtherFish = (facts: Facts): Facts => ({ ...facts, fish: noFish, signs: new Map() });

const latestFish = (one: FishTold, next: FishTold): FishTold => ({
  count: next.count ?? one.count,
  deaths: next.deaths ?? one.deaths,
  lengthCm: next.lengthCm ?? one.lengthCm,
  weightGrams: next.weightGrams ?? one.weightGrams,
  totalGrams: next.totalGrams ?? one.totalGrams,
  ageYears: next.ageYears ?? one.ageYears,
  sex: next.sex ?? one.sex,
});

const latestFlags = (flags: Case['flags'], message: Message): Case['flags'] => ({
  aerated: message.aerated ?? flags.aerated,
  zeolite: message.zeolite ?? flags.zeolite,
  confirmed: message.confirmed ?? flags.confirmed,
  watched: message.watched ?? flags.watched,
  peroxideReady: message.peroxideReady ?? flags.peroxideReady,
  uvOff: message.uvOff ?? flags.uvOff,
  thiosulphate: message.thiosulphate ?? flags.thiosulphate,
});

/** "UK" after "Scotland" says nothing new. */
const latestCountry = (known: string | null, told: string | null): string | null =>
  told === null || (known !== null && known.startsWith(`${told}-`)) ? known : told;

const latestGiven = (known: Message['given'], told: Message['given']): Message['given'] => [
  ...known.filter(({ treatment }) => !told.some((one) => one.treatment === treatment)),
  ...told,
];

/** Lengths or a salt test stand for a volume where none is told. */
const volumeOf = (message: Message): Case['volume'] => {
  if (message.volume !== null) return null;
  const { saltRise, shape } = message;
  if (saltRise && saltRise.after - saltRise.before >= 0.02 - 1e-9) {
    const { litres } = volumeBySalt(saltRise.grams, saltRise.before, saltRise.after);
    return { litres, how: 'measured' };
  }
  if (!shape) return null;
  return { litres: volumeOfShape(shape).litres, how: 'estimated' };
};

const signsAfter = (known: Case['signs'], { message, open, reply }: Step): Case['signs'] => {
  const signs = new Map(known);
  for (const [sign, isThere] of message.signs) signs.set(sign, isThere);
  if (open?.kind === 'sign' && (reply?.kind === 'yes' || reply?.kind === 'no'))
    signs.set(open.sign, reply.kind === 'yes');
  return signs;
};

const towards =
  /^\W*(?:(?:and|ok|no|or|what about|what if|make it|say|sorry|i want|want|rather) )*(?:up )?to (?:about )?\d/i;

/** "To 7", after KH or salt was spoken of: another aim for the same value. */
const goalBy = (facts: Facts, message: Message): Reading => {
  const [only, more] = message.quantities;
  if (!only || more || !towards.test(message.text) || Object.keys(message.reading).length > 0)
    return {};
  const known = (['kh', 'salt'] as const).filter(
    (id) => facts.goal[id] !== undefined || facts.water[id] !== undefined,
  );
  const [id] = known;
  if (!id || known.length > 1) return {};
  const value = canonical(id, only.value, { unit: only.unit, as: null }, false);
  return value === null ? {} : { [id]: value };
};

/** @param step the next message, after those that made `facts` */
export const factsAfter = (facts: Facts, step: Step): Facts => {
  const { message, open, reply } = step;
  const gate = open?.kind === 'gate' && reply ? gateFacts(open.gate, reply) : {};
  const reading: Reading = { ...message.reading, ...measuredBy(step), ...gate.water };
  const unknown = new Set(facts.unknown);
  for (const id of unknownBy(step)) unknown.add(id);
  for (const id of Object.keys(reading)) unknown.delete(id as keyof Reading);
  const alone = message.koiAlone || gate.companions?.length === 0;
  const companions =
    message.companions.length > 0
      ? [...new Set([...(facts.companions ?? []), ...message.companions])]
      : alone
        ? []
        : facts.companions;
  const worked = volumeOf(message);
  const volume = volumeAfter(facts, step);
  const signs = new Map(signsAfter(facts.signs, step));
  for (const [sign, isThere] of gate.signs ?? []) signs.set(sign, isThere);
  return {
    water: { ...facts.water, ...reading },
    goal: { ...facts.goal, ...goalBy(facts, message), ...message.goal },
    tap: { ...facts.tap, ...message.tap },
    fish: latestFish(facts.fish, message.fish),
    signs,
    unknown,
    country: latestCountry(
      facts.country,
      open?.kind === 'country' && reply?.kind === 'option' ? reply.option : message.country,
    ),
    companions,
    given: latestGiven(facts.given, message.given),
    nothingGiven:
      message.given.length === 0 &&
      (message.nothingGiven || gate.nothingGiven === true || facts.nothingGiven),
    flags: { ...latestFlags(facts.flags, message), ...gate.flags },
    ...volume,
    ...(worked ? { volume: worked, unnamedGallons: null } : {}),
  };
};
