import type { Analysis } from '@nishiki/contract/analysis';
import type { Output } from '@nishiki/contract/endpoints';
import type { HealthAssessor } from '../ports.ts';

export type Assessed = Output<'koiHealthAssessment'>;
export type Consulted = Awaited<ReturnType<HealthAssessor['consult']>>;

/** What is told of a photo that cannot be judged. */
const NOT_JUDGED = 'Please try again with a clearer image';

/**
 * @param input.judged whether the photo shows a fish that can be judged. Where it does not, what signs
 *   and water alone make urgent is told all the same.
 */
export const presentAssessment = (input: {
  readonly analysis: Analysis;
  readonly consulted: Consulted;
  readonly judged: boolean;
}): Assessed => {
  const { analysis, consulted, judged } = input;
  const { diagnosis } = analysis;
  const isTold = judged || (diagnosis?.urgent.length ?? 0) > 0;
  return {
    success: judged,
    consultation:
      isTold && diagnosis
        ? {
            id: analysis.id,
            severity_level: consulted.severity,
            analysis: consulted.analysis,
            recommendations: consulted.recommendations,
            diagnosis,
            photo: analysis.photo ? analysis : null,
          }
        : null,
    error: judged ? null : `${NOT_JUDGED}. ${analysis.headline}`.trim(),
  };
};
