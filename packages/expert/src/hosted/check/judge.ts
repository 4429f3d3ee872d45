import { hasLooseUnit, type Amount } from './amounts.ts';
import { AUTHORITY } from './authority.ts';
import { contactsIn } from './contacts.ts';
import { dangers, type Situation } from './dangers.ts';
import { deceits } from './deceit.ts';
import { POND, type Evidence } from './evidence.ts';
import { isGrounded } from './grounding.ts';
import { isWarned } from './negation.ts';
import { readingOf, type Reading } from './reading.ts';
import { oddIn } from './odd.ts';
import { affirmedIn, WITHOUT_AMOUNT } from './subjects.ts';
import { isTurned } from './turned.ts';
import { unitAt } from './units.ts';

export type Judged = {
  /** As it would be shown, sources marked. */
  readonly shown: string;
  /** As the model wrote it, invisible characters gone. */
  readonly raw: string;
  /** Its plain words. */
  readonly words: string;
  readonly isHeading: boolean;
  /** Under a heading such as "Do not:". */
  readonly inWarning: boolean;
};

const GIVEN = new Set<Amount['kind']>(['mass', 'vessel', 'share', 'bare']);
const isGiven = ({ kind, high }: Amount): boolean =>
  GIVEN.has(kind) || (kind === 'volume' && high < POND);

/** Agents that no sentence given speaks of, or of which none speaks together. */
const areApart = (agents: ReadonlySet<string>, evidence: Evidence): boolean =>
  agents.size > 0 &&
  !evidence.says((known) => {
    const together = affirmedIn(known);
    return [...agents].every((agent) => together.has(agent));
  });

const wrongAgent = (
  { isHeading }: Judged,
  words: string,
  reading: Reading,
  evidence: Evidence,
): string | null => {
  const { agents, amounts, orders, isWarning } = reading;
  const banned = WITHOUT_AMOUNT.some((subject) => agents.has(subject));
  if (banned && amounts.length > 0) return 'an amount of what has none';
  if (banned && !isWarning && !/\b(?:vet|prescri\w+)\b/i.test(words))
    return 'what only a vet gives';
  if (!isWarning && areApart(agents, evidence)) return 'an agent that was not given so';
  // A heading such as "Keep it apart" says nothing by itself.
  if (isHeading && amounts.length === 0 && reading.subjects.size === 0) return null;
  const gives = orders && amounts.some(({ kind }) => kind === 'mass' || kind === 'vessel');
  if (!isGrounded(words, evidence, !isWarning && (agents.size > 0 || gives))) return 'not given';
  return isTurned(words, reading, evidence) ? 'the opposite of what was given' : null;
};

/** "24 g per fish": what an amount is for must have been given with one. */
const SHARE_OUT = /\b(?:per|each|every) (?!litre|liter|l\b|cent|mille|million|hour|day)\p{L}+/giu;

/** The first amount that nothing known holds, as a reason. */
const wrongAmount = (
  words: string,
  { amounts, agents, subjects, orders }: Reading,
  evidence: Evidence,
  situation: Situation,
): string | null => {
  const known = evidence.words('worked').toLowerCase();
  if (orders && amounts.length > 0)
    for (const [share] of words.toLowerCase().matchAll(SHARE_OUT))
      if (!known.includes(share)) return 'an amount for something else';
  for (const amount of amounts) {
    const given = isGiven(amount);
    const isDose =
      given && orders && (agents.size > 0 || amount.kind === 'mass' || amount.kind === 'vessel');
    const of = !given
      ? new Set<string>()
      : agents.size > 0
        ? agents
        : amount.kind === 'share'
          ? subjects
          : new Set<string>();
    if (!evidence.holds(amount, of, isDose))
      return `${amount.kind} ${amount.rawLow} ${amount.word}`;
    if (
      isDose &&
      amount.kind === 'mass' &&
      agents.size > 0 &&
      !situation.hasVolume &&
      !/\b(?:per|each|every)\b|\//i.test(words)
    )
      return 'a dose without a volume';
  }
  return hasLooseUnit(words) ? 'a unit without a figure' : null;
};

const dangerIn = ({ words, inWarning }: Judged, situation: Situation): string | null => {
  for (const { id, pattern, when, unless, always } of dangers) {
    if (when && !when(situation)) continue;
    for (const { index } of words.matchAll(new RegExp(pattern, `${pattern.flags}g`))) {
      if (unless?.test(words)) continue;
      if (always || !isWarned(words, index, inWarning)) return id;
    }
  }
  return null;
};

/** Eight words running are no chance. */
const SHINGLE = 8;
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
export const shinglesOf = (text: string): ReadonlySet<string> => {
  const words = wordsOf(text);
  return new Set(
    words
      .map((_, at) => words.slice(at, at + SHINGLE).join(' '))
      .filter((run) => run.split(' ').length === SHINGLE),
  );
};

const SPELT = /[([{]\s*(?:dot|at)\s*[)\]}]|\bdot (?:com|org|net|co|io|uk|info|shop)\b/i;

/**
 * Why a sentence must not be shown; null where it may.
 * @param secret runs of words of the model's own instructions
 */
export const faultOf = (
  judged: Judged,
  evidence: Evidence,
  situation: Situation,
  secret: ReadonlySet<string>,
): string | null => {
  const { shown, words, raw } = judged;
  if (words === '') return null;
  if (SPELT.test(raw)) return 'an address in words';
  const { phones, mails, urls, rest } = contactsIn(words);
  const odd = oddIn(shown, rest, {
    known: evidence.words('told'),
    hasUnit: (after) => unitAt(after) !== null || /^(?:x|st|nd|rd|th)$/i.test(after),
  });
  if (odd) return odd;
  if (phones.some((phone) => !evidence.phones.has(phone))) return 'a telephone number';
  if (mails.some((mail) => !evidence.mails.has(mail))) return 'an address';
  if (urls.some((url) => !evidence.urls.has(url))) return 'a link';
  const deceit = deceits.find(({ pattern }) => pattern.test(words));
  if (deceit) return deceit.id;
  if (AUTHORITY.test(words) && !/\[\d+\]/.test(shown)) return 'a source in words';
  if ([...shinglesOf(words)].some((run) => secret.has(run))) return 'its own instructions';
  if (evidence.quotes(rest, judged.inWarning)) return null;
  const reading = readingOf(rest, judged.inWarning);
  return (
    dangerIn(judged, situation) ??
    wrongAmount(rest, reading, evidence, situation) ??
    wrongAgent(judged, rest, reading, evidence)
  );
};
