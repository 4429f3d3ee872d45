import { thiosulphateFor, USUAL_SURPLUS } from '@nishiki/koi-science/dechlorinate';
import { saltForRise } from '@nishiki/koi-science/salt';
import type { Volume } from '@nishiki/koi-science/volume';
import { MOST_AT_ONCE } from '@nishiki/koi-science/water-change';
import type { Statement } from '../statement.ts';
import { said, uncited } from '../statement.ts';
import type { AmountId } from './schema.ts';

/** Chlorine of a usual main, mg/l (facts B.1: about 0.5 in the United Kingdom, up to 4 at peaks). */
const USUAL_CHLORINE = 0.5;
/** Salt against nitrite, per cent (facts B.1: more protects no better). */
const NITRITE_SALT = 0.1;
/** Least that helps at once; the most is the limit of a single change. */
const LEAST_CHANGE = 1 / 3;

export type FirstAidAmount = {
  readonly id: AmountId;
  readonly name: string;
  readonly unit: 'g' | 'l';
  /** Alike where one amount is meant. */
  readonly low: number;
  readonly high: number;
  readonly formula: string;
  readonly note: Statement;
};

/** Grams for the whole pond; an estimate counts at its high end, since too little leaves chlorine. */
const dechlorinator = ({ high }: Volume): FirstAidAmount => {
  const grams = thiosulphateFor(high, USUAL_CHLORINE) * USUAL_SURPLUS;
  return {
    id: 'dechlorinator',
    name: 'Sodium thiosulphate crystals',
    unit: 'g',
    low: grams,
    high: grams,
    formula: `litres x ${USUAL_CHLORINE} mg/l of chlorine x 7, doubled; estimated litres at the high end`,
    note: said(
      'Mains usually hold about 0.5 mg/l of chlorine, up to 4 at times. Still distress, or chlorine left: the same again.',
      'mankysanke-dechlorination',
    ),
  };
};

/** Grams of common salt; an estimate counts at its low end. */
const salt = ({ low }: Volume): FirstAidAmount => {
  const grams = saltForRise(low, NITRITE_SALT);
  return {
    id: 'salt',
    name: 'Plain salt, without iodine or anti-caking agent',
    unit: 'g',
    low: grams,
    high: grams,
    formula: `litres x 1 g = ${NITRITE_SALT} %; estimated litres at the low end`,
    note: uncited('Only where the water holds no salt yet. With 0.1 % in it already, add none.'),
  };
};

const change = ({ litres }: Volume): FirstAidAmount => ({
  id: 'change',
  name: 'Water to change now',
  unit: 'l',
  low: litres * LEAST_CHANGE,
  high: litres * MOST_AT_ONCE,
  formula: 'a third to a half of the litres',
  note: uncited(
    'Dechlorinated, within 2 °C of the pond. Ammonia and a pH under 7: only a tenth at a time. More than half at once is a shock.',
  ),
});

const makers: Readonly<Record<AmountId, (volume: Volume) => FirstAidAmount>> = {
  dechlorinator,
  salt,
  change,
};

/** An amount of first aid for this pond. These are corrections of water, not treatments. */
export const amountFor = (id: AmountId, volume: Volume): FirstAidAmount => makers[id](volume);
