import type { SignId } from '@nishiki/contract/condition';
import type { Message } from '../message.ts';
import { companionsIn, isKoiAlone } from './entities/companions.ts';
import { entitiesIn, type Entities } from './entities/find.ts';
import { givenIn, isNothingGiven } from './entities/given.ts';
import { readFish } from './fish/fish-told.ts';
import { describesLooks } from './fish/looks-told.ts';
import { hasPlants, isNewFilter, readFlags } from './pond/flags.ts';
import { readSaltRise } from './pond/salt-rise.ts';
import { readShape } from './pond/shape.ts';
import { readHow, readVolume } from './pond/volume.ts';
import { findSpots, quantityOf } from './quantities/find.ts';
import { offScaleIn } from './readings/off-scale.ts';
import { readReadings } from './readings/read.ts';
import { signsIn } from './signs/signs-in.ts';
import { countryIn } from './talk/country.ts';
import { languageOf } from './talk/language.ts';
import { isAboutProduct, refersBackIn } from './talk/points-back.ts';
import { bareNumberOf, bareReplyOf, smallTalkOf } from './talk/small-talk.ts';
import { readText } from './text/read-text.ts';
import { asksIn } from './wishes/asks.ts';
import { dangersIn } from './wishes/dangers.ts';
import { emergenciesIn, panicsIn } from './wishes/emergencies.ts';
import { intentsOf } from './wishes/intents.ts';

/** Reads one message by itself. Pure; a message of 4,000 characters takes a few milliseconds. */
export const understand = (typed: string): Message => {
  const text = readText(typed);
  const { whole, clauses } = text;
  const spots = findSpots(text.tokens, text.plain, text.raw);
  const shape = readShape(text, spots);
  const rise = readSaltRise(text, spots);
  const volume = readVolume(
    text,
    spots.filter((spot) => !shape?.used.includes(spot)),
  );
  const taken = new Set([
    ...(shape?.used ?? []),
    ...(rise?.used ?? []),
    ...(volume ? [volume.spot] : []),
  ]);
  const { reading, goal, tap, toldFine, named, used } = readReadings(text, spots, taken);
  const fish = readFish(text, spots, new Set([...taken, ...used]));
  // Colours that are described are no signs of illness.
  const isLooks = describesLooks(text.plain);
  const signs = isLooks ? new Map<SignId, boolean>() : signsIn(clauses);
  const found = asOneAgent(
    withoutSaltRead(
      withoutLikeness(entitiesIn(text), whole),
      reading.salt !== undefined || isBySalt(whole),
    ),
    whole,
  );
  const entities = isLooks ? withoutPinecone(found) : found;
  const panics = panicsIn(text.raw, whole);
  const urgent = emergenciesIn(clauses, {
    signs,
    reading: { ...reading, ...offScaleIn(clauses, reading) },
    fish,
    panics,
  });
  const emergencies = isLooks ? urgent.filter((id) => id !== 'deaths') : urgent;
  const asks = asksIn(whole);
  const flags = readFlags(clauses);
  const given = givenIn(text);
  const told = volume?.told ?? null;
  const known = {
    ...entities,
    signs,
    reading,
    goal,
    emergencies,
    asks,
    fish,
    volume: told,
    shape: shape?.shape ?? null,
  };
  const dangers = dangersIn(clauses, {
    ...known,
    how: told?.how ?? null,
    given,
    confirmed: flags.confirmed,
    whole,
  });
  return {
    text: typed,
    language: languageOf(text),
    intents: intentsOf(whole, { ...known, dangers }),
    asks,
    emergencies,
    panics,
    reading,
    goal,
    tap,
    toldFine,
    volume: told,
    volumeHow: told?.how ?? readHow(text),
    shape: known.shape,
    saltRise: rise?.rise ?? null,
    fish,
    signs,
    country: countryIn(text),
    ...entities,
    waters: [...new Set([...entities.waters, ...named.flatMap(waterOf)])],
    companions: companionsIn(clauses),
    koiAlone: isKoiAlone(whole),
    given,
    nothingGiven: isNothingGiven(whole),
    ...flags,
    isNewFilter: isNewFilter(whole),
    hasPlants: hasPlants(clauses),
    dangers,
    quantities: spots.map(quantityOf),
    bareReply: bareReplyOf(text),
    bareNumber: bareNumberOf(text),
    smallTalk: smallTalkOf(text),
    refersBack: refersBackIn(text),
    aboutProduct: isAboutProduct(whole),
  };
};

/** "A pinecone pattern" of a fish that is described is no dropsy. */
const withoutPinecone = (entities: Entities): Entities => ({
  ...entities,
  conditions: entities.conditions.filter((id) => id !== 'dropsy'),
});

const likeSalt = /\blike (?:(?:grains|bits|specks) of )?salt\b/;

/** "White dots like salt": nothing was put in. */
const withoutLikeness = (entities: Entities, whole: string): Entities =>
  likeSalt.test(whole) && whole.match(/\bsalt\b/g)?.length === 1
    ? { ...entities, treatments: entities.treatments.filter((id) => id !== 'salt') }
    : entities;

/** "Measured by salt": how the volume was found. */
const isBySalt = (whole: string): boolean =>
  /\b(?:by|via|using) salt\b|\( salt(?: \w+)? \)|\bsalt (?:method|test|dilution)\b/.test(whole) &&
  /\b(?:measured|volume|worked out|found|litres?|gallons?|l)\b/.test(whole);

const leteuxMeyer =
  /\bmalachite(?: green)?(?: oxalate)? (?:and|&|\+|with|plus|\/|n) (?:the )?(?:formalin|formaldehyde)\b|\b(?:formalin|formaldehyde) (?:and|&|\+|with|plus|\/|n) (?:the )?malachite\b/;

/** Malachite green and formalin in one breath are one bottle: FMG. */
const asOneAgent = (entities: Entities, whole: string): Entities =>
  leteuxMeyer.test(whole) && entities.treatments.includes('fmg')
    ? { ...entities, treatments: entities.treatments.filter((id) => id !== 'formalin') }
    : entities;

/** Salt that was measured is no treatment beside another that is spoken of. */
const withoutSaltRead = (entities: Entities, isRead: boolean): Entities =>
  isRead && entities.treatments.length > 1
    ? { ...entities, treatments: entities.treatments.filter((id) => id !== 'salt') }
    : entities;

/** Entries of the knowledge base for what is measured. */
const waterOf = (measure: keyof Message['reading']): Message['waters'][number][] =>
  measure === 'nh3' ? ['ammonia'] : measure === 'chloramine' ? ['chlorine'] : [measure];
