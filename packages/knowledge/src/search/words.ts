/** Words that carry no meaning in a search: asked with or without them, the answer is the same. */
const empty = new Set(
  (
    'a an the my our your i me it its is are was were be been do does did can could should would will ' +
    'may must to of in on at for from with and or if so how what why when where which who whom that this ' +
    'these those there have has had get got them they their he she you we us am please just now then'
  ).split(' '),
);

/** Words that stand almost everywhere: they help to rank, and nothing has to hold them. */
const common = new Set(['koi', 'fish', 'pond', 'water', 'need', 'help', 'much', 'many', 'use']);

const marks = /[\u0300-\u036f]/g;
const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** One spelling for all: "Shōwa" is showa, "NH₃" is nh3, "koi’s" is koi. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(marks, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’']s\b/g, '')
    .replace(/[’']/g, '');

/** Japanese is written without gaps, so that each sign counts as a word. */
export const tokenize = (text: string): string[] =>
  (plain(text).match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word) =>
    japanese.test(word) ? [...word] : [word],
  );

const SHORTEST_STEM = 3;

/** English endings off, the same way in texts and in what is typed: "ulcers" and "ulcer", "dosing" and "dose". */
export const stem = (word: string): string => {
  if (japanese.test(word)) return word;
  const singular = /[^su]s$/.test(word) && !/is$/.test(word) ? word.slice(0, -1) : word;
  const bare = singular.replace(/(?:ing|ed|e)$/, '');
  return bare.length >= SHORTEST_STEM ? bare : singular;
};

export const isEmpty = (word: string): boolean => empty.has(word);
export const isCommon = (word: string): boolean => common.has(word);
