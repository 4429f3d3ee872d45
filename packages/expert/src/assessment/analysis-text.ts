import type { Diagnosis } from '@nishiki/contract/condition';
import type { AnalysisDraft } from '@nishiki/domain/ports';

const MOST_CAUSES = 3;

const levels: Readonly<Record<Diagnosis['evidence'], string>> = {
  photo: 'Level 1 of 4: a photo alone.',
  signs: 'Level 2 of 4: the photo and what you saw.',
  water: 'Level 3 of 4: the photo, what you saw, and water values.',
};

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`**${title}**\n\n${lines.map((line) => `- ${line}`).join('\n')}`];

const isReadable = ({ outcome }: AnalysisDraft): boolean =>
  outcome === 'identified' || outcome === 'unsure';

const photoLines = (draft: AnalysisDraft): string[] => {
  if (!isReadable(draft)) return [draft.headline, ...draft.retake.slice(0, 2)];
  const marks = draft.evidence.marks.map(({ region, note }) =>
    region ? `${region.charAt(0).toUpperCase()}${region.slice(1)}: ${note}` : note,
  );
  return marks.length > 0 ? marks : ['No mark on skin or body that this photo could show.'];
};

const causeLines = ({ conditions }: Diagnosis): string[] =>
  conditions
    .slice(0, MOST_CAUSES)
    .map(
      ({ name, fit, speaksFor, speaksAgainst, confirmedBy }) =>
        `${name} (${fit} fit). ${speaksFor.slice(0, 3).join(' ')}${speaksAgainst[0] ? ` Against it: ${speaksAgainst[0]}` : ''} Confirmed by: ${confirmedBy}`,
    );

const reportLines = ({ report }: Diagnosis): string[] =>
  report === null
    ? []
    : [
        report.words,
        `Call: ${[report.authority, report.phone, report.url].filter((part) => part !== null).join(', ')}.`,
      ];

/** Values that are not as they should be. */
const waterLines = ({ water }: Diagnosis): string[] =>
  water.length === 0
    ? ['Not measured. The water causes or worsens most of what is seen on fish: test it first.']
    : water
        .filter(({ verdict }) => verdict !== 'good')
        .map(({ parameter, value, words }) => `${parameter}: ${value}. ${words}`);

/**
 * The assessment as Markdown: what was found, what it may be, and on what that stands. What to do is in
 * the recommendations.
 */
export const analysisText = (draft: AnalysisDraft, diagnosis: Diagnosis): string =>
  [
    `**${diagnosis.headline}.**`,
    ...section('Report it', reportLines(diagnosis)),
    ...section('What the photo shows', photoLines(draft)),
    ...section('Likely causes', causeLines(diagnosis)),
    ...section('Water', waterLines(diagnosis)),
    ...section('On what this stands', [
      `${levels[diagnosis.evidence]} Above it: ${diagnosis.evidence === 'water' ? 'a laboratory.' : 'what the keeper sees, water and history, a laboratory.'}`,
      'A photo shows no ammonia, oxygen, flukes, Costia, Trichodina, most viruses or bacteria inside the fish, and proves no disease. Nothing found does not mean healthy.',
    ]),
  ].join('\n\n');
