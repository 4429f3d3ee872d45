import { conditionById } from '@nishiki/knowledge/conditions/catalogue';
import { said, uncited } from '@nishiki/knowledge/statement';
import { answerOf, type Answer, type Line, type Skill } from '../../answer.ts';
import type { Case } from '../../case.ts';
import { askApart } from './ask-sign.ts';
import {
  apartLines,
  candidateLine,
  evidenceLines,
  MOST_NAMED,
  needsScrape,
} from './differential-words.ts';
import { isGeneral } from './emergency/which.ts';
import { nh3Line } from './emergency/numbers.ts';
import { diagnosisOf, inputOf, seenSigns, signsOf } from './known.ts';
import { isolationOf } from './isolation.ts';
import { vetLine } from './vet.ts';

/** What tells the likeliest from others: read on a phone. */
const MOST_APART = 1;

/** Said wherever nobody has told a value: the shop's "fine" is none. */
const testWater = uncited(
  'Test the water first, yourself: ammonia with pH and temperature, and nitrite. “Fine” is no value.',
);
const scrape = said(
  'Have a skin and gill scrape looked at under a microscope before any treatment, by a vet, a koi dealer or somebody from a club.',
  'pondtrade-scrapes',
);
const whoScrapes = uncited(
  'A vet, a koi dealer or somebody from a club can take and read a scrape.',
);
const noTreatment = uncited('No treatment before it is confirmed, and never two at once.');

const tests = [
  ['ammonia', 'ammonia'],
  ['nitrite', 'nitrite'],
  ['ph', 'pH'],
] as const;

/** What must be tested first: all of it, or what is still missing. */
const waterTest = (c: Case): Line[] => {
  const missing = tests.flatMap(([id, name]) => (c.water[id] === undefined ? [name] : []));
  if (missing.length === 0) return [];
  if (missing.length === tests.length) return [testWater];
  return [uncited(`Test what is not known of the water yet: ${missing.join(', ')}.`)];
};

/** An entry's own first action, without the test of the water that stands before it already. */
const withoutTest = (line: Line): Line => {
  const text = line.text
    .replace(/^Test the water(?: and set it right)?,? (?:and|then) /, '')
    .replace(/^Test the water\. /, '')
    .replace(/, (?:and )?test the water(?= and|\.)/i, '');
  return { ...line, text: text.charAt(0).toUpperCase() + text.slice(1) };
};

/** Nothing fits well enough to act as if it were that. */
const isOpen = (c: Case): boolean => diagnosisOf(c).headline.includes('one of several');

const firstActions = (c: Case): Line[] => {
  const [first] = diagnosisOf(c).conditions;
  const entry = first && conditionById(first.id);
  return entry && !isOpen(c) ? [withoutTest(entry.firstAction), ...isolationOf(entry.id)] : [];
};

const isGrave = (c: Case): boolean => {
  const { severity } = diagnosisOf(c);
  return severity === 'high' || severity === 'critical';
};

const toldValues = (c: Case): Line[] => [
  ...nh3Line(inputOf(c).water ?? {}),
  ...diagnosisOf(c)
    .water.filter(({ parameter }) => !parameter.startsWith('Un-ionised'))
    .map(({ parameter, value, words }) => uncited(`${parameter}: ${value}. ${words}`)),
];

const named = (c: Case): Answer => {
  const diagnosis = diagnosisOf(c);
  const candidates = diagnosis.conditions.slice(0, MOST_NAMED);
  const [first] = candidates;
  const isHarmless = first !== undefined && conditionById(first.id)?.group === 'harmless';
  const actions = firstActions(c);
  return answerOf({
    skill: 'differential',
    intent: 'health',
    lead: [
      uncited(
        `${diagnosis.headline}. ${isHarmless ? 'Most likely this is no disease; nothing needs treating until that is settled.' : 'The likeliest first:'}`,
      ),
    ],
    now: [
      ...waterTest(c),
      ...actions,
      ...(needsScrape(candidates)
        ? [/scrape/i.test(actions[0]?.text ?? '') ? whoScrapes : scrape]
        : []),
    ],
    numbers: toldValues(c),
    why: [...candidates.map(candidateLine), ...apartLines(candidates).slice(0, MOST_APART)],
    never: [noTreatment],
    call: isGrave(c) ? [vetLine(c)] : [],
    unsure: evidenceLines(diagnosis, c.photo !== null).slice(0, 1),
    ask: askApart(c),
    links: candidates.map(({ id, name }) => ({ label: name, path: `/conditions/${id}` })),
    evidence: diagnosis.evidence,
    tools: ['diagnose'],
  });
};

