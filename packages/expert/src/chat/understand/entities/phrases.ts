import type { Token } from '../text/tokens.ts';

/** Japanese names end like Latin ones and are not. */
const japanesePlural =
  /^(?:kohaku|kujaku|[a-z]*(?:goi|muji)|asagi|goshiki|utsuri|shusui|kikusui|kinsui|kumonryu|kikokuryu)s$/;

/** One word for singular and plural. */
export const singular = (word: string): string =>
  japanesePlural.test(word)
    ? word.slice(0, -1)
    : word.length > 3 && /[^sui']s$/.test(word)
      ? word
          .replace(/(?<=[^aeiou])ies$/, 'y')
          .replace(/(?<=ch|sh|x|o)es$/, '')
          .replace(/s$/, '')
      : word.replace(/'s$/, '');

const keyOf = (phrase: string): string =>
  (
    phrase
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/[\p{L}\d+°]+/gu) ?? []
  )
    .map(singular)
    .join(' ');

/** Things by the words that name them; several may share a name. */
export class Phrases<Id extends string> {
  readonly #byKey = new Map<string, readonly Id[]>();
  /** Words that a name begins with: most words are none. */
  readonly #first = new Set<string>();
  #longest = 1;

  add(phrase: string, ...ids: readonly Id[]): void {
    const key = keyOf(phrase);
    if (key === '') return;
    this.#byKey.set(key, [...new Set([...(this.#byKey.get(key) ?? []), ...ids])]);
    this.#first.add(key.split(' ', 1)[0] as string);
    this.#longest = Math.max(this.#longest, key.split(' ').length);
  }

  has(phrase: string): boolean {
    return this.#byKey.has(keyOf(phrase));
  }

  /** The longest names first, none inside another. */
  findIn(words: readonly string[]): { ids: readonly Id[]; from: number; to: number }[] {
    const found: { ids: readonly Id[]; from: number; to: number }[] = [];
    for (let at = 0; at < words.length;) {
      if (!this.#first.has(words[at] as string)) {
        at += 1;
        continue;
      }
      let length = Math.min(this.#longest, words.length - at);
      for (; length > 0; length -= 1) {
        const ids = this.#byKey.get(words.slice(at, at + length).join(' '));
        if (!ids) continue;
        found.push({ ids, from: at, to: at + length });
        break;
      }
      at += Math.max(1, length);
    }
    return found;
  }
}

/** Words to look names up by: singular, without hyphens and the like. */
export const wordsOf = (tokens: readonly Token[]): { words: string[]; at: number[] } => {
  const words: string[] = [];
  const at: number[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'mark' && /^[-"'°+&()]$/.test(token.word)) continue;
    for (const word of token.word.split(' ')) {
      words.push(token.kind === 'word' ? singular(word) : word);
      at.push(index);
    }
  }
  return { words, at };
};
