import { amountsIn, type Amount } from './amounts.ts';
import { contactsIn } from './contacts.ts';
import { plain, visible } from './clean.ts';
import { vocabularyOf } from './grounding.ts';
import { hasNegation } from './negation.ts';
import { affirmedIn, isAgent, subjectsIn } from './subjects.ts';

/**
 * worked: from a tool or the embedded expert. warned: what they say not to do. told: the keeper's own
 * words. Of the last two an amount may be repeated, and is none to be given.
 */
export type Tier = 'worked' | 'warned' | 'told';

type Fact = {
  readonly tier: Tier;
  /** Where it comes from; a warning of a tool has amounts that count as told only. */
  readonly source: Tier;
  readonly words: string;
  readonly amounts: readonly Amount[];
  readonly subjects: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
};

export type Evidence = {
  /** Sentences of one result or one message. A sentence that names nothing speaks of what the others name. */
  add(tier: Tier, sentences: readonly string[]): void;
  /** Whether this amount, of one of these subjects, is known. `toGive`: it is to be put into water. */
  holds(amount: Amount, of: ReadonlySet<string>, toGive: boolean): boolean;
  /** Whether the amount is known from warnings alone: "never above 27 °C". */
  isWarnedOf(amount: Amount): boolean;
  /** Sentences of tools and of the embedded expert that share so many of these words. */
  alike(words: string, share: number): readonly Pick<Fact, 'words' | 'source'>[];
  /** Whether it is a sentence of theirs, word for word; a warning only as one. */
  quotes(words: string, inWarning: boolean): boolean;
  /** Whether a tool or the embedded expert says all these words in one sentence. */
  says(test: (words: string) => boolean): boolean;
  readonly phones: ReadonlySet<string>;
  readonly mails: ReadonlySet<string>;
  readonly urls: Set<string>;
  /** All words of a tier, those of `told` with those of `worked`. */
  words(tier: Tier): string;
  /** The same as stems of what carries meaning. */
  vocabulary(tier: Tier): ReadonlySet<string>;
};

/** "24.3" may be said as "24", and never 2.5 as 3: at most two in a hundred apart. */
const ROUNDING = 0.02;
const near = (one: number, other: number): boolean =>
  Math.abs(one - other) <= Math.max(Math.abs(other) * ROUNDING, 1e-9);

const TEMPERATURE_ROUNDING = 0.6;

/** Kinds of which a figure without a unit may be the same: "temp 24", "KH 6". */
const LOOSE = new Set(['temperature', 'hardness', 'time', 'length', 'share', 'flow', 'power']);

const same = (said: Amount, known: Amount): boolean => {
  if (said.kind === 'bare' || known.kind === 'bare') {
    const kind = said.kind === 'bare' ? known.kind : said.kind;
    if (said.kind !== 'bare' && !LOOSE.has(kind)) return false;
    return near(said.rawLow, known.rawLow) && near(said.rawHigh, known.rawHigh);
  }
  if (said.kind !== known.kind) return false;
  if ((said.kind === 'money' || said.kind === 'vessel') && said.word !== known.word) return false;
  if (said.kind === 'temperature')
    return (
      Math.abs(said.low - known.low) <= TEMPERATURE_ROUNDING &&
      Math.abs(said.high - known.high) <= TEMPERATURE_ROUNDING
    );
  return near(said.low, known.low) && near(said.high, known.high);
};

/** Of a range either end, and any part of it; of a figure the figure. */
const covers = (known: Amount, said: Amount): boolean => {
  if (same(said, known)) return true;
  if (known.low === known.high) return false;
  const end = (figure: number, raw: number): Amount => ({
    ...known,
    low: figure,
    high: figure,
    rawLow: raw,
    rawHigh: raw,
  });
  const ends = [end(known.low, known.rawLow), end(known.high, known.rawHigh)];
  if (said.low === said.high && ends.some((one) => same(said, one))) return true;
  return (
    said.kind === known.kind &&
    said.kind !== 'bare' &&
    said.low >= known.low * (1 - ROUNDING) &&
    said.high <= known.high * (1 + ROUNDING)
  );
};

