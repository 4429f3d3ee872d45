/** An analysis in a line: for lists that show many. */
import type { Output } from '@nishiki/contract/endpoints';
import { decimal } from './formats.ts';

export type AnalysisSummary = Output<'listAnalyses'>['analyses'][number];

/** Whole percent; what rounds to nothing is 'under 1%'. */
export const likelyWords = (confidence: number): string =>
  `${confidence < 1 ? 'under 1' : decimal(Math.round(confidence))}% likely`;

/** How sure, where a variety was named: 'Kohaku, 93% likely'. Null where none was. */
export const varietyWords = ({
  variety,
  confidence,
}: Pick<AnalysisSummary, 'variety' | 'confidence'>): string | null =>
  variety === null ? null : `${variety}, ${likelyWords(confidence)}`;

/** What was asked about, in a line: a search for disease is known by what it found. */
export const summaryWords = (
  analysis: Pick<AnalysisSummary, 'kind' | 'headline' | 'variety' | 'confidence'>,
): string =>
  (analysis.kind === 'disease-detection' ? null : varietyWords(analysis)) ?? analysis.headline;

/** The address of one whole result within the history page. */
export const analysisSearch = (id: string): string =>
  `?${new URLSearchParams({ analysis: id }).toString()}`;
