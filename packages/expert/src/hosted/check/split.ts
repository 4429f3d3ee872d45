/** Characters after which a stretch without an end is taken as it is: no sentence is so long. */
const LONGEST = 1200;

/** Abbreviations whose full stop ends nothing. */
const SHORT = /(?:^|[\s(])(?:e\.g|i\.e|approx|ca|no|vs|etc|fig|dr|st|max|min)\.$/i;

/** Where the first sentence of `text` ends, its space included; -1 while that is not known. */
const endOf = (text: string): number => {
  const line = text.indexOf('\n');
  const stop = line < 0 ? text : text.slice(0, line);
  for (const { index, 0: mark } of stop.matchAll(
    /[.!?]["'”’)\]*_]*(?:\s*\[[^\]\n]{1,60}\])*\s+/g,
  )) {
    const upTo = stop.slice(0, index + 1);
    if (!SHORT.test(upTo) && !/^\s*(?:[-*+•]\s+)?\d{1,2}\.$/.test(upTo)) {
      const end = index + mark.length;
      // A citation may still follow: "… [source]", cut by the edge of what has arrived.
      if (end < stop.length || line >= 0) return end;
      return -1;
    }
  }
  if (line >= 0) return line + 1;
  return text.length > LONGEST ? LONGEST : -1;
};

export type Splitter = {
  /** Whole sentences, list items, headings and rows that are ready now. */
  push(chunk: string): string[];
  /** What is left at the end. */
  rest(): string[];
};

/** Cuts a stream into sentences; together they are the stream. */
export const createSplitter = (): Splitter => {
  let held = '';
  const take = (): string[] => {
    const ready: string[] = [];
    for (let end = endOf(held); end > 0; end = endOf(held)) {
      ready.push(held.slice(0, end));
      held = held.slice(end);
    }
    return ready;
  };
  return {
    push(chunk) {
      held += chunk;
      return take();
    },
    rest() {
      const last = [...take(), held].filter((part) => part !== '');
      held = '';
      return last;
    },
  };
};
