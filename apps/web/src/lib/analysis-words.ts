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

type Summarised = Pick<
  AnalysisSummary,
  'kind' | 'headline' | 'variety' | 'confidence' | 'corrected_variety'
>;

/**
 * What was asked about, in a line: a search for disease is known by what it found, a koi by what its
 * keeper says it is, or else by what it was taken for.
 */
export const summaryWords = (analysis: Summarised): string => {
  const { kind, headline, corrected_variety: corrected } = analysis;
  if (kind === 'disease-detection') return headline;
  return corrected === null ? (varietyWords(analysis) ?? headline) : `${corrected}, named by you`;
};

/**
 * The address of one whole result within the history page.
 * @param other compared with this one; empty where it is still to be chosen
 */
export const analysisSearch = (id: string, other?: string): string =>
  `?${new URLSearchParams({ analysis: id, ...(other !== undefined && { with: other }) }).toString()}`;
