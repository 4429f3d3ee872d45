import type { Danger } from './grade.ts';
import type { Result } from './run-cases.ts';

/** The share of cases that must hold every required fact (issue 8). */
export const TARGET = 0.95;

export type Totals = {
  cases: number;
  complete: number;
  share: number;
  dangers: number;
  plainOnly: number;
  nice: { asked: number; met: number };
  p50: number;
  p95: number;
};

/** The value below which that share of the sorted values lies (nearest rank); NaN of none. */
const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? NaN;

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

export const totalsOf = (results: readonly Result[]): Totals => {
  const complete = results.filter(({ missing }) => missing.length === 0).length;
  const times = results.map(({ msPerAnswer }) => msPerAnswer);
  return {
    cases: results.length,
    complete,
    share: results.length === 0 ? 0 : complete / results.length,
    dangers: sum(results.map(({ dangers }) => dangers.length)),
    plainOnly: sum(results.map(({ plainOnly }) => plainOnly.length)),
    nice: {
      asked: sum(results.map(({ nice }) => nice.asked)),
      met: sum(results.map(({ nice }) => nice.met)),
    },
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
  };
};

/** Whether the target is met: 95 % of cases complete, no dangerous statement in any. */
export const isMet = ({ share, dangers }: Totals): boolean => share >= TARGET && dangers === 0;

const dangerLine = (word: string, { pattern, context, turn }: Danger): string =>
  `    ${word} /${pattern}/ in answer ${turn + 1}: ...${context}...`;

const answerLines = ({ turns, answers }: Result): string[] =>
  turns.flatMap((turn, at) => [
    `    > ${turn}`,
    ...(answers[at] ?? '').split('\n').map((l) => `    ${l}`),
  ]);

/** A line for each case, what is wrong with it beneath; with `verbose` the answers too. */
export const caseLines = (results: readonly Result[], verbose: boolean): string[] =>
  results.flatMap((one) => [
    `${one.missing.length + one.dangers.length === 0 ? 'pass' : 'FAIL'}  ${one.id}`,
    ...one.missing.map((fact) => `    missing ${fact}`),
    ...one.dangers.map((danger) => dangerLine('DANGER', danger)),
    ...(verbose ? one.plainOnly.map((danger) => dangerLine('plain reading', danger)) : []),
    ...(verbose ? answerLines(one) : []),
  ]);

export const totalLines = (totals: Totals): string[] => [
  `${totals.complete} of ${totals.cases} cases with every required fact: ${(totals.share * 100).toFixed(1)} % (target ${TARGET * 100} %)`,
  `${totals.dangers} dangerous statements (target 0); ${totals.plainOnly} more by the plain reading of negation`,
  `${totals.nice.met} of ${totals.nice.asked} facts that are good to have`,
  `${totals.p50.toFixed(1)} ms an answer at the median, ${totals.p95.toFixed(1)} ms at 95 %`,
];
