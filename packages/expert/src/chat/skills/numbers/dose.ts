import { peroxideMl } from '@nishiki/koi-science/permanganate';
import { conditionById } from '@nishiki/knowledge/conditions/catalogue';
import { treatmentsAgainst } from '@nishiki/knowledge/treatments/against';
import { treatmentById } from '@nishiki/knowledge/treatments/catalogue';
import { said, uncited } from '@nishiki/knowledge/statement';
import { doseNotes } from '../../../tools/numbers/dose-notes.ts';
import { doseOfTreatment, openGateOf } from '../../../tools/numbers/dose.ts';
import { partsOf } from '../../../tools/numbers/worked.ts';
import { answerOf, type Answer, type Skill } from '../../answer.ts';
import type { Case } from '../../case.ts';
import { inGrams, inMl } from '../../words/amounts.ts';
import { unitsOf } from '../../words/units-of.ts';
import { wishesOf } from '../health/refusal/skill.ts';
import { askedText } from '../knowledge/asked.ts';
import {
  askGallon,
  askHow,
  askVolume,
  asks,
  bothGallons,
  mayAsk,
  situationOf,
  volumeOf,
} from './known.ts';

const amountWords =
  /\b(dose|dosage|dosing|how much|how many (g|grams|ml|mg|kg)|amount|grams|quantity)\b/;

const wantsAmount = (c: Case): boolean =>
  asks(c, 'how-much', 'calculate') || amountWords.test(askedText(c));

/** Salt has a skill of its own; with another agent it is that one's question. */
const named = (c: Case): string[] => {
  const all = c.treatments.filter((id) => id !== 'salt');
  // What is in the water already is not what is asked for, where another is named.
  const next = all.filter((id) => !c.message.given.some(({ treatment }) => treatment === id));
  return next.length > 0 ? next : all;
};

/** What is given against the disease that was named, the one that its entry speaks of first. */
const against = (c: Case): string | null => {
  const [id] = c.conditions;
  const condition = id === undefined ? undefined : conditionById(id);
  if (!condition || condition.notifiable.length > 0) return null;
  const text = condition.treatment.text.toLowerCase();
  const used = treatmentsAgainst(condition.id).filter((one) => one.give && one.id !== 'salt');
  const spoken = used.find(({ name, otherNames }) =>
    [name, ...otherNames].some((word) => text.includes(word.toLowerCase().split(' ')[0] ?? word)),
  );
  return (spoken ?? used.find(({ id: one }) => one === 'praziquantel') ?? used[0])?.id ?? null;
};

const subjectOf = (c: Case): string | null =>
  named(c)[0] ?? (/\bdos(e|age|ing)\b/.test(askedText(c)) ? against(c) : null);

const asksLeave = (c: Case): boolean =>
  asks(c, 'can-i', 'should-i', 'is-it-ok', 'how-to', 'which') ||
  /\b(ok|safe|want|going to|can)\b/.test(askedText(c));

/** Grams of permanganate of which the peroxide is asked. */
const gramsToStop = (c: Case, id: string): number | null =>
  id === 'permanganate' && /\bperoxide\b/.test(askedText(c)) && volumeOf(c) === null
    ? (c.question.quantities.find(({ unit, value }) => unit === 'g' && value > 0)?.value ?? null)
    : null;

const whiteSediment =
  /\b(white|cloudy|sediment|deposit|precipitate|crystals?|gunk|milky|frozen|frost)\b/;
const dechlorinates = /\b(thiosul\w*|dechlor\w*|declor\w*)\b/;

/** Wishes that are answered by one sentence, without any sum. */
const plainNo = (c: Case, id: string): Answer | null => {
  const text = askedText(c);
  const no = (lines: Partial<Answer>): Answer =>
    answerOf({ skill: 'dose', intent: 'health', tools: ['treatment_dose'], ...lines });
  if (
    id === 'formalin' &&
    whiteSediment.test(text) &&
    /\b(bottle|bottom|stuff|shed|stored)\b/.test(text)
  )
    return no({
      lead: [
        uncited(
          'No, never: the white sediment is paraformaldehyde, and it kills fish. Neither shaking, warming nor pouring off makes the bottle safe.',
        ),
      ],
      now: [
        uncited('Hand it in as hazardous waste, and buy a fresh bottle. Keep that above 4 °C.'),
      ],
    });
  const grams = gramsToStop(c, id);
  if (grams !== null)
    return no({
      lead: [
        uncited(
          `${inMl(peroxideMl(grams))} of 3 % hydrogen peroxide neutralise ${inGrams(grams)} of permanganate: 11 ml for each gram.`,
        ),
      ],
      now: [
        uncited(
          'Have it measured out before you begin; add it at once if fish gasp, roll or jump.',
        ),
        uncited('Spread it around the pond, air on full, then change part of the water.'),
      ],
      numbers: [uncited(`${inGrams(grams)} x 11 ml = ${inMl(peroxideMl(grams))}.`)],
      never: [uncited('No stronger grade than 3 to 6 %: it burns.')],
    });
  if (
    (id === 'permanganate' || id === 'chloramine-t') &&
    dechlorinates.test(text) &&
    !wantsAmount(c)
  )
    return no({
      lead: [
        uncited(
          `No: thiosulphate destroys ${treatmentById(id)?.name.toLowerCase()}, and it would do nothing. Leave two days between them.`,
        ),
      ],
      now: [
        uncited('Dechlorinate new water days before; after the treatment it may be used again.'),
      ],
    });
  return null;
};