/** Both ends of what is said are known, though not as one range. */
const splits = (amount: Amount): readonly Amount[] => [
  { ...amount, high: amount.low, rawHigh: amount.rawLow },
  { ...amount, low: amount.high, rawLow: amount.rawHigh },
];

/** Litres from which a volume is of a pond, and not of what is poured into it. */
export const POND = 100;
const isPond = ({ kind, high }: Amount): boolean => kind === 'volume' && high >= POND;

const meets = (known: ReadonlySet<string>, of: ReadonlySet<string>): boolean =>
  of.size === 0 || [...of].some((subject) => known.has(subject));

export const createEvidence = (): Evidence => {
  const facts: Fact[] = [];
  const phones = new Set<string>();
  const mails = new Set<string>();
  const urls = new Set<string>();
  const vocabularies = new Map<Tier, { text: string; stems: ReadonlySet<string> }>();
  const words = (tier: Tier): string =>
    facts
      .filter((fact) => tier === 'told' || fact.source !== 'told')
      .map((fact) => fact.words)
      .join('\n');
  const holds = (amount: Amount, of: ReadonlySet<string>, toGive: boolean): boolean =>
    facts.some(
      ({ tier, amounts, subjects }) =>
        (tier === 'worked' || !toGive) &&
        (meets(subjects, of) || (subjects.size === 0 && tier !== 'worked')) &&
        amounts.some(
          (known) => !(amount.kind === 'bare' && isPond(known)) && covers(known, amount),
        ),
    );
  return {
    add(tier, sentences) {
      const lines = sentences.map((sentence) => contactsIn(plain(visible(sentence))));
      const about = new Set(lines.flatMap(({ rest }) => [...affirmedIn(rest)]));
      for (const { rest, ...contacts } of lines) {
        const affirmed = affirmedIn(rest);
        const named = subjectsIn(rest);
        const hasAgent = [...affirmed].some(isAgent);
        // "Never more than 0.1 % of salt": to be repeated as a warning, and no amount to be given.
        const warnsOnly = !hasAgent && [...named].some(isAgent);
        facts.push({
          tier: warnsOnly ? 'told' : tier,
          source: tier,
          stems: vocabularyOf(rest),
          words: rest,
          amounts: amountsIn(rest),
          subjects: hasAgent ? affirmed : warnsOnly ? named : new Set([...affirmed, ...about]),
        });
        if (tier !== 'worked') continue;
        contacts.phones.forEach((phone) => phones.add(phone));
        contacts.mails.forEach((mail) => mails.add(mail));
        contacts.urls.forEach((url) => urls.add(url));
      }
    },
    holds: (amount, of, toGive) =>
      holds(amount, of, toGive) ||
      (amount.low !== amount.high && splits(amount).every((end) => holds(end, of, toGive))),
    isWarnedOf: (amount) => {
      const known = facts.flatMap(({ source, amounts }) =>
        amounts
          .filter((one) => covers(one, amount))
          .map((one) => one.isWarned || source === 'warned'),
      );
      return known.length > 0 && known.every(Boolean);
    },
    alike(said, share) {
      const carried = [...vocabularyOf(said)];
      const least = share * Math.max(carried.length, 1);
      return facts.filter(
        ({ source, stems }) =>
          source !== 'told' && carried.filter((word) => stems.has(word)).length >= least,
      );
    },
    quotes: (said, inWarning) =>
      facts.some(
        ({ source, words: known }) =>
          (source === 'worked' || (source === 'warned' && (inWarning || hasNegation(said)))) &&
          (known === said || known.split(/(?<=[.!?])\s+/).includes(said)),
      ),
    says: (test) => facts.some((fact) => fact.source === 'worked' && test(fact.words)),
    phones,
    mails,
    urls,
    words,
    vocabulary(tier) {
      const text = words(tier);
      const kept = vocabularies.get(tier);
      if (kept?.text === text) return kept.stems;
      const stems = vocabularyOf(text);
      vocabularies.set(tier, { text, stems });
      return stems;
    },
  };
};
