import type { Case, Keeper } from './case.ts';
import type { FishTold, Message, MeasureId, Reading } from './message.ts';
import type { OpenQuestion, Reply } from './open-question.ts';

export type ReadTurn =
  | { readonly role: 'keeper'; readonly message: Message }
  | { readonly role: 'expert'; readonly open: OpenQuestion | null };

type Folded = Omit<Case, 'keeper' | 'units' | 'photo' | 'specialist' | 'again'>;

/** What a message says to the question that was open; null where it talks of something else. */
const replyOf = (open: OpenQuestion | null, message: Message): Reply | null => {
  if (!open) return null;
  if (message.bareNumber !== null && open.kind === 'measure')
    return { kind: 'value', value: message.bareNumber };
  if (message.bareReply) return { kind: message.bareReply };
  return null;
};

const latest = (one: FishTold, next: FishTold): FishTold => ({
  count: next.count ?? one.count,
  deaths: next.deaths ?? one.deaths,
  lengthCm: next.lengthCm ?? one.lengthCm,
  weightGrams: next.weightGrams ?? one.weightGrams,
  totalGrams: next.totalGrams ?? one.totalGrams,
  ageYears: next.ageYears ?? one.ageYears,
  sex: next.sex ?? one.sex,
});

/** Everything known by the end of the conversation, and what its last message wants. */
export const foldMessages = (turns: readonly ReadTurn[], keeper: Keeper): Folded => {
  const messages = turns.flatMap((turn) => (turn.role === 'keeper' ? [turn.message] : []));
  const message = messages.at(-1) as Message;
  const before = turns.at(-2);
  const open = before?.role === 'expert' ? before.open : null;
  const reply = replyOf(open, message);
  let water: Reading = {};
  let goal: Reading = {};
  let tap: Reading = {};
  let fish = message.fish;
  const signs = new Map<never, boolean>() as Map<Parameters<Folded['signs']['get']>[0], boolean>;
  let volume: Folded['volume'] = keeper.pond;
  let gallons: number | null = null;
  let country = keeper.country;
  messages.forEach((m, at) => {
    water = { ...water, ...m.reading };
    goal = { ...goal, ...m.goal };
    tap = { ...tap, ...m.tap };
    fish = at === 0 ? m.fish : latest(fish, m.fish);
    for (const [sign, present] of m.signs) signs.set(sign, present);
    if (m.volume?.litres) volume = { litres: m.volume.litres, how: m.volume.how };
    if (m.volume) gallons = m.volume.gallons;
    country = m.country ?? country;
  });
  const isReply = reply !== null || message.refersBack;
  const question = isReply ? (messages.at(-2) ?? message) : message;
  const ids = (pick: (m: Message) => readonly string[]): readonly string[] =>
    pick(message).length > 0 ? pick(message) : pick(question);
  return {
    message,
    earlier: messages.slice(0, -1),
    open,
    reply,
    varieties: ids((m) => m.varieties),
    conditions: ids((m) => m.conditions),
    treatments: ids((m) => m.treatments),
    question,
    water,
    goal,
    tap,
    volume,
    unnamedGallons: gallons,
    fish,
    signs,
    unknown: new Set<MeasureId>(),
    country,
    companions: null,
    given: messages.flatMap((m) => m.given),
    flags: {
      aerated: null,
      zeolite: null,
      confirmed: null,
      watched: null,
      peroxideReady: null,
      uvOff: null,
      thiosulphate: null,
    },
  };
};
