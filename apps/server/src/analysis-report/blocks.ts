/** What the report says below its photo, as headings with lines and points. Pure. */
import type { Analysis } from '@nishiki/contract/analysis';
import type { ReportFacts } from '@nishiki/domain/analysis/report-facts';
import { searchBlocks } from './search-blocks.ts';

export type Block = {
  readonly title: string;
  readonly lines?: readonly string[];
  readonly points?: readonly string[];
  /** The points are numbered, as they are on the photo. */
  readonly numbered?: true;
};

const CANDIDATES = 3;

const percent = (share: number): string =>
  share > 0 && share < 0.01 ? 'under 1 %' : `${Math.round(share * 100)} %`;

/** 'red_sore' as 'Red sore'. */
const kindWords = (kind: string): string =>
  kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('_', ' ');

const markBlock = ({ evidence }: Analysis): Block => ({
  title: 'Marks found on the photo',
  ...(evidence.marks.length === 0
    ? { lines: ['None that this photo can show.'] }
    : {
        numbered: true,
        points: evidence.marks.map(({ kind, note }) => `${kindWords(kind)}. ${note}`),
      }),
});

const healthBlock = ({ health }: Analysis): Block => ({
  title: 'Health, as far as this photo shows',
  lines: [health.headline, `Disease risk: ${health.diseaseRisk}.`],
  points: [
    ...health.parts.map(
      ({ name, score, reason }) => `${name}: ${Math.round(score)} of 100. ${reason}`,
    ),
    ...health.recommendations,
  ],
});

type Show = Analysis['showQuality'];

const partNames: Record<NonNullable<Show['score']>['parts'][number]['id'], string> = {
  body: 'Body',
  pattern: 'Pattern',
  colour: 'Colour',
  size: 'Size',
  overall: 'Overall',
};

/** 'Body 20 to 23 of 25', in one line. */
const partsLine = ({ score }: Show): string[] =>
  score === undefined
    ? []
    : [
        score.parts
          .map(({ id, low, high, max }) =>
            low === null || high === null
              ? `${partNames[id]} not scored`
              : `${partNames[id]} ${low} to ${high} of ${max}`,
          )
          .join(', ') + '.',
      ];

const ratingLine = ({ rating, score }: Show, caveat: string): string => {
  if (rating === null) return 'Not rated: the fish could not be measured on this photo.';
  const range = score ? `, within ${score.low} to ${score.high} of ${score.outOf}` : '';
  return `Practice score ${rating.toFixed(1)} of 10${range}. ${caveat}`;
};

const showBlock = ({ analysis: { showQuality: show }, scoreCaveat }: ReportFacts): Block => ({
  title: 'Show quality',
  lines: [ratingLine(show, scoreCaveat), ...partsLine(show)],
  points: [
    ...(show.score?.faults ?? []).map((words) => `Fault: ${words}`),
    ...show.strengths.map((words) => `Strength: ${words}`),
    ...show.improvements.map((words) => `To improve: ${words}`),
  ],
});

const nearestBlock = ({ candidates }: Analysis): Block => ({
  title: 'The nearest varieties',
  points: candidates
    .slice(0, CANDIDATES)
    .map(({ name, probability }) => `${name}: ${percent(probability)} likely`),
});

const photoBlock = ({ evidence, water, more }: Analysis): Block => ({
  title: 'The photo itself',
  lines: [
    `Quality ${Math.round(evidence.photoQuality.score)} of 100. Water as it looks: ${[water.clarity, water.tint].filter(Boolean).join(' ') || 'not told'} No photo shows what a test kit measures.`,
  ],
  points: [...evidence.photoQuality.issues, ...(more ?? []).flatMap(({ words }) => words)],
});

/** In the order in which a vet asks: what was searched for, what was seen, then the rest. */
export const blocksOf = (facts: ReportFacts): Block[] => {
  const { analysis } = facts;
  const isKoi = analysis.outcome === 'identified' || analysis.outcome === 'unsure';
  const blocks = [
    ...searchBlocks(facts),
    ...(isKoi ? [markBlock(analysis), healthBlock(analysis)] : []),
    ...(isKoi ? [nearestBlock(analysis), showBlock(facts)] : []),
    photoBlock(analysis),
  ];
  return blocks.filter(({ lines = [], points = [] }) => lines.length + points.length > 0);
};
