import { answerOf, type Answer, type Skill } from './answer.ts';
import type { Case } from './case.ts';
import { skills } from './skills/all.ts';

/** A second skill answers as well from this bid on. */
const SECOND = 0.85;

/** Sums with water, which may follow first aid: what was asked for helps to do it. */
const waterSums: ReadonlySet<string> = new Set([
  'water-change',
  'salt',
  'dechlorinate',
  'oxygen-saturation',
  'ph-swing',
  'convert-units',
]);

/** What has a result of its own, and may follow the answer to another question of the same message. */
const sums: ReadonlySet<string> = new Set([
  ...waterSums,
  'raise-kh',
  'dose',
  'pond-volume',
  'feeding',
  'stocking',
  'koi-weight',
  'growth',
  'hatching',
  'cross',
  // Of a photo both is wanted: which koi it is, and what it shows of its health.
  'photo-variety',
  'health-photo',
]);

const unknown = (c: Case): Answer =>
  answerOf({
    skill: 'unknown',
    intent: c.message.intents[0] ?? 'general',
    lead: [
      {
        text: 'I do not know that. I know koi: their varieties, health, water, feeding, growth, breeding and shows.',
        sourceIds: [],
      },
    ],
    worth: false,
  });

/** The result alone: what to do stands in the answer before it. */
const inShort = (answer: Answer): Answer => ({
  ...answer,
  now: [],
  why: [],
  never: [],
  call: [],
  unsure: [],
  ask: null,
});

/** Of an ill fish beside a refusal: what it may be, whom to call, what would tell more. */
const forTheFish = (answer: Answer): Answer => ({
  ...inShort(answer),
  why: answer.why,
  call: answer.call,
  ask: answer.ask,
});

type Bid = { readonly skill: Skill; readonly bid: number };

const bidsOf = (c: Case, all: readonly Skill[]): Bid[] =>
  all
    .map((skill, at) => ({ skill, at, bid: skill.bid(c) }))
    .filter(({ bid }) => bid > 0)
    .sort((a, b) => b.bid - a.bid || a.at - b.at);

/** What else was asked for, besides what the first answers. */
const secondOf = (bids: readonly Bid[], allowed: ReadonlySet<string>): Skill | undefined =>
  bids.slice(1).find(({ skill, bid }) => bid >= SECOND && allowed.has(skill.id))?.skill;

/**
 * The answers to the last message, the first one first: first aid before everything, then the skill
 * that fits best, then a second one where two things were asked.
 */
const answersTo = (c: Case, all: readonly Skill[]): readonly Answer[] => {
  const bids = bidsOf(c, all);
  const [first] = bids;
  if (!first) return [unknown(c)];
  const answer = first.skill.answer(c);
  // What is refused was meant against something: what that may be is said as well.
  const ill =
    answer.skill === 'refusal' &&
    bids.find(({ skill, bid }) => skill.id === 'differential' && bid >= SECOND);
  if (ill) return [answer, forTheFish(ill.skill.answer(c))];
  const second = secondOf(bids, answer.firstAid ? waterSums : sums);
  if (!second || answer.alone) return [answer];
  if (answer.firstAid) return [answer, inShort(second.answer(c))];
  // Whoever asks for an amount gets it first, and what the values say of the water after it.
  if (first.skill.id === 'judge-water') return [second.answer(c), inShort(answer)];
  return [answer, second.answer(c)];
};

/** The answers to the last message. Only one of them asks back: only one question can be open. */
export const replyTo = (c: Case, all: readonly Skill[] = skills): readonly Answer[] => {
  const answers = answersTo(c, all);
  const asking = answers.findIndex(({ ask }) => ask !== null);
  return answers.map((answer, at) => (at === asking ? answer : { ...answer, ask: null }));
};
