import type { SignId } from '@nishiki/contract/condition';
import type { Step } from '../fold.ts';
import type { MeasureId, Reading } from '../message.ts';
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
  return value === null ? {} : { [measure]: value };
};

type Unknown = SignId | MeasureId | 'volume' | 'country';

/** What the keeper says not to know. */
export const unknownBy = (step: Step): Unknown[] => {
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
