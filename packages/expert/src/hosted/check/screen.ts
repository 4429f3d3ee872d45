import type { Situation } from './dangers.ts';
import type { Citations } from './cite.ts';
import { plain, visible, withoutMarkup } from './clean.ts';
import type { Evidence } from './evidence.ts';
import { faultOf } from './judge.ts';
import { withKnownLinks } from './links.ts';
import { createSplitter } from './split.ts';
import { createTable } from './table.ts';

export type Screen = {
  push(chunk: string): void;
  end(): void;
  /** Sentences that were shown and that were struck out. */
  readonly counts: { readonly shown: number; readonly struck: number };
};

const HEADING = /^\s*(?:#{1,6}\s|\*\*[^*]+\*\*:?\s*$|[^.!?]{1,60}:\s*$)/;
const WARNING = /\b(?:not to|do not|don't|never|avoid|must not|mistakes?)\b/i;
const RULE = /^\s*\|?[\s:|-]+\s*$/;
const ITEM = /^\s*(?:[-*+•]|\d{1,2}[.)])\s+/;
/** Goes with its head, which is counted. */
const HEADLESS = 'a row of a table without its head';
const FENCE = /^\s*(?:`{3,}|~{3,})/;

/**
 * Passes on, sentence by sentence, what of a model's stream may be shown.
 * @param parts.onFault told of each sentence that was struck out, and why
 */
export const createScreen = (parts: {
  readonly evidence: Evidence;
  readonly situation: Situation;
  readonly citations: Citations;
  readonly secret: ReadonlySet<string>;
  /** Addresses that links may have. */
  readonly isKnownLink: (address: string) => boolean;
  readonly onWords: (words: string) => void;
  readonly onFault: (fault: string) => void;
}): Screen => {
  const { evidence, situation, citations, secret, isKnownLink, onWords, onFault } = parts;
  const splitter = createSplitter();
  const table = createTable();
  const counts = { shown: 0, struck: 0 };
  let inWarning = false;
  /** Held until something under it is shown: a heading alone would stand over something else. */
  let heading = '';
  /** The words that were shown last, to which a cut figure would join. */
  let tail = '';
  /** White space after what was shown last: it goes with the next words, or nowhere. */
  let gap = '';

  const show = (text: string): void => {
    onWords(gap + text.trimEnd());
    gap = text.slice(text.trimEnd().length);
  };

  const strike = (fault: string, raw: string): void => {
    if (fault !== HEADLESS) counts.struck += 1;
    table.strike();
    onFault(fault);
    if (raw.endsWith('\n') && !gap.includes('\n')) gap += '\n';
  };

  const faultIn = (
    raw: string,
    shown: string,
    words: string,
    isHeading: boolean,
  ): string | null => {
    const row = table.read(shown);
    if (row.isLost) return HEADLESS;
    if (/\d[.,]?$/.test(tail) && /^\d/.test(words)) return 'a figure cut in two';
    return faultOf(
      { raw, shown, words: row.words ?? words, isHeading: isHeading || row.isHead, inWarning },
      evidence,
      situation,
      secret,
    );
  };

  const take = (raw: string): void => {
    const clean = withoutMarkup(visible(raw));
    if (FENCE.test(clean)) return;
    const shown = citations.mark(withKnownLinks(clean, isKnownLink));
    const words = RULE.test(shown) && !table.isLost() ? '' : plain(shown);
    if (words === '') {
      if (heading !== '') heading += shown;
      else gap += shown;
      return;
    }
    const isItem = ITEM.test(shown);
    const isHeading = HEADING.test(shown) && !isItem;
    if (isHeading) inWarning = WARNING.test(words);
    else if (!isItem && !/^\s*\|/.test(shown)) inWarning = false;
    const fault = faultIn(clean, shown, words, isHeading);
    if (isHeading) heading = '';
    if (fault) return strike(fault, raw);
    if (isHeading) {
      heading = shown;
      return;
    }
    tail = isItem ? '' : words;
    counts.shown += 1;
    show(heading + shown);
    heading = '';
  };

  return {
    push: (chunk) => splitter.push(chunk).forEach(take),
    end: () => splitter.rest().forEach(take),
    counts,
  };
};
