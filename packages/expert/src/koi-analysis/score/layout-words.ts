import type { Measures } from '@nishiki/vision/types';

/** Steps as judges count them (facts B.6: two, three, four). */
const steps = ['', 'one step', 'two steps (nidan)', 'three steps (sandan)', 'four steps (yondan)'];

/** Classes whose red is laid out in steps. */
const stepped = ['kohaku', 'sanke', 'goromo'];

/** A spot must be this round, and the body carry red besides, to be called maruten. Our own rule. */
const ROUND = 0.6;

/** How the red is laid out, named as judges name it. Named, not scored. */
export const layoutWords = ({
  measures: { show },
  classId,
}: {
  measures: Measures;
  classId: string | null;
}): string[] => {
  if (classId === null || !stepped.includes(classId) || show.steps === 0) return [];
  const laid = show.inazuma
    ? 'in one zigzag down the back (inazuma)'
    : `in ${steps[show.steps] ?? `${show.steps} steps`}`;
  const maruten =
    show.headSpot !== null && show.headSpot.roundness >= ROUND && show.steps > 1
      ? ', with a separate spot on the head (maruten)'
      : '';
  return [`Layout: red ${laid}${maruten}.`];
};
