import { urgentSteps } from '../../../../condition/urgent.ts';
import { uncited } from '@nishiki/knowledge/statement';
import { answerOf, type Answer, type Line } from '../../../answer.ts';
import type { Case } from '../../../case.ts';
import { countryOf } from '../country.ts';
import { diagnosisOf, findingsIn, inputOf, signsOf } from '../known.ts';
import { reasonsAgainst } from '../refusal/reasons.ts';
import { refusals } from '../refusal/refusals.ts';
import { wishesOf } from '../refusal/skill.ts';
import { askCountry, authorityLines } from '../reporting.ts';
import { suspicionOf } from '../suspicion.ts';
import { openingOf } from './suspicion-words.ts';
import { askNow } from './ask.ts';
import { planOf } from './from-catalogue.ts';
import { furtherPlans } from './further.ts';
import { furtherKinds, type EmergencyKind, type FurtherKind } from './kinds.ts';
import { numbersOf } from './numbers.ts';
import type { Plan } from './plan.ts';
import { undoOf } from './undo.ts';

/** More is not read at the pond, on a phone. */
const MOST_STEPS = 7;
const MOST_NEVER = 3;

const isFurther = (kind: EmergencyKind): kind is FurtherKind =>
  (furtherKinds as readonly string[]).includes(kind);

const planFor = (kind: EmergencyKind): Plan =>
  isFurther(kind) ? furtherPlans[kind] : planOf(kind);

/** Those whose steps follow from the readings, where there are any. */
const ofTheWater: readonly EmergencyKind[] = ['ammonia', 'nitrite', 'gasping', 'deaths'];

/** Their own steps say all; the cause is plain, and nothing else is looked for first. */
const whole: readonly EmergencyKind[] = [
  'electric',
  'bleach',
  'poison',
  'overdose',
  'wrong-salt',
  'overfed',
  'dawn',
  'collapsed',
  'stolen',
];

/** Follow from what stands before them: their own steps would look for a cause that is known. */
const follows: readonly EmergencyKind[] = ['gasping', 'deaths'];
const explains: readonly EmergencyKind[] = ['chlorine', 'ammonia', 'nitrite', 'ph-crash', 'pump'];

const unique = (lines: readonly Line[]): Line[] =>
  lines.filter(({ text }, at) => lines.findIndex((line) => line.text === text) === at);

/** In the water change, or under what not to do. */
const saidElsewhere = /^(?:Have dechlorinator ready|Never use potassium)/;

/** Measured to be an emergency, or a trap: the steps are then those of the readings. */
const measured = (c: Case, first: EmergencyKind): Line[] => {
  const { water = {} } = inputOf(c);
  const levels = [...findingsIn(c).water.values()];
  const { steps } = urgentSteps(findingsIn(c), water);
  const isMeasured =
    levels.includes('emergency') || (levels.includes('act') && first !== 'nitrite');
  return isMeasured ? steps.filter((step) => !saidElsewhere.test(step)).map(uncited) : [];
};

/** Steps for the dead and for those who must hear of them, beside those of the water. */
const ofDeaths: Line[] = planOf('deaths').steps.filter(({ text }) =>
  /^(?:Stop all movement|Take out the dead)/.test(text),
);

/** The call in its place among the steps, with the number of whoever has to be told. */
const withAuthority = ({ steps }: Plan, country: string | null): Line[] => {
  const [whom] = authorityLines(country);
  return steps.flatMap((step) =>
    whom && step.text.startsWith('Report the suspicion')
      ? [{ ...whom, text: `Report the suspicion now; you need no proof. ${whom.text}` }]
      : [step],
  );
};

/** Chlorine that came in solid, and not with tap water. */
const fromPool = /\b(?:tablets?|tabs?|granules|sticks?|pool shock)\b/i;
const outOfTheWater = uncited(
  'Take out all of it that you can reach, with gloves, and keep the packet. It goes on dissolving.',
);

