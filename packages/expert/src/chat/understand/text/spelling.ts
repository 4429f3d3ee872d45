import { commonWords } from './common-words.ts';
import { slipsBetween } from './distance.ts';
import { fieldWords, slang } from './field-words.ts';
import { knowledgeWords } from './knowledge-words.ts';

type Index = {
  readonly known: ReadonlySet<string>;
  /** Words that slips are mended to, by their first letter. */
  readonly byLetter: ReadonlyMap<string, readonly string[]>;
};

const build = (): Index => {
  const byLetter = new Map<string, string[]>();
  for (const word of fieldWords()) {
    const letter = word[0] as string;
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), word]);
  }
  return { known: new Set([...commonWords, ...knowledgeWords(), ...fieldWords()]), byLetter };
};

let built: Index | undefined;
const index = (): Index => (built ??= build());

const SHORTEST = 5;
/** One slip in a word of five letters, two in a long name; verbs have too many neighbours for two. */
const slipsAllowed = (target: string): number => {
  if (target.length < SHORTEST) return 0;
  return target.length < 9 || /(?:ing|ed|tion|ness)$/.test(target) ? 1 : 2;
};

const endings = ["'s", 's', 'es', 'd', 'ed', 'ing', 'r', 'er', 'ers', 'ly', 'y'];

const isKnown = (word: string, known: ReadonlySet<string>): boolean =>
  known.has(word) ||
  endings.some((ending) => {
    const bare = word.slice(0, -ending.length);
    return word.endsWith(ending) && bare.length >= 3 && (known.has(bare) || known.has(`${bare}e`));
  });

/**
 * The word of the field that was meant: "amonia" is ammonia, "shova" Showa. A word that is English
 * as it stands is never changed, nor is the first letter of any.
 */
export const correct = (word: string): string => {
  const usual = slang.get(word);
  if (usual !== undefined) return usual;
  if (word.length < SHORTEST - 1) return word;
  const { known, byLetter } = index();
  if (isKnown(word, known)) return word;
  let best = word;
  let fewest = Infinity;
  for (const target of byLetter.get(word[0] as string) ?? []) {
    const most = slipsAllowed(target);
    if (most === 0 || most >= fewest + 2) continue;
    const slips = slipsBetween(word, target, Math.min(most, fewest - 1));
    if (slips <= most && slips < fewest) [best, fewest] = [target, slips];
  }
  return best;
};