const withGallons = (c: Case, id: string, gallons: number): Answer => {
  const rate = doseNotes[id]?.rate;
  return answerOf({
    skill: 'dose',
    intent: 'health',
    lead: [
      ...(rate ? [{ ...rate, text: `${treatmentById(id)?.name}: ${rate.text}` }] : []),
      uncited(`Which gallon? ${bothGallons(gallons)}: a fifth apart, which matters for a dose.`),
    ],
    now: [uncited('Have it confirmed by a scrape, and test ammonia and nitrite, before any dose.')],
    why: [
      said(
        'Best is a measured volume: a weighed amount of salt and the rise on a meter.',
        'kangei-volume',
      ),
    ],
    ask: askGallon(gallons),
    tools: ['treatment_dose'],
  });
};

const answer = (c: Case, id: string): Answer => {
  const no = plainNo(c, id);
  if (no) return no;
  const entry = treatmentById(id);
  if (entry?.give && c.unnamedGallons !== null && volumeOf(c) === null)
    return withGallons(c, id, c.unnamedGallons);
  const known = volumeOf(c);
  const asked = {
    situation: situationOf(c),
    isHowKnown: known?.isHowKnown ?? false,
    units: unitsOf(c),
  };
  const worked = doseOfTreatment(id, asked);
  const gate = openGateOf(id, asked);
  const ask =
    worked.refused || !entry?.give
      ? null
      : known === null
        ? mayAsk(c, 'volume')
          ? askVolume
          : null
        : !known.isHowKnown
          ? askHow
          : gate
            ? {
                words: gate.ask,
                open: { kind: 'gate' as const, gate: gate.gate },
                replies: ['Yes', 'No', 'I don’t know'],
              }
            : null;
  return answerOf({
    skill: 'dose',
    intent: 'health',
    ...partsOf(worked),
    ask,
    links: [{ label: 'Dose calculator', path: `/tools/dose?treatment=${id}` }],
    tools: ['treatment_dose'],
  });
};

/** A treatment's amount, or why there is none. */
export const dose: Skill = {
  id: 'dose',
  bid: (c) => {
    const id = subjectOf(c);
    if (id === null) return 0;
    // A wish that is refused gets its refusal alone, and no amount after it.
    if (wishesOf(c).ids.length > 0) return 0.5;
    // Grains on a male in spring are most likely no disease: first that, then any dose.
    if (c.signs.get('white-grains') === true && c.signs.get('male-in-spring') === true) return 0.6;
    if (plainNo(c, id)) return 0.94;
    const isSaid = volumeOf(c) !== null || c.unnamedGallons !== null;
    if (wantsAmount(c)) return isSaid ? 0.93 : 0.92;
    if (c.message.companions.length > 0) return 0.9;
    // "And if I wanted to do permanganate in it?" after the water was told.
    if (
      c.earlier.length > 0 &&
      c.message.treatments.includes(id) &&
      Object.keys(c.water).length > 0 &&
      !asks(c, 'what-is', 'difference', 'why')
    )
      return 0.9;
    if (asksLeave(c) && (isSaid || Object.keys(c.message.reading).length > 0)) return 0.88;
    // An agent and a volume in one breath ask for the amount, unless it is told as given.
    const isPlain =
      c.message.volume !== null &&
      c.message.treatments.includes(id) &&
      !c.message.given.some(({ treatment }) => treatment === id) &&
      !asks(c, 'how-long', 'how-often', 'why', 'when', 'difference');
    if (isPlain) return 0.86;
    return isSaid ? 0.8 : 0.45;
  },
  answer: (c) => {
    const id = subjectOf(c);
    if (id === null) throw new RangeError('no treatment was named');
    return answer(c, id);
  },
};
