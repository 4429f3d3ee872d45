import { adviceOn, type Advice } from '@nishiki/koi-science/treatments/advice';
import type { Amount } from '@nishiki/koi-science/treatments/dose';
import { gates } from '@nishiki/koi-science/treatments/gates';
import type { Situation } from '@nishiki/koi-science/treatments/situation';
import { volumeKnownAs } from '@nishiki/koi-science/volume';
import { said, uncited, type Statement } from '@nishiki/knowledge/statement';
import { allowedPairs, treatmentById } from '@nishiki/knowledge/treatments/catalogue';
import type { TreatmentEntry } from '@nishiki/knowledge/treatments/schema';
import type { Units } from '../../chat/case.ts';
import { inGrams, inLitres, inMl, span } from '../../chat/words/amounts.ts';
import { conditionsOf } from './condition-words.ts';
import { notesOf } from './dose-notes.ts';
import type { Worked } from './worked.ts';

/** Litres up to which a bath is a tub and no pond. House rule. */
const MOST_TUB = 2000;

export type Asked = {
  readonly situation: Situation;
  readonly isHowKnown: boolean;
  readonly units: Units;
};

/** An amount as it is weighed or measured out. */
export const amountWords = ({ low, high, unit }: Amount, units: Units): string =>
  unit === 'ml'
    ? span(low, high, inMl)
    : span(low, high, (value) => inGrams(unit === 'kg' ? value * 1000 : value, units));

const vetLine = uncited('A vet who sees fish, after a scrape or swab: some advise by telephone.');

const withoutNumber = (entry: TreatmentEntry): Worked => ({
  lead: [
    uncited(`${entry.name}: I give no number for it. ${entry.instead ?? ''}`.trim()),
    uncited(
      entry.vetOnly
        ? 'That is for a vet to decide.'
        : 'Use an authorised product by its own label, or ask a vet.',
    ),
  ],
  now: [
    uncited('Test ammonia, nitrite, pH and temperature, and have a scrape looked at first.'),
    ...(entry.against.includes('anchor-worm') || entry.id === 'trichlorfon'
      ? [
          said(
            'Worms and lice that you see come off with tweezers. Products with emamectin, by their label, act on both.',
            'springer-emamectin',
          ),
        ]
      : []),
    ...(entry.id === 'flubendazole'
      ? [
          said(
            'Against flukes praziquantel is gentle on fish of all kinds.',
            'johnson-praziquantel',
          ),
        ]
      : []),
  ],
  why: entry.statements,
  never: entry.warnings.map(uncited),
  call: [vetLine],
  data: { kind: 'refused' },
  refused: true,
});

