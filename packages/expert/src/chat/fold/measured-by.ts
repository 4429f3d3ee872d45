import type { SignId } from '@nishiki/contract/condition';
import type { Step } from '../fold.ts';
import type { WaterId } from '@nishiki/knowledge/water/schema';
import { measureIds, type MeasureId, type Message, type Reading } from '../message.ts';
import { canonical } from '../understand/readings/canonical.ts';
import { measureOf } from './gate-facts.ts';

/** The measure that was asked for, by itself or by a gate. */
const asked = ({ open }: Step): MeasureId | null => {
  if (open?.kind === 'measure') return open.measure;
  return open?.kind === 'gate' ? (measureOf[open.gate] ?? null) : null;
};

/** A bare number as the measure that was asked for: 72 to "how warm?" is °F, 120 to "what is the KH?" mg/l. */
export const measuredBy = (step: Step): Reading => {
  const measure = asked(step);
  const { message, reply } = step;
  if (measure === null || reply?.kind !== 'value' || message.reading[measure] !== undefined)
    return {};
  const unit = message.quantities[0]?.unit ?? null;
  const value = canonical(measure, reply.value, { unit, as: null }, false);
  if (value === null) return {};
  // Turned from °F it has no more digits than a thermometer.
  return { [measure]: measure === 'temperature' ? Math.round(value * 10) / 10 : value };
};

type Unknown = SignId | MeasureId | 'volume' | 'country';

const noKit =
  /\b(?:no|don'?t have|have no|haven'?t got|not got|without)(?: \w+){0,2} test(?:ing)? ?(?:kits?|strips?)\b/i;
const notKnown =
  /\b(?:don'?t know|do not know|dunno|not sure (?:of|about|what)|no idea|haven'?t (?:tested|checked|measured)|not tested|untested|can'?t (?:test|measure)|no way (?:to|of) (?:test|measur)\w*)\b/i;
const ofVolume =
  /\b(?:volume|how (?:big|large|much water|many (?:litres|gallons))|litres|gallons|capacity)\b/i;

/** What is said not to be known without being asked: "no test kit", "don't know the pH". */
const saidUnknown = ({ text, waters, reading, volume }: Message): Unknown[] => {
  const said = text.replaceAll('’', "'");
  const kit: MeasureId[] = noKit.test(said) ? ['ammonia', 'nitrite', 'ph'] : [];
  if (!notKnown.test(said)) return kit.filter((id) => reading[id] === undefined);
  const named = measureIds.filter((id) => waters.includes(id as WaterId));
  const measures = [...kit, ...named].filter((id) => reading[id] === undefined);
  return volume === null && ofVolume.test(said) ? [...measures, 'volume'] : measures;
};

/** What the keeper says not to know. */
export const unknownBy = (step: Step): Unknown[] => [
  ...saidUnknown(step.message),
  ...askedAndUnknown(step),
];

const askedAndUnknown = (step: Step): Unknown[] => {
  const { open, reply } = step;
  if (reply?.kind !== 'unknown' || open === null) return [];
  switch (open.kind) {
    case 'sign':
      return [open.sign];
    case 'measure':
      return [open.measure];
    case 'volume':
    case 'gallon':
      return ['volume'];
    case 'country':
      return ['country'];
    case 'gate': {
      if (open.gate === 'volume-known') return ['volume'];
      const measure = asked(step);
      if (measure) return [measure];
      return open.gate.endsWith('-ammonia') || open.gate === 'water-tested' ? ['ammonia'] : [];
    }
    default:
      return [];
  }
};
