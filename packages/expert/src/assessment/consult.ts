import type { Diagnosis } from '@nishiki/contract/condition';
import type { AnalysisDraft, HealthAssessor } from '@nishiki/domain/ports';
import { analysisText } from './analysis-text.ts';
import { recommend } from './recommend.ts';

/** What is said where nothing was looked for. */
export const nothingFound: Diagnosis = {
  evidence: 'photo',
  headline: 'Nothing can be said of its health from what was sent',
  severity: null,
  urgent: [],
  report: null,
  water: [],
  conditions: [],
  raises: [],
};

/**
 * Severity, words and what to do by when, of an analysis with a diagnosis.
 * @param today the day from which days are counted, in UTC
 */
export const consult = (
  draft: AnalysisDraft,
  today: Date,
): Awaited<ReturnType<HealthAssessor['consult']>> => {
  const diagnosis = draft.diagnosis ?? nothingFound;
  return {
    // A photo that shows nothing is no reason for alarm; the text says that it is no proof of health.
    severity: diagnosis.severity ?? 'low',
    analysis: analysisText(draft, diagnosis),
    recommendations: recommend(diagnosis, today),
  };
};
