import type { Message } from '../../message.ts';
import type { ReadText } from '../text/read-text.ts';
import { names } from './index.ts';
import { wordsOf } from './phrases.ts';

const small: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  couple: 2,
  few: 3,
};
const perUnit: Readonly<Record<string, number>> = {
  hour: 0,
  minute: 0,
  hr: 0,
  min: 0,
  day: 1,
  week: 7,
  month: 30,
  year: 365,
};

const agoPattern =
  /\b(?:a )?(\d+(?:\.\d+)?|a|an|one|two|three|four|five|six|seven|eight|nine|ten|couple|few)(?: of)? (hour|minute|hr|min|day|week|month|year)s? (?:ago|back|earlier|since|after)\b/;

/** Days ago, as it is told; null where it is not: "on Monday" does not say how long ago. */
export const daysAgoIn = (words: string): number | null => {
  const ago = agoPattern.exec(words);
  if (ago) {
    const many = small[ago[1] as string] ?? Number(ago[1]);
    return Math.floor(many * (perUnit[ago[2] as string] ?? 1));
  }
  if (/\b(?:the )?day before yesterday\b/.test(words)) return 2;
  if (/\byesterday\b|\blast night\b/.test(words)) return 1;
  if (/\b(?:today|this morning|this afternoon|tonight|just now|earlier|an hour)\b/.test(words))
    return 0;
  if (/\blast week\b|\ba week\b/.test(words)) return 7;
  if (/\bfortnight ago\b/.test(words)) return 14;
  if (/\blast month\b/.test(words)) return 30;
  return null;
};

const done =
  /\b(?:did|used|added|dosed|treated|put|gave|had|finished|applied|tried|started|threw|poured|did a|been (?:using|treating|dosing|adding)|have (?:used|added|done|treated|dosed)|already|last treated|last treatment|was treated|were treated|went in|is in|bathed|dipped|given|ran|salted|medicated)\b/;
const undone =
  /\b(?:should|can|could|shall|would|may|how|what|if|thinking of|want to|going to|planning|do i|need to|will|not|never|haven't|didn't|don't|without|no|is it|before i|instead of)\b/;
const agoAlone = /\b(?:ago|yesterday|last (?:week|month|night)|this morning)\b/;

const asking =
  /(?<=\S )(?=(?:can i|should i|could i|shall i|may i|is it|do i|what|how (?:much|many|long|do|can)|when (?:can|should)|will it) )/;

/** What was put into the water before, with the days since where that is told. */
export const givenIn = (text: ReadText): Message['given'] => {
  const given = new Map<string, number | null>();
  const { treatments } = names();
  // Without a comma a question follows what was done: "did prazi yesterday can i add salt".
  const sentences = text.clauses.flatMap(({ text: clause }) => clause.split(asking));
  for (const [at, clause] of sentences.entries()) {
    // "2 days since FMG"
    const isDone = done.test(clause) || agoAlone.test(clause) || agoPattern.test(clause);
    if (!isDone) continue;
    const verb = done.exec(clause)?.index ?? 0;
    if (
      undone.test(clause.slice(0, verb + 1)) ||
      /\b(?:not|never|haven't|didn't|don't) (?:\w+ )?(?:use|used|add|added|treat|treated)\b/.test(
        clause,
      )
    )
      continue;
    const words = wordsOf(
      clause.split(' ').map((word) => ({ kind: 'word', word, at: 0, end: 0 })),
    ).words;
    for (const { ids } of treatments.findIn(words)) {
      const days =
        daysAgoIn(clause) ??
        (agoAlone.test(sentences[at + 1] ?? '') && (sentences[at + 1] ?? '').length < 24
          ? daysAgoIn(sentences[at + 1] as string)
          : null);
      for (const id of ids) if (!given.has(id) || given.get(id) === null) given.set(id, days);
    }
  }
  return [...given].map(([treatment, daysAgo]) => ({ treatment, daysAgo }));
};

/** "No treatments so far". */
export const isNothingGiven = (whole: string): boolean =>
  /\b(?:no|without any) (?:treatments?|medication|meds|chemicals|salt or treatment)\b(?! for)|\b(?:haven't|not|never|didn't)(?: \w+){0,2} (?:treated|dosed|medicated|added anything|used anything|put anything|given anything)\b|\bnothing (?:has been |was |been )?(?:added|in the water|given|put in|used|dosed)\b|\bno other treatments?\b/.test(
    whole,
  );
