import { supportFaq, type SupportQuestion } from '@nishiki/contract/support-faq';
import type { SupportDesk } from '@nishiki/domain/ports';
import { isCommon, isEmpty, plain, stem, tokenize } from '@nishiki/knowledge/search/words';

/** Words that every message to a support desk may hold. */
const idle = new Set('please hello hi hey thank thanks nishiki site know want get tell'.split(' '));

const same: Readonly<Record<string, string>> = {
  picture: 'photo',
  pictures: 'photo',
  image: 'photo',
  images: 'photo',
  pic: 'photo',
  pics: 'photo',
  mail: 'email',
  arrived: 'received',
  arrive: 'received',
  arrives: 'received',
  came: 'received',
  login: 'password',
};

const words = (text: string): string[] =>
  tokenize(text)
    .filter((word) => !isEmpty(word) && !idle.has(word))
    .map((word) => stem(Object.hasOwn(same, word) ? (same[word] ?? word) : word));

const indexed = supportFaq.map((item) => ({
  item,
  title: plain(item.question),
  question: new Set(words(item.question)),
  words: new Set(words(item.words)),
  answer: new Set(words(item.answer)),
}));
type Indexed = (typeof indexed)[number];

const has = ({ question, words: more }: Indexed, word: string): boolean =>
  question.has(word) || more.has(word);

const WEIGHT_OF_UNKNOWN = 2;

/** Rare words tell more than those that many questions have. */
const weightOf = (word: string): number => {
  const holders = indexed.filter((one) => has(one, word)).length;
  if (holders === 0) return WEIGHT_OF_UNKNOWN;
  const weight = Math.log((indexed.length + 1) / (holders + 0.5));
  return isCommon(word) ? weight / 3 : weight;
};

const WEIGHTS = { question: 1, words: 0.9, answer: 0.3 } as const;

export type SupportHit = {
  readonly item: SupportQuestion;
  /** How much of the message it answers, 0 to 1. */
  readonly share: number;
};

/** The question of the list that a message asks, and how surely; null where no word fits. */
export const findSupport = (message: string): SupportHit | null => {
  const asked = [...new Set(words(message))];
  if (asked.length === 0) return null;
  const title = plain(message.trim());
  const weights = asked.map((word) => [word, weightOf(word)] as const);
  const whole = weights.reduce((sum, [, weight]) => sum + weight, 0);
  let best: SupportHit | null = null;
  for (const one of indexed) {
    if (one.title === title) return { item: one.item, share: 1 };
    const held = weights.reduce((sum, [word, weight]) => {
      if (one.question.has(word)) return sum + weight * WEIGHTS.question;
      if (one.words.has(word)) return sum + weight * WEIGHTS.words;
      return one.answer.has(word) ? sum + weight * WEIGHTS.answer : sum;
    }, 0);
    const share = whole > 0 ? held / whole : 0;
    if (share > (best?.share ?? 0)) best = { item: one.item, share };
  }
  return best;
};

/** Less of a message than this is not understood. */
const KNOWN = 0.4;

const urgent = /\b(gasp\w*|dying|dead|died|emergency|suffocat\w*|jumped out)\b/;
const firstAid =
  'If fish are in trouble now, open First Aid (/first-aid): it has the steps for the first minutes and costs nothing.';

/** The list's answers; what it does not hold is left to a person. */
export const supportDesk = {
  answer(message: string) {
    const lead = urgent.test(plain(message)) ? [firstAid] : [];
    const hit = findSupport(message);
    if (!hit || hit.share < KNOWN) {
      return {
        text: [
          ...lead,
          'I have no answer to that. Your message is kept, and a person will read it. For questions about koi themselves, ask the koi expert in the chat.',
        ].join('\n\n'),
        known: false,
      };
    }
    const { answer, link } = hit.item;
    return {
      text: [...lead, link ? `${answer} (${link.label}: ${link.path})` : answer].join('\n\n'),
      known: true,
    };
  },
} satisfies SupportDesk;