const refused = (entry: TreatmentEntry, reasons: readonly string[]): Worked => {
  const { instead } = notesOf(entry.id);
  return {
    lead: [
      uncited(`No: ${entry.name} is not given here, so I name no amount. ${reasons.join(' ')}`),
    ],
    now: instead,
    never: entry.warnings.map(uncited),
    data: { kind: 'refused', reasons },
    refused: true,
  };
};

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join('; ')}; and ${words.at(-1)}`;

const repeatWords = (entry: TreatmentEntry, repeat: string | null, celsius: number | null) =>
  entry.id === 'praziquantel' && celsius === null
    ? 'Repeat: above 16 °C every 5 to 7 days, from 10 to 15 °C every 10 to 14 days, two or three times: eggs of gill flukes outlive a dose.'
    : repeat && `Repeat: ${repeat.charAt(0).toLowerCase()}${repeat.slice(1)}`;

/** Any volume: what is repeated when depends on none. */
const anyVolume = volumeKnownAs(1000, 'measured');

const repeatOf = (entry: TreatmentEntry, situation: Situation): Statement[] => {
  const repeat = repeatWords(
    entry,
    entry.give?.(anyVolume, situation).repeat ?? null,
    situation.celsius,
  );
  return repeat ? [uncited(repeat)] : [];
};

const onlyIf = (conditions: readonly string[]): Statement[] =>
  conditions.length > 0 ? [uncited(`It may be given only if: ${listed(conditions)}.`)] : [];

/** Conditions that are said at once; the others follow at the end. */
const FIRST = 4;

const withoutVolume = (
  entry: TreatmentEntry,
  { unknown }: Extract<Advice, { kind: 'no-volume' }>,
  situation: Situation,
): Worked => {
  const { rate, never } = notesOf(entry.id);
  return {
    lead: [
      { ...rate, text: `${entry.name}: ${rate.text}` },
      uncited('Without the volume there is no amount: how many litres, and how was that measured?'),
    ],
    now: repeatOf(entry, situation),
    why: [
      said(
        'To measure the volume: a weighed amount of salt, dissolved and mixed; litres = grams / rise in g/l.',
        'kangei-volume',
      ),
    ],
    never,
    unsure: onlyIf(conditionsOf(unknown.filter((id) => id !== 'volume-known'))),
    data: { kind: 'no-volume', unknown },
  };
};

const given = (
  entry: TreatmentEntry,
  advice: Extract<Advice, { kind: 'dose' }>,
  { situation, units, isHowKnown }: Asked,
): Worked => {
  const { volume, celsius } = situation;
  const { amount, steps, unknown } = advice;
  const last = advice.repeatOf;
  const { rate, now, never } = notesOf(entry.id);
  const conditions = conditionsOf(unknown);
  const isEstimate = isHowKnown && volume?.how === 'estimated';
  const words = amountWords(amount, units);
  const repeat = repeatWords(entry, advice.repeat, celsius);
  return {
    lead: [
      {
        ...rate,
        text: `${entry.name}: ${words} for ${inLitres(volume?.litres ?? 0, units)}${
          conditions.length > 0 ? ', but only if all of this is so' : ''
        }. ${rate.text}`,
      },
      ...(isEstimate
        ? [
            uncited(
              'The volume is an estimate, so this is the low end, reckoned on a fifth less. Measure it by salt before the repeat.',
            ),
          ]
        : []),
      ...(last === null
        ? []
        : [uncited(`The last dose was ${last} days ago: this one only when the plan says so.`)]),
      ...(conditions.length > 0
        ? [
            uncited(
              `Only if: ${listed(conditions.slice(0, FIRST))}${conditions.length > FIRST ? ' (and what is listed at the end)' : ''}.`,
            ),
          ]
        : []),
    ],
    now: [...steps.map(uncited), ...now, ...(repeat ? [uncited(repeat)] : [])],
    numbers: [uncited(`${amount.formula}.`)],
    never: [...never, ...entry.warnings.map(uncited)],
    unsure: onlyIf(conditions.slice(FIRST)),
    data: {
      kind: conditions.length > 0 ? 'only-if' : 'dose',
      low: amount.low,
      high: amount.high,
      unit: amount.unit,
      unknown,
    },
  };
};

/**
 * A treatment's amount with all that goes with it; or why there is none.
 * @throws RangeError for an unknown id
 */
export const doseOfTreatment = (id: string, asked: Asked): Worked => {
  const entry = treatmentById(id);
  if (!entry) throw new RangeError(`no treatment ${id}`);
  if (!entry.give) return withoutNumber(entry);
  if (id === 'formalin' && (asked.situation.volume?.litres ?? 0) > MOST_TUB)
    return refused(entry, [
      'Formalin is only for a bath in a tub, never for the pond: it takes the oxygen out of the water, and that much would kill.',
      ...(asked.situation.volume?.how === 'estimated' && asked.isHowKnown
        ? ['And never on an estimated volume.']
        : []),
      ...((asked.situation.celsius ?? 0) > 27 ? [gates['most-27'].stop] : []),
    ]);
  const advice = adviceOn(entry, asked, allowedPairs);
  if (advice.kind === 'refused') return refused(entry, advice.reasons);
  if (advice.kind === 'no-volume') return withoutVolume(entry, advice, asked.situation);
  return given(entry, advice, asked);
};

/** What is still to be asked, the most telling question first; null where nothing is open. */
export const openGateOf = (id: string, { situation, isHowKnown }: Asked) => {
  const entry = treatmentById(id);
  if (!entry?.give) return null;
  const advice = adviceOn(entry, { situation, isHowKnown }, allowedPairs);
  if (advice.kind !== 'dose') return null;
  const [gate] = advice.unknown.filter((one) => one === 'volume-measured' || one === 'confirmed');
  return gate ? { gate, ask: gates[gate].ask as string } : null;
};
