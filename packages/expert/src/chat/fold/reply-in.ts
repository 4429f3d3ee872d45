import type { Message } from '../message.ts';
import type { OpenQuestion, Reply } from '../open-question.ts';

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

const ranks: readonly (readonly [RegExp, number])[] = [
  [/\b(?:first|1st|former|option 1|number (?:1|one))\b|^\W*(?:1|a|one)\W*$/i, 0],
  [/\b(?:second|2nd|option 2|number (?:2|two))\b|^\W*(?:2|b|two)\W*$/i, 1],
  [/\b(?:third|3rd|option 3|number (?:3|three))\b|^\W*(?:3|c|three)\W*$/i, 2],
  [/\b(?:fourth|4th|option 4|number (?:4|four))\b|^\W*(?:4|d|four)\W*$/i, 3],
];
const LONGEST_CHOICE = 12;

/** The option that a message picks: by its words, or by its place. */
const choiceIn = (options: readonly string[], { text }: Message): string | null => {
  const said = words(text);
  if (said.length === 0 || said.length > LONGEST_CHOICE) return null;
  const scored = options
    .map((option) => {
      const of = words(option);
      const hits = of.filter((word) => said.includes(word)).length;
      return { option, share: of.length === 0 ? 0 : hits / of.length, hits };
    })
    .sort((one, other) => other.share - one.share || other.hits - one.hits);
  const [best, next] = scored;
  if (
    best &&
    best.hits > 0 &&
    (best.share >= 0.5 || best.hits / said.length >= 0.6) &&
    best.share > (next?.share ?? 0)
  )
    return best.option;
  const rank = ranks.find(([pattern]) => pattern.test(text));
  return (rank && options[rank[1]]) ?? (/\blast\b/i.test(text) ? (options.at(-1) ?? null) : null);
};

const uk =
  /\b(?:uk|u\.k\.?|imperial|imp|british|english|england|britain|scotland|wales|ireland)\b/i;
const us = /\b(?:us|u\.s\.?|usa|american|america|states|states side)\b/i;

/** "No idea, never tested", "no, they eat fine": an answer, and more after it. */
const opening = (text: string): Reply | null => {
  if (
    /^\W*(?:no idea|dunno|don'?t know|not sure|no clue|cant|can'?t (?:tell|say|see))\b/i.test(text)
  )
    return { kind: 'unknown' };
  if (/^\W*(?:no|nope|nah)\s*[,.;]/i.test(text)) return { kind: 'no' };
  return /^\W*(?:yes|yeah|yep|aye|yup)\s*[,.;]/i.test(text) ? { kind: 'yes' } : null;
};

/** Of a volume: what is no measurement, whatever else is said. */
const guessed =
  /\b(?:guess\w*|estimat\w*|(?:never|not|haven'?t|havent|didn'?t|didnt) (?:really )?measured?|(?:by|with a) tape|length (?:x|by|times) width|dimensions|ball ?park)\b/i;

/**
 * How a message answers the question that was open; null where it talks of something else. A gallon
 * is answered with the option 'uk' or 'us', a volume's origin with 'measured' or 'estimated', a
 * country with its code.
 */
export const replyIn = (open: OpenQuestion | null, message: Message): Reply | null => {
  if (!open) return null;
  const { bareNumber, bareReply, text } = message;
  const unknown: Reply | null = bareReply === 'unknown' ? { kind: 'unknown' } : null;
  switch (open.kind) {
    case 'measure': {
      const value = message.reading[open.measure];
      if (value !== undefined) return { kind: 'value', value };
      if (bareNumber !== null) return { kind: 'value', value: bareNumber };
      if (/^\W*(?:zero|nil|none|nothing|undetectable)\W*$/i.test(text) && open.measure !== 'ph')
        return { kind: 'value', value: 0 };
      return bareReply === null ? unknown : { kind: bareReply };
    }
    case 'gallon':
      if (uk.test(text)) return { kind: 'option', option: 'uk' };
      return us.test(text) ? { kind: 'option', option: 'us' } : unknown;
    case 'volume': {
      const litres = message.volume?.litres ?? null;
      if (litres !== null) return { kind: 'value', value: litres };
      if (bareNumber !== null) return { kind: 'value', value: bareNumber };
      return message.volume !== null || message.shape !== null ? { kind: 'yes' } : unknown;
    }
    case 'volume-how':
      if (guessed.test(text)) return { kind: 'option', option: 'estimated' };
      if (message.volumeHow !== null) return { kind: 'option', option: message.volumeHow };
      if (bareReply === 'yes' || bareReply === 'no') return { kind: bareReply };
      return unknown;
    case 'country':
      return message.country === null ? unknown : { kind: 'option', option: message.country };
    case 'sign': {
      const seen = message.signs.get(open.sign);
      if (bareReply) return { kind: bareReply };
      if (seen !== undefined) return { kind: seen ? 'yes' : 'no' };
      return opening(text);
    }
    case 'gate':
      return bareReply
        ? { kind: bareReply }
        : bareNumber !== null
          ? { kind: 'value', value: bareNumber }
          : null;
    case 'choice': {
      const option = choiceIn(open.options, message);
      if (option !== null) return { kind: 'option', option };
      return bareReply ? { kind: bareReply } : null;
    }
  }
};
