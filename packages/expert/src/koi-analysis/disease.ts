import type { Analysis } from '@nishiki/contract/analysis';
import type { Diagnosis } from '@nishiki/contract/condition';
import { namedWords } from '../condition/headline.ts';

type Fields = Pick<Analysis, 'disease_detected' | 'disease_name' | 'severity' | 'health'>;

const riskOf = ({
  conditions,
  severity,
  report,
  urgent,
}: Diagnosis): Analysis['health']['diseaseRisk'] => {
  if (urgent.length > 0 || report) return 'High';
  if (conditions.length === 0) return 'Not assessable';
  return severity === 'high' || severity === 'critical' ? 'High' : 'Raised';
};

/** The specification's fields as the diagnosis has them: never a bare name, null where nothing is named. */
export const diseaseFields = (
  diagnosis: Diagnosis,
  photoReadable: boolean,
  health: Analysis['health'],
): Fields => {
  const isNamed = diagnosis.conditions.length > 0;
  return {
    // Where neither photo nor keeper saw anything, nothing is said either way; nor where fish have died
    // or the water is bad, and no condition could be named.
    disease_detected: isNamed || (photoReadable && diagnosis.severity === null ? false : null),
    disease_name: namedWords(diagnosis.conditions),
    severity: diagnosis.severity,
    health: { ...health, headline: diagnosis.headline, diseaseRisk: riskOf(diagnosis) },
  };
};
