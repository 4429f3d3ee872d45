import { conditionById } from '@nishiki/knowledge/conditions/catalogue';
import { noUpperEnd, type Condition } from '@nishiki/knowledge/conditions/schema';
import { treatmentsAgainst } from '@nishiki/knowledge/treatments/against';
import type { TreatmentEntry } from '@nishiki/knowledge/treatments/schema';
import { uncited } from '@nishiki/knowledge/statement';
import { answerOf, type Answer, type Line, type Skill } from '../../answer.ts';
import type { Case } from '../../case.ts';
import { inSentence } from '../../../condition/names.ts';
import { countryOf } from './country.ts';
import { needsOf } from './gate-words.ts';
import { contagionOf } from './contagion.ts';
import { isolationOf } from './isolation.ts';
import { diagnosisOf } from './known.ts';
import { askCountry, authorityLines, stopMovement } from './reporting.ts';
import { vetLine, vetOnly } from './vet.ts';

const isGrave = ({ severity }: Condition): boolean =>
  severity === 'high' || severity === 'critical';
const isReported = ({ notifiable, id }: Condition): boolean =>
  notifiable.length > 0 || id === 'cev';

/** Most that are named; the page of the condition has all. */
const MOST_TREATMENTS = 3;
/** Where the treatment is asked for, little of what it looks like. */
const MOST_FEATURES = 2;
const MOST_APART = 1;

/** What is used against it and what it needs; an amount is worked out by the tool for doses alone. */
const treatmentLine = (treatment: TreatmentEntry): Line => {
  const { name, summary, vetOnly: isVets, instead } = treatment;
  if (isVets) return uncited(`${name}: only with a vet. ${instead ?? ''}`.trim());
  const needs = needsOf(treatment);
  return uncited(`${name}. ${summary}${needs ? ` Only with: ${needs}.` : ''}`);
};

/** Those that the condition's own entry names come first; what only a vet gives comes last. */
const treatmentsOf = ({ id, treatment }: Condition, asked: readonly string[]): TreatmentEntry[] => {
  const text = treatment.text.toLowerCase();
  const isNamed = ({ name, otherNames }: TreatmentEntry): boolean =>
    [name, ...otherNames].some((word) => text.includes((word.split(' ')[0] ?? word).toLowerCase()));
  const rank = (one: TreatmentEntry): number =>
    asked.includes(one.id) ? -1 : isNamed(one) ? 0 : one.vetOnly ? 2 : 1;
  return [...treatmentsAgainst(id)].sort((a, b) => rank(a) - rank(b)).slice(0, MOST_TREATMENTS);
};

const asksTreatment = ({ question }: Case): boolean =>
  [
    'how-to',
    'what-to-do',
    'how-much',
    'how-long',
    'how-often',
    'can-i',
    'should-i',
    'which',
    'calculate',
  ].some((ask) => question.asks.includes(ask as never)) ||
  /\b(?:treat|cure|get rid|medicine|meds|remed)/i.test(question.text);

const asksContagion = ({ question }: Case): boolean =>
  /\b(?:contagious|catching|infectious|spread|carr(?:y|ier|iers|ies)|pass(?:es)? on|other fish|catch it)\b/i.test(
    question.text,
  );

const apart = (one: Condition, all: readonly Condition[]): Line[] =>
  one.lookAlikes
    .filter(({ id }) => all.length < 2 || all.some((other) => other.id === id))
    .slice(0, 3)
    .map(({ name, tellsApart }) => ({
      ...tellsApart,
      text: `${one.name} or ${inSentence(name)}? ${tellsApart.text}`,
    }));

/** The temperatures at which it breaks out, where a source gives them. */
const rangeOf = ({ temperature, features }: Condition): Line[] =>
  temperature === null || features.some(({ text }) => text.includes('°C'))
    ? []
    : [
        uncited(
          temperature.to >= noUpperEnd
            ? `It breaks out in water from ${temperature.from} °C up.`
            : `It breaks out in water of ${temperature.from} to ${temperature.to} °C.`,
        ),
      ];

