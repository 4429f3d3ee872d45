import type { SignId } from '@nishiki/contract/condition';
import type { BandedParameter, Level } from '@nishiki/koi-science/bands';
import { causesOf, type KnownCondition } from './evidence.ts';
import type { Findings } from './findings.ts';
import { rankConditions } from './rank-conditions.ts';
import { MOST_ASKED } from './weights.ts';

/** Something that nobody has looked at yet. */
export type OpenQuestion = { sign: SignId } | { measure: BandedParameter };

const withSign = (findings: Findings, sign: SignId, present: boolean): Findings => ({
  ...findings,
  told: new Map([...findings.told, [sign, present]]),
});

const withLevel = (findings: Findings, measure: BandedParameter, level: Level): Findings => ({
  ...findings,
  water: new Map([...findings.water, [measure, level]]),
});

/** The findings as they would be after either answer. */
const answers = (question: OpenQuestion, findings: Findings): [Findings, Findings] =>
  'sign' in question
    ? [withSign(findings, question.sign, true), withSign(findings, question.sign, false)]
    : [
        withLevel(findings, question.measure, 'emergency'),
        withLevel(findings, question.measure, 'ideal'),
      ];

const openQuestions = (
  asked: readonly KnownCondition[],
  { told, water }: Findings,
): OpenQuestion[] => {
  const signs = new Set(asked.flatMap((condition) => condition.signs.map(({ id }) => id)));
  const measures = new Set(asked.flatMap(causesOf));
  return [
    ...[...signs].filter((sign) => !told.has(sign)).map((sign) => ({ sign })),
    ...[...measures].filter((measure) => !water.has(measure)).map((measure) => ({ measure })),
  ];
};

/**
 * The answers that would move this condition most: how far apart its share would lie after a yes and
 * after a no (a bad and a good value of the water), among all conditions. Its own signs are tried, and
 * those of its strongest rival, which tell the two apart.
 */
export const askNext = (
  condition: KnownCondition,
  conditions: readonly KnownCondition[],
  findings: Findings,
): OpenQuestion[] => {
  const rival = rankConditions(conditions, findings)
    .map((ranked) => ranked.condition)
    .find(({ id }) => id !== condition.id);
  const shareAfter = (after: Findings): number =>
    rankConditions(conditions, after).find((ranked) => ranked.condition.id === condition.id)
      ?.share ?? 0;
  return openQuestions(rival ? [condition, rival] : [condition], findings)
    .map((question) => {
      const [yes, no] = answers(question, findings).map(shareAfter) as [number, number];
      return { question, moves: Math.abs(yes - no) };
    })
    .filter(({ moves }) => moves > 0)
    .sort((a, b) => b.moves - a.moves)
    .slice(0, MOST_ASKED)
    .map(({ question }) => question);
};