const stepsOf = (c: Case, kinds: readonly EmergencyKind[], first: EmergencyKind): Line[] => {
  const steps = ofTheWater.includes(first) ? measured(c, first) : [];
  const plan = planFor(first);
  if (first === 'khv') return withAuthority(plan, countryOf(c));
  if (steps.length > 0)
    return [...steps.slice(0, 1), ...(kinds.includes('deaths') ? ofDeaths : []), ...steps.slice(1)];
  if (whole.includes(first)) return first === 'overdose' ? undone(c, plan) : [...plan.steps];
  if (first === 'chlorine' && fromPool.test(c.message.text))
    return [outOfTheWater, ...plan.steps.filter(({ text }) => !text.startsWith('Close the tap'))];
  // The next one's own steps, without what both say.
  const others = kinds
    .slice(1)
    .filter((kind) => !(explains.includes(first) && follows.includes(kind)));
  const further = others.slice(0, 1).flatMap((kind) =>
    planFor(kind)
      .steps.filter(({ text }) => !/^(?:Air|Stop feeding|Give air)/.test(text))
      .slice(0, 2),
  );
  const together = [...plan.steps.slice(0, 2), ...further, ...plan.steps.slice(2)];
  // What only explains is no step.
  const after = first === 'nitrite' ? [] : plan.after.slice(0, 1);
  return unique([...together, ...after]).slice(0, MOST_STEPS);
};

/** Where the treatment is known, its own way out stands for the general one. */
const undone = (c: Case, { steps }: Plan): Line[] => {
  const own = undoOf(c);
  if (own === null) return [...steps];
  const general = /^(?:Permanganate|Anything else|Salt):/;
  const at = steps.findIndex(({ text }) => general.test(text));
  return [
    ...steps.slice(0, at),
    ...own,
    ...steps.slice(at).filter(({ text }) => !general.test(text)),
  ];
};

const worstWords = (c: Case): Line[] => {
  const { water } = diagnosisOf(c);
  const worst = water.filter(({ words }) =>
    /emergency|Dangerous|Far too little|Toxic/i.test(words),
  );
  return worst.length === 0
    ? []
    : [
        uncited(
          `${worst.map(({ parameter, value }) => `${parameter} is ${value}`).join(', ')}: critical, and dangerous to the fish now.`,
        ),
      ];
};

/** Burnt gills and those of a virus look alike. */
const whiteGills = uncited(
  'Chlorine bleaches gills. Still white or dead after some days, or fish die? Then KHV cannot be excluded: stop all movement of fish and report it.',
);

/** Unusual deaths are told to an authority, unless their cause is plain. */
const isReported = (kinds: readonly EmergencyKind[]): boolean =>
  kinds.includes('khv') ||
  (kinds.includes('deaths') && !kinds.some((kind) => whole.includes(kind) || kind === 'chlorine'));

/** An answer to an emergency: what to do in the next minutes before anything else. */
export const composeEmergency = (c: Case, kinds: readonly EmergencyKind[]): Answer => {
  const [first = 'gasping'] = kinds;
  const plan = planFor(first);
  const suspicion = suspicionOf(c);
  const { water = {} } = inputOf(c);
  // An accident is no wish: nobody who spilt something is told off for it.
  const wishes = wishesOf(c)
    .ids.filter((id) => !(id === 'other-poison' && first === 'poison'))
    .map((id) => refusals[id]);
  const country = countryOf(c);
  const { evidence } = diagnosisOf(c);
  const numbers = numbersOf(c, water, kinds);
  return answerOf({
    skill: 'emergency',
    intent: 'health',
    firstAid: true,
    lead: [
      ...(c.message.language === 'other' ? [uncited('I can answer in English only.')] : []),
      ...wishes.map(({ no }) => no),
      first === 'khv' ? openingOf(suspicion) : plan.opening,
      ...worstWords(c),
    ],
    points: c.message.treatments.length > 0 ? reasonsAgainst(c) : [],
    now: stepsOf(c, kinds, first),
    numbers,
    never: unique([
      ...plan.never.slice(0, MOST_NEVER),
      ...wishes.flatMap(({ never = [] }) => never),
    ]),
    call: unique([
      ...(isReported(kinds) ? authorityLines(country).slice(first === 'khv' ? 1 : 0) : []),
      ...plan.call.filter(({ text }) => !(first === 'khv' && text.startsWith('The authority'))),
    ]),
    unsure:
      first === 'khv'
        ? (suspicion?.diseases.map(({ confirmedBy }) => confirmedBy) ?? [])
        : first === 'chlorine' && signsOf(c).get('gills-necrotic') === true
          ? [whiteGills]
          : [],
    ask: isReported(kinds) && country === null ? askCountry(country) : askNow(c, kinds),
    links: isFurther(first)
      ? [{ label: 'First aid', path: '/first-aid' }]
      : [{ label: 'First aid', path: `/first-aid#${first}` }],
    evidence: signsOf(c).size > 0 || evidence === 'water' ? evidence : null,
    tools: ['first_aid', ...(isReported(kinds) ? ['whom_to_report'] : [])],
  });
};
