/** What tests read of rendered documents. */
const signs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
};
const plain = (text: string): string =>
  text.replace(/&(?:amp|#x27|quot|lt|gt);/g, (s) => signs[s] ?? s);

const blocks = /<\/?(?:p|li|ul|ol|dl|dt|dd|h[1-6]|div|section|article|td|th|tr|summary)\b[^>]*>/;

/** The text of each block of the markup, without its tags. */
export const blocksOf = (markup: string): string[] =>
  markup
    .split(blocks)
    .map((block) =>
      plain(block.replace(/<[^>]*>/g, ''))
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((text) => text !== '');

export const textOf = (markup: string): string => blocksOf(markup).join('\n');

const all = (markup: string, pattern: RegExp): string[] =>
  [...markup.matchAll(pattern)].flatMap(([, value]) => (value === undefined ? [] : [plain(value)]));
export const hrefsOf = (markup: string): string[] => all(markup, /<a\b[^>]*? href="([^"]*)"/g);
export const idsOf = (markup: string): string[] => all(markup, / id="([^"]*)"/g);

/** The section whose heading has this id, up to the end of the section; empty where there is none. */
export const sectionOf = (markup: string, id: string): string =>
  new RegExp(`<section aria-labelledby="${id}".*?</section>`, 's').exec(markup)?.[0] ?? '';

/** Amounts of a substance: 2 mg/l, 0.3 %, 25 ml, 10 g. Degrees, days and lengths are none. */
export const amount = /\d\s?(?:mg|µg|g|kg|ml|l|ppm|ppt|%|litres?|drops?|tablets?)(?![a-z])/i;
