import { stem } from '@nishiki/knowledge/search/words';
import type { Statement } from '@nishiki/knowledge/statement';
import { library, tellingWords, type Found } from '../../../library/library.ts';

const forbids = ({ text }: Statement): boolean => /^(never|do not|don’t)\b/i.test(text);

/** Words that stand for each other when a question and a sentence about it are compared. */
const alike: readonly (readonly string[])[] = [
  ['back', 'home', 'return', 'after'],
  ['feed', 'fed', 'food', 'eat', 'meal'],
  ['cure', 'treat', 'treatment', 'remedy', 'medicine', 'dose'],
  ['die', 'dead', 'death', 'dying'],
  ['clean', 'rinse', 'wash', 'scrub'],
  ['winter', 'cold', 'ice', 'frost', 'freeze'],
  ['summer', 'hot', 'heat', 'warm', 'heatwave'],
  ['big', 'large', 'size', 'length', 'grow'],
  ['week', 'weekly', 'often', 'day', 'daily'],
  ['long', 'days', 'weeks', 'month', 'time'],
  ['pump', 'flow'],
  ['male', 'female', 'sex'],
  ['permanganate', 'pp', 'treatment'],
  ['legal', 'law', 'allowed', 'offence', 'shoot', 'trap', 'kill'],
  ['safe', 'danger', 'harm', 'poison', 'kill'],
].map((words) => words.map(stem));

const withAlike = (words: Iterable<string>): Set<string> => {
  const all = new Set(words);
  for (const group of alike)
    if (group.some((word) => all.has(word))) for (const word of group) all.add(word);
  return all;
};

/** Characters that are read on a phone without losing the thread. */
const MOST_CHARACTERS = 640;

/**
 * The points of an entry that fit the question best, in their reading order, those that forbid
 * something apart.
 * @param most how many in all
 */
export const bestPoints = (
  { entry, short, more, isTitle }: Found,
  question: string,
  most: number,
): { said: Statement[]; never: Statement[] } => {
  const { fit } = library();
  const title = tellingWords(entry.title);
  const asked = withAlike(tellingWords(question));
  // Words of the title stand in every point: only the others choose among them.
  const words = new Set([...asked].filter((word) => isTitle || !title.has(word)));
  // Who asks for more has time to read it.
  let left = (most > 6 ? 3 : 1) * MOST_CHARACTERS - short.text.length;
  const chosen = more
    .map((statement, at) => ({ statement, at, worth: fit(statement, words) }))
    .sort((a, b) => b.worth - a.worth || a.at - b.at)
    .slice(0, most)
    .filter(({ statement }, at) => {
      left -= statement.text.length;
      return at === 0 || left >= 0;
    })
    .sort((a, b) => a.at - b.at)
    .map(({ statement }) => statement);
  return {
    said: chosen.filter((statement) => !forbids(statement)),
    never: chosen.filter(forbids),
  };
};
