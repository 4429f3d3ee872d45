import { isNegatedLead } from './lead.ts';

/** A stretch of an answer that is read as a whole: a paragraph, a list item, a heading, a table row. */
export type Block = { start: number; end: number; negated: boolean };

/** An answer as plain text on one line, with the places of its blocks. */
export type Flat = { text: string; blocks: readonly Block[] };

const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';

/** One form for characters that mean the same: spaces, dashes, quotes, small digits of formulas. */
const plainCharacters = (text: string): string =>
  text
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2080-\u2089]/g, (digit) => String(SUBSCRIPTS.indexOf(digit)));

/** Takes the marks of Markdown out of one line and keeps its words. */
const withoutMarks = (line: string): string =>
  line
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[\^?\d+(?:\s*,\s*\d+)*\]/g, '')
    .replace(/<\/?[a-z][^>]*>/gi, ' ')
    .replace(/[*`]+|~~|__/g, '')
    .replace(/\|/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const LIST_ITEM = /^\s*(?:[-*+•]|\d{1,2}[.)])\s+/;
const HEADING = /^\s*#{1,6}\s+/;
const RULE = /^[\s|:*_=-]*$/;

/**
 * An answer in Markdown as plain text: marks, citations such as [1] and addresses of links gone,
 * line breaks as spaces. A list under a heading or a line such as "Do not:" is marked as negated.
 */
export const flatten = (markdown: string): Flat => {
  const blocks: Block[] = [];
  let text = '';
  let open = false;
  let heading = false;
  let lead = false;
  for (const raw of plainCharacters(markdown).split(/\r?\n/)) {
    const line = raw.replace(/^\s*>\s?/, '');
    if (RULE.test(line)) {
      open = false;
      continue;
    }
    const isHeading = HEADING.test(line);
    const isItem = !isHeading && LIST_ITEM.test(line);
    const words = withoutMarks(line.replace(HEADING, '').replace(LIST_ITEM, ''));
    if (words === '') continue;
    const alone = isHeading || isItem || line.trimStart().startsWith('|');
    const previous = blocks.at(-1);
    if (open && !alone && previous !== undefined) {
      text += ` ${words}`;
      previous.end = text.length;
      continue;
    }
    if (text !== '') text += ' ';
    const bold = /^\s*(\*\*|__).*(\*\*|__):?\s*$/.test(line);
    const isLead = isHeading || (!isItem && (words.endsWith(':') || bold));
    if (isLead) lead = isNegatedLead(words);
    else if (!isItem) lead = heading;
    if (isHeading) heading = lead;
    blocks.push({ start: text.length, end: text.length + words.length, negated: lead && !isLead });
    text += words;
    open = !isHeading && !line.trimStart().startsWith('|');
  }
  return { text, blocks };
};

/** The same words with the thousands separators of numbers taken out: "1,680 g" as "1680 g". */
export const withoutThousands = (text: string): string =>
  text.replace(/(?<![\d.,])\d{1,3}(?:[, ]\d{3})+(?![\d,])/g, (n) => n.replace(/[, ]/g, ''));
