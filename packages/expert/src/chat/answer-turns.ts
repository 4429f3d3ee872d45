import { nobody, type Units } from './case.ts';
import { speak } from './embedded.ts';
import type { Turn } from './read-case.ts';

/**
 * A conversation of a keeper's messages alone: each answered by the embedded expert, knowing what came
 * before. For evaluation.
 * @returns one Markdown answer for each turn
 */
export const answerTurns = (
  texts: readonly string[],
  { country, units }: { country: string | null; units: Units },
): Promise<string[]> => {
  const turns: Turn[] = [];
  const answers = texts.map((text) => {
    turns.push({ role: 'keeper', text });
    const { pieces, open } = speak({ turns, keeper: { ...nobody, country, units } });
    turns.push({ role: 'expert', open });
    return pieces.join('');
  });
  return Promise.resolve(answers);
};
