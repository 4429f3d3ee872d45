import type { WaterReading } from '@nishiki/contract/condition';
import { unionisedFraction } from '@nishiki/koi-science/ammonia';
import { oxygenSaturation } from '@nishiki/koi-science/oxygen';
import { saltForRise } from '@nishiki/koi-science/salt';
import { said, uncited } from '@nishiki/knowledge/statement';
import { amountFor } from '@nishiki/knowledge/first-aid/amounts';
import type { AmountId } from '@nishiki/knowledge/first-aid/schema';
import { ESTIMATE_ERROR, volumeKnownAs } from '@nishiki/koi-science/volume';
import { describeReading } from '../../../../condition/water-findings.ts';
import { nh3Of } from '../../../../condition/water-levels.ts';
import type { Line } from '../../../answer.ts';
import type { Case } from '../../../case.ts';
import type { EmergencyKind } from './kinds.ts';

const round = (value: number, digits: number): string => String(Number(value.toFixed(digits)));
const litresOf = (litres: number): string => `${Math.round(litres).toLocaleString('en-GB')} l`;
const weight = (grams: number): string =>
  grams >= 1000 ? `${round(grams / 1000, 1)} kg` : `${round(grams, 0)} g`;

/** How the un-ionised part comes about; none where it cannot be known. */
export const nh3Line = (water: WaterReading): Line[] => {
  const nh3 = nh3Of(water);
  const { ammonia, ph, temperature } = water;
  if (nh3 === null || ammonia === undefined || ph === undefined || temperature === undefined)
    return [];
  const percent = round(unionisedFraction(temperature, ph) * 100, 2);
  return [
    said(
      `Un-ionised ammonia (NH3) = ${ammonia} mg/l on the kit x ${percent} % at pH ${ph} and ${round(temperature, 1)} °C = ${round(nh3, 3)} mg/l. Gills are harmed from 0.05 mg/l.`,
      'emerson-1975',
      'uf-ammonia',
    ),
  ];
};

/** Each value that was told, judged, the worst first. */
const judged = (water: WaterReading, isGasping: boolean): Line[] =>
  describeReading(water, isGasping)
    // What is as it should be needs no words now.
    .filter(({ verdict }) => verdict !== 'good')
    .map(({ parameter, value, words }) =>
      parameter.includes('mmonia')
        ? said(`${parameter}: ${value}. ${words}`, 'uf-ammonia')
        : uncited(`${parameter}: ${value}. ${words}`),
    );

/** What warm water can hold at most, where nobody measured the oxygen. */
const holds = ({ temperature, oxygen }: WaterReading, kinds: readonly EmergencyKind[]): Line[] =>
  temperature !== undefined && temperature >= 0 && oxygen === undefined && kinds.includes('heat')
    ? [
        said(
          `At ${round(temperature, 1)} °C water holds at most ${round(oxygenSaturation(temperature), 1)} mg/l of oxygen.`,
          'apha-oxygen',
        ),
      ]
    : [];

/** mg/l from which on oxygen is enough in amount. */
const ENOUGH_OXYGEN = 7;

/** They gasp, and a meter says that there is oxygen: then the gills do not take it up. */
const notOxygen = ({ oxygen }: WaterReading, kinds: readonly EmergencyKind[]): Line[] =>
  oxygen !== undefined && oxygen >= ENOUGH_OXYGEN && kinds.includes('gasping')
    ? [
        uncited(
          `Oxygen ${round(oxygen, 1)} mg/l is enough, so it is most likely the gills that cannot take it up: nitrite (brown gills), ammonia, gill parasites such as flukes, or gill disease. Test nitrite and ammonia now; all good, then a gill scrape by a vet or somebody practised.`,
        ),
      ]
    : [];

const amounts: Readonly<Partial<Record<EmergencyKind, readonly AmountId[]>>> = {
  ammonia: ['change'],
  nitrite: ['change', 'salt'],
  chlorine: ['dechlorinator'],
  bleach: ['change'],
  poison: ['change'],
};

/** 0.1 %, which no more salt protects better than (facts B.1). */
const GUARD_PERCENT = 0.1;

const saltLine = (litres: number, isEstimate: boolean, salt: number): Line => {
  const rise = Math.max(0, GUARD_PERCENT - salt);
  if (rise === 0)
    return uncited(
      `Salt: the water holds ${round(salt, 2)} % already, which guards against nitrite. Add none.`,
    );
  const grams = saltForRise(litres, rise);
  const low = weight(grams * (1 - ESTIMATE_ERROR));
  return uncited(
    `Salt against nitrite: ${round(rise, 2)} % of ${litresOf(litres)} = ${weight(grams)} of plain salt, without iodine or anti-caking agent, for the whole system.${
      isEstimate
        ? ` The volume is only estimated: begin with ${low}, and measure it.`
        : ` Is that volume only an estimate, begin with ${low}.`
    }`,
  );
};

/** Amounts of first aid for the pond that was told; they correct the water and treat nothing. */
const forThePond = (c: Case, kinds: readonly EmergencyKind[]): Line[] => {
  if (c.volume === null || !(c.volume.litres > 0)) return [];
  const { litres, how } = c.volume;
  const wanted = [...new Set(kinds.flatMap((kind) => amounts[kind] ?? []))];
  const volume = volumeKnownAs(litres, how ?? 'measured');
  return wanted.map((id) => {
    if (id === 'salt') return saltLine(litres, how === 'estimated', c.water.salt ?? 0);
    const { name, unit, low, high, formula, note } = amountFor(id, volume);
    const of = (value: number): string => (unit === 'l' ? litresOf(value) : weight(value));
    const amount = low === high ? of(high) : `${of(low)} to ${of(high)}`;
    return {
      ...note,
      text: `${name}: ${amount} for ${litresOf(litres)} (${formula}). ${note.text}`,
    };
  });
};

/** The numbers of an emergency: what the readings mean, and amounts for this pond. */
export const numbersOf = (
  c: Case,
  water: WaterReading,
  kinds: readonly EmergencyKind[],
): Line[] => [
  ...nh3Line(water),
  ...(Object.keys(water).length === 0 ? [] : judged(water, kinds.includes('gasping'))).filter(
    ({ text }) => !(nh3Of(water) !== null && text.startsWith('Un-ionised')),
  ),
  ...holds(water, kinds),
  ...notOxygen(water, kinds),
  ...forThePond(c, kinds),
];
