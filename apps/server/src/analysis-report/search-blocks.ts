/** What a search for disease found, for the report. Pure. */
import type { Diagnosis, RankedCondition } from '@nishiki/contract/condition';
import type { ReportFacts } from '@nishiki/domain/analysis/report-facts';
import type { Block } from './blocks.ts';

const CONDITIONS = 3;

const levels: Record<Diagnosis['evidence'], string> = {
  photo: 'the photo alone, the weakest level of evidence',
  signs: 'the photo and the signs that the keeper looked for',
  water: 'the photo, the signs that the keeper looked for, and a water test',
};

const fits: Record<RankedCondition['fit'], string> = {
  strong: 'fits well with what is known',
  partial: 'fits in part',
  weak: 'fits weakly',
};

const conditionBlock = (condition: RankedCondition, at: number): Block => ({
  title: `${at + 1}. ${condition.name}: ${fits[condition.fit]}, ${condition.severity} severity`,
  points: [
    ...condition.speaksFor.map((words) => `For: ${words}`),
    ...condition.speaksAgainst.map((words) => `Against: ${words}`),
    `First: ${condition.firstAction}`,
    `What would prove it: ${condition.confirmedBy}`,
  ],
});

const toldBlock = ({ seen, notSeen, analysis }: ReportFacts): Block => ({
  title: 'What the keeper told',
  points: [
    ...(seen.length > 0 ? [`Seen: ${seen.join('; ')}`] : []),
    ...(notSeen.length > 0 ? [`Looked for, and not there: ${notSeen.join('; ')}`] : []),
    ...(analysis.diagnosis?.water ?? []).map(
      ({ parameter, value, words }) => `${parameter} ${value}: ${words}`,
    ),
  ],
});

/** Empty for an analysis that did not search for disease. */
export const searchBlocks = (facts: ReportFacts): Block[] => {
  const { diagnosis } = facts.analysis;
  if (!diagnosis) return [];
  const { evidence, headline, urgent, report, conditions } = diagnosis;
  return [
    {
      title: 'Search for disease',
      lines: [`${headline}. This stands on ${levels[evidence]}.`],
      points: urgent.map((words) => `Now: ${words}`),
    },
    ...(report
      ? [
          {
            title: 'To be reported',
            lines: [
              report.words,
              [report.authority, report.phone, report.url].filter(Boolean).join(', '),
            ],
          },
        ]
      : []),
    toldBlock(facts),
    ...conditions.slice(0, CONDITIONS).map(conditionBlock),
  ];
};
