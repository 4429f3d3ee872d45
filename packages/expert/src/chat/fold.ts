import type { Case, Keeper } from './case.ts';
import { factsAfter, factsAtFirst, ofOtherFish } from './fold/facts.ts';
import { withDangersOfCase } from './fold/dangers-in-case.ts';
import { isNewCase } from './fold/new-case.ts';
import { replyIn } from './fold/reply-in.ts';
import { isOfUnit } from './fold/volume-facts.ts';
import type { Message } from './message.ts';
import type { OpenQuestion, Reply } from './open-question.ts';

export type ReadTurn =
  | { readonly role: 'keeper'; readonly message: Message }
  | { readonly role: 'expert'; readonly open: OpenQuestion | null };

type Folded = Omit<Case, 'keeper' | 'units' | 'photo' | 'specialist' | 'again'>;

/** A message of the keeper, what was asked before it, and what it says to that. */
export type Step = {
  readonly message: Message;
  readonly open: OpenQuestion | null;
  readonly reply: Reply | null;
};

const stepsOf = (turns: readonly ReadTurn[]): Step[] =>
  turns.flatMap((turn, at) => {
    if (turn.role !== 'keeper') return [];
    const before = turns[at - 1];
    const open = before?.role === 'expert' ? before.open : null;
    return [{ message: turn.message, open, reply: replyIn(open, turn.message) }];
  });

/** A message that only answers, or only gives new values to the question before it. */
const leansBack = ({ message, reply }: Step): boolean => reply !== null || addsOnly(message);

/** Long enough to be understood without what came before: "can I use salt with that too". */
const isWhole = ({ text }: Message): boolean =>
  text.length > 40 && !/^\W*(?:and|what about|how about|what if|for)\b/i.test(text);

/** "What do I do, and how much of what": of what was told before. */
const asksOnly =
  /\b(?:what (?:do|should|can|shall) i do|how much of what|what now|now what|what next|do what)\b/i;

const hasSubject = (message: Message): boolean =>
  message.conditions.length + message.varieties.length + message.treatments.length > 0 ||
  message.signs.size > 0 ||
  message.emergencies.length > 0 ||
  message.dangers.length > 0 ||
  Object.keys(message.reading).length > 0;

/** Says nothing of its own to be answered: a value, a volume, a country, a word of agreement. */
const addsOnly = (message: Message): boolean => {
  if (message.smallTalk !== null) return false;
  if (message.bareReply !== null || message.bareNumber !== null || isOfUnit(message)) return true;
  if (asksOnly.test(message.text) && !hasSubject(message)) return true;
  const asks = message.asks.length > 0 || message.text.includes('?');
  const names = message.conditions.length + message.varieties.length + message.treatments.length;
  if (message.refersBack)
    return message.emergencies.length === 0 && !(names > 0 && asks && isWhole(message));
  return (
    !asks &&
    names === 0 &&
    message.dangers.length === 0 &&
    message.emergencies.length === 0 &&
    (message.volume !== null ||
      message.volumeHow !== null ||
      message.country !== null ||
      message.shape !== null ||
      Object.keys(message.reading).length > 0 ||
      message.companions.length > 0)
  );
};

/** The message whose question is still to be answered. */
const questionOf = (steps: readonly Step[]): Message => {
  const last = steps.at(-1) as Step;
  if (steps.length === 1 || !leansBack(last)) return last.message;
  const own = steps
    .slice(0, -1)
    .findLast((step) => !leansBack(step) && step.message.smallTalk === null);
  return own?.message ?? (steps[0] as Step).message;
};

/** What the last message is about, or what the ones before it were, back to their question. */
const subjectOf = (
  steps: readonly Step[],
  question: Message,
  pick: (message: Message) => readonly string[],
): readonly string[] => {
  const last = (steps.at(-1) as Step).message;
  if (pick(last).length > 0) return pick(last);
  if (question === last) return [];
  const from = steps.findIndex(({ message }) => message === question);
  const named = steps.slice(from, -1).findLast(({ message }) => pick(message).length > 0);
  return named ? pick(named.message) : [];
};

/** Everything known by the end of the conversation, and what its last message wants. */
export const foldMessages = (turns: readonly ReadTurn[], keeper: Keeper): Folded => {
  const steps = stepsOf(turns);
  const { message: said, open, reply } = steps.at(-1) as Step;
  let facts = factsAtFirst(keeper);
  for (const [at, step] of steps.entries()) {
    if (at > 0 && !leansBack(step) && isNewCase(step.message)) facts = ofOtherFish(facts);
    facts = factsAfter(facts, step);
  }
  const asked = questionOf(steps);
  const of = (pick: (one: Message) => readonly string[]): readonly string[] =>
    subjectOf(steps, asked, pick);
  const earlier = steps.slice(0, -1).map((step) => step.message);
  const treatments = of((one) => one.treatments);
  const message = withDangersOfCase(said, earlier, facts, treatments);
  return {
    message,
    earlier,
    open,
    reply,
    varieties: of((one) => one.varieties),
    conditions: of((one) => one.conditions),
    treatments,
    question: asked === said ? message : asked,
    water: facts.water,
    goal: facts.goal,
    tap: facts.tap,
    volume: facts.volume,
    unnamedGallons: facts.unnamedGallons,
    fish: facts.fish,
    signs: facts.signs,
    unknown: facts.unknown,
    country: facts.country,
    companions: facts.companions,
    given: facts.given,
    nothingGiven: facts.nothingGiven,
    flags: facts.flags,
  };
};