/** Too little was told to name anything: what to look for, and the test that comes first. */
const unnamed = (c: Case): Answer =>
  answerOf({
    skill: 'differential',
    intent: 'health',
    lead: [
      uncited(
        'I need to know what you see. Until then the water comes first: it causes or worsens most of what is seen on koi.',
      ),
    ],
    now: [
      testWater,
      uncited(
        'Watch them for ten minutes: do they gasp, rub, jump, lie down, keep apart, or not eat? Spots, sores, film or tufts on the skin? How many fish?',
      ),
      uncited('More air and less food do no harm meanwhile.'),
    ],
    numbers: toldValues(c),
    never: [noTreatment],
    unsure: evidenceLines(diagnosisOf(c), c.photo !== null),
    ask: {
      words:
        'What do you see: gasping, rubbing, spots or sores, lying on the bottom, or not eating?',
      open: {
        kind: 'choice',
        options: ['gasping', 'rubbing', 'spots or sores', 'lying on the bottom', 'not eating'],
      },
      replies: [
        'Gasping',
        'Rubbing',
        'Spots or sores',
        'Lying on the bottom',
        'Not eating',
        'I don’t know',
      ],
    },
    links: [
      { label: 'Health assessment', path: '/koi-health' },
      { label: 'First aid', path: '/first-aid' },
    ],
    evidence: signsOf(c).size > 0 ? diagnosisOf(c).evidence : null,
    tools: ['diagnose'],
  });

const asksWhatItIs = ({ question }: Case): boolean =>
  ['what-disease', 'what-to-do', 'what-is', 'why', 'is-it-ok', 'should-i', 'how-to'].some((ask) =>
    question.asks.includes(ask as never),
  );

const isHealth = (c: Case): boolean =>
  c.question.intents[0] === 'health' || c.specialist === 'disease-detection';

/** Ill, and nobody says how. */
const UNWELL =
  /\b(?:sick|ill|poorly|unwell|not (?:well|right|himself|herself)|something(?:'s| is)? wrong|wrong with|dying|diseased?)\b/i;

/** Values told to signs that were told before: they belong to the same question. */
const addsWater = (c: Case): boolean =>
  c.message.signs.size === 0 &&
  c.message.asks.length === 0 &&
  Object.keys(c.message.reading).length > 0 &&
  c.earlier.some(({ signs }) => [...signs.values()].some(Boolean)) &&
  seenSigns(c).length > 0;

/** "Haven't got a microscope", after signs: still about the same fish. */
const goesOn = (c: Case): boolean =>
  seenSigns(c).length > 0 &&
  c.message.treatments.length === 0 &&
  c.message.conditions.length === 0 &&
  c.earlier.some(({ signs }) => [...signs.values()].some(Boolean)) &&
  /\b(?:no|not|haven'?t|don'?t|can'?t|without|where|who)\b[^.?!]{0,40}\b(?:microscopes?|scrape|test kit|kit)\b/i.test(
    c.message.text,
  );

/** A cry for help, or the question what is wrong, and nothing told. */
const isCry = ({ message, conditions, treatments, photo }: Case): boolean =>
  photo === null &&
  conditions.length === 0 &&
  treatments.length === 0 &&
  /^\W*(?:(?:please|pls|plz|sos|urgent\w*|emergency|quick\w*|help(?: me)?)\W*)+$|\bwhat'?s? (?:is )?wrong w(?:ith)? (?:my|the|this) (?:koi|fish)\b/i.test(
    message.text,
  );

/** Tells what is seen, and asks for nothing and names no treatment. */
const tellsOnly = ({ message, treatments }: Case): boolean =>
  message.asks.length === 0 && treatments.length === 0;

/** Koi that eat nothing in cold water are well: a question of feeding. °C as in facts B.2. */
const COLD = 10;
const isColdRest = (c: Case): boolean =>
  (c.water.temperature ?? COLD) < COLD &&
  c.message.asks.length > 0 &&
  seenSigns(c).every((id) => id === 'off-food' || id === 'lethargic');

/** Signs that are told outweigh a number that stands beside them, unless a sum was asked. */
const aboutFish = (c: Case): number =>
  signsOf(c).get('stab-wounds') === true
    ? 0.93
    : c.conditions.length === 0 &&
        seenSigns(c).length > 1 &&
        !c.message.asks.some(
          (ask) => ask === 'how-much' || ask === 'calculate' || ask === 'how-many',
        )
      ? 0.915
      : 0.9;

/** From signs, water and photo to what it may be, and the one question that tells most. */
export const differentialSkill: Skill = {
  id: 'differential',
  bid: (c) => {
    const isReply = c.open?.kind === 'sign' && c.reply !== null;
    const sees = [...c.message.signs.values()].some(Boolean);
    const hasCandidates = diagnosisOf(c).conditions.length > 0;
    if (isReply) return 0.92;
    if (addsWater(c) && hasCandidates) return 0.89;
    if (goesOn(c) && hasCandidates) return 0.96;
    if (isGeneral(c.message)) return sees ? 0.4 : 0.25;
    if (isColdRest(c)) return 0.6;
    if (sees && hasCandidates)
      return asksWhatItIs(c) || isHealth(c) || tellsOnly(c) ? aboutFish(c) : 0.7;
    if (seenSigns(c).length > 0 && hasCandidates && isHealth(c)) return 0.6;
    if (c.message.signs.size > 0 && isHealth(c)) return 0.6;
    if (isCry(c)) return 0.86;
    if (!isHealth(c) || c.conditions.length > 0 || c.treatments.length > 0) return 0;
    return UNWELL.test(c.message.text) ? 0.86 : 0.45;
  },
  answer: (c) => (diagnosisOf(c).conditions.length > 0 ? named(c) : unnamed(c)),
};