const describe = (c: Case, all: readonly [Condition, ...Condition[]]): Answer => {
  const [one] = all;
  const wantsTreatment = asksTreatment(c);
  const country = countryOf(c);
  const used = wantsTreatment ? treatmentsOf(one, c.treatments).map(treatmentLine) : [];
  const [lead, ...features] = one.features;
  return answerOf({
    skill: 'named-condition',
    intent: 'health',
    lead: [
      ...(lead ? [{ ...lead, text: `${one.name}: ${lead.text}` }] : []),
      ...(asksContagion(c) ? [contagionOf(one)] : []),
      ...(wantsTreatment ? [one.treatment] : []),
    ],
    now: [
      ...(isReported(one) ? [stopMovement] : []),
      ...(one.group === 'harmless' ||
      /\btest\b/i.test(one.firstAction.text) ||
      Object.keys(c.water).length > 0
        ? []
        : [uncited('Test the water first: ammonia with pH and temperature, and nitrite.')]),
      one.firstAction,
      ...isolationOf(one.id),
      { ...one.confirmedBy, text: `Confirmed by: ${one.confirmedBy.text}` },
    ],
    why: [
      ...features.slice(0, wantsTreatment ? MOST_FEATURES : features.length),
      ...rangeOf(one),
      ...(wantsTreatment ? used : [one.treatment]),
      ...apart(one, all).slice(0, wantsTreatment ? MOST_APART : 3),
    ],
    never: [
      uncited(
        'One treatment at a time, none before it is confirmed, and no dose without a measured volume.',
      ),
    ],
    call: [
      ...(isReported(one) ? authorityLines(country) : []),
      ...(isGrave(one) ? [vetLine(c)] : []),
      ...(used.length > 0 || one.group === 'bacteria' ? [vetOnly] : []),
    ],
    unsure: [
      uncited(
        one.photoShows ? 'A photo can show signs of it and proves nothing.' : 'No photo shows it.',
      ),
    ],
    ask: isReported(one) ? askCountry(country) : null,
    links: all.map(({ id, name }) => ({ label: name, path: `/conditions/${id}` })),
    evidence: Object.keys(c.water).length > 0 || c.signs.size > 0 ? diagnosisOf(c).evidence : null,
    tools: ['read_condition'],
  });
};

const namedIn = (c: Case): Condition[] => c.conditions.flatMap((id) => conditionById(id) ?? []);

const isTubercles = ({ message: { conditions, signs, text } }: Case): boolean =>
  conditions.includes('white-spot') &&
  signs.get('white-grains') === true &&
  signs.get('male-in-spring') === true &&
  signs.get('flashing') !== true &&
  /\b(?:fins?|pec\w*|gills?|cheeks?|head)\b/i.test(text);

const hearsay =
  /\b(?:friend|mate|dealer|shop|neighbou?r|somebody|someone|forum|guy|bloke|wife|husband|dad|father|brother|they|he|she|people|everyone) (?:at \w+ )?(?:says?|said|thinks?|thought|reckons?|told|calls?|called|swears?)\b/i;

/** A disease asked about by its name. */
export const namedConditionSkill: Skill = {
  id: 'named-condition',
  bid: (c) => {
    if (namedIn(c).length === 0) return 0;
    if (
      c.message.treatments.length > 0 &&
      (c.message.asks.includes('how-much') || c.message.asks.includes('how-many'))
    )
      return 0.6;
    if (c.message.conditions.length === 0) return 0.5;
    // A male in spring with grains on fins and gill covers: most likely no white spot at all.
    if (isTubercles(c)) return 0.5;
    const seen = [...c.message.signs.values()].filter(Boolean).length;
    if (c.message.asks.includes('what-disease') && seen > 1) return 0.85;
    // What somebody called it gives way to what is seen.
    if (seen > 0 && hearsay.test(c.message.text)) return 0.7;
    return c.message.asks.length > 0 || c.message.intents[0] === 'health' ? 0.91 : 0.7;
  },
  answer: (c) => {
    const [one, ...others] = namedIn(c);
    if (!one) throw new RangeError('no condition was named');
    return describe(c, [one, ...others]);
  },
};
