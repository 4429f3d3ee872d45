import { khAsCaCo3 } from '@nishiki/koi-science/bands';
import type { Situation } from '@nishiki/koi-science/treatments/situation';
import { gramsIn, litresIn } from '@nishiki/koi-science/units';
import {
  volumeBySalt,
  volumeKnownAs,
  volumeOfShape,
  type Volume,
} from '@nishiki/koi-science/volume';
import { nh3Of } from '../../../condition/water-levels.ts';
import type { Answer } from '../../answer.ts';
import type { Case } from '../../case.ts';
import type { AskId, Message } from '../../message.ts';
import { inLitres } from '../../words/amounts.ts';
import { signsOf, waterFrom } from '../health/known.ts';

/** Longest look back for lengths and salt that were told, with the latest first. */
const latest = <T>(c: Case, pick: (message: Case['message']) => T | null): T | null =>
  [c.message, ...[...c.earlier].reverse()].map(pick).find((found) => found !== null) ?? null;

export const shapeOf = (c: Case) => latest(c, ({ shape }) => shape);

/** Most salt that a meter shows in a pond, per cent. */
const MOST_SHOWN = 2;

/** "10 kg took it from 0.02 to 0.10": a weight and a range, where nothing else was read of it. */
const riseIn = ({ saltRise, text, quantities }: Message): Message['saltRise'] => {
  if (saltRise || !/\bsalt\b/i.test(text)) return saltRise;
  const weighed = quantities.find(({ unit }) => unit === 'kg' || unit === 'g' || unit === 'lb');
  const range = quantities.find(
    ({ unit, low, high }) =>
      (unit === null || unit === 'percent') && low < high && high <= MOST_SHOWN,
  );
  if (!weighed?.unit || !range) return null;
  const grams = weighed.value * gramsIn[weighed.unit as 'kg' | 'g' | 'lb'];
  return { grams, before: range.low, after: range.high };
};

export const riseOf = (c: Case) => latest(c, riseIn);
/** Told in the last message. */
export const newRise = (c: Case) => riseIn(c.message);

const bySaltOrShape = (c: Case): Volume | null => {
  const [rise, shape] = [riseOf(c), shapeOf(c)];
  try {
    if (rise) return volumeBySalt(rise.grams, rise.before, rise.after);
    return shape ? volumeOfShape(shape) : null;
  } catch {
    return null;
  }
};

export type KnownVolume = { readonly volume: Volume; readonly isHowKnown: boolean };

/** The pond's volume as it was told, or as lengths and salt make it; null where nothing tells it. */
export const volumeOf = (c: Case): KnownVolume | null => {
  if (c.volume && c.volume.litres > 0)
    return {
      volume: volumeKnownAs(c.volume.litres, c.volume.how ?? 'measured'),
      isHowKnown: c.volume.how !== null,
    };
  const volume = bySaltOrShape(c);
  return volume && { volume, isHowKnown: true };
};

const waterUnits = {
  litre: 1,
  m3: 1000,
  'uk-gallon': litresIn['uk-gal'],
  'us-gallon': litresIn['us-gal'],
} as const;

/** Litres that the question names, the pond's or not: "for 10,000 l of tap water", "per 1000 UK gallons". */
export const litresNamed = (c: Case): number | null => {
  const known = volumeOf(c);
  if (known) return known.volume.litres;
  for (const { unit, value } of c.question.quantities)
    if (unit !== null && unit in waterUnits && value > 0)
      return value * waterUnits[unit as keyof typeof waterUnits];
  return null;
};

/** NH3 in mg/l: none where a kit shows none, whatever the pH. */
export const nh3In = (c: Case): number | null =>
  c.water.nh3 ?? (c.water.ammonia === 0 ? 0 : nh3Of(waterFrom(c.water)));

const degrees = (value: number | undefined): number | null =>
  value === undefined ? null : khAsCaCo3(value);

const signOr = (c: Case): boolean | null =>
  signsOf(c).get('gasping') ?? (signsOf(c).get('loss-of-balance') === true ? true : null);

/** Everything that the gates of a treatment read. Null where nobody said it. */
export const situationOf = (c: Case): Situation => {
  const { temperature, ph, nitrite, oxygen, kh, gh, salt } = c.water;
  const known = volumeOf(c);
  const dated = c.given.filter(({ daysAgo }) => daysAgo !== null);
  return {
    volume: known?.volume ?? null,
    celsius: temperature ?? null,
    ph: ph ?? null,
    nh3: nh3In(c),
    nitrite: nitrite ?? null,
    oxygen: oxygen ?? null,
    kh: degrees(kh),
    gh: degrees(gh),
    salt: salt ?? null,
    companions: c.companions,
    earlier: c.nothingGiven
      ? []
      : dated.length > 0
        ? dated.map(({ treatment, daysAgo }) => ({ id: treatment, daysAgo: daysAgo ?? 0 }))
        : null,
    thiosulphate: c.flags.thiosulphate,
    zeolite: c.flags.zeolite,
    distressed: signOr(c),
    aerated: c.flags.aerated,
    watched: c.flags.watched,
    peroxideReady: c.flags.peroxideReady,
    uvOff: c.flags.uvOff,
    confirmed: c.flags.confirmed,
    reportable:
      c.conditions.some((id) => id === 'khv' || id === 'svc') ||
      c.question.emergencies.includes('khv')
        ? true
        : null,
  };
};

export const asks = ({ question, message }: Case, ...ids: readonly AskId[]): boolean =>
  ids.some((id) => question.asks.includes(id) || message.asks.includes(id));

/** Fish in trouble, or a wish that is refused: sums wait. */
export const isHealthFirst = ({ message }: Case): boolean =>
  message.dangers.length > 0 || message.emergencies.length > 0;

export const askVolume: NonNullable<Answer['ask']> = {
  words: 'How many litres (or UK or US gallons) are in the pond, filter and pipes included?',
  open: { kind: 'volume' },
  replies: ['I don’t know'],
};

export const askHow: NonNullable<Answer['ask']> = {
  words: 'Was the volume measured, by salt or a water meter, or is it an estimate?',
  open: { kind: 'volume-how' },
  replies: ['Measured', 'Estimated', 'I don’t know'],
};

export const askGallon = (gallons: number): NonNullable<Answer['ask']> => ({
  words: 'Are those UK or US gallons?',
  open: { kind: 'gallon', gallons },
  replies: ['UK gallons', 'US gallons', 'I don’t know'],
});

/** Both gallons in litres: they are a fifth apart. */
export const bothGallons = (gallons: number): string =>
  `${gallons.toLocaleString('en-GB')} UK gallons are ${inLitres(gallons * litresIn['uk-gal'])}, US gallons ${inLitres(gallons * litresIn['us-gal'])}`;

/** What the keeper asked for, whether the question may be asked once more. */
export const mayAsk = (c: Case, id: Parameters<Case['unknown']['has']>[0]): boolean =>
  !c.unknown.has(id);
