import { severities, type Condition } from '@nishiki/knowledge/conditions/schema';
import { causesOf } from './evidence.ts';
import { sees, type Findings } from './findings.ts';

export type Severity = Condition['severity'];

/** Values whose emergency makes every condition worse. */
const vital = ['nh3', 'nitrite', 'oxygen'] as const;

const isGill = (sign: string): boolean => /gill/.test(sign);

const isWorse = (findings: Findings): boolean =>
  (['deaths', 'gasping', 'several-fish'] as const).some((sign) => sees(findings, sign)) ||
  vital.some((value) => findings.water.get(value) === 'emergency') ||
  [...findings.told].some(([sign, present]) => present && isGill(sign));

/** One fish, eating, in water whose poisons and oxygen were measured and are ideal. */
const isMild = ({ told, water }: Findings): boolean =>
  told.get('several-fish') === false &&
  told.get('off-food') === false &&
  vital.every((value) => water.get(value) === 'ideal') &&
  [...water.values()].every((level) => level === 'ideal');

type Weighed = Pick<Condition, 'severity' | 'group' | 'notifiable' | 'waterCause' | 'signs'>;

/** A value to act on today and no sign of it on any fish: no emergency, and not called one. */
const isOnlyMeasured = ({ waterCause, signs }: Weighed, findings: Findings): boolean => {
  const levels = causesOf({ waterCause }).map((cause) => findings.water.get(cause));
  return (
    levels.includes('act') &&
    !levels.includes('emergency') &&
    !signs.some(({ id }) => sees(findings, id))
  );
};

/**
 * One step up where it is worse than usual, never over critical; one down only for one fish that eats in
 * ideal water. What must be reported never goes down, and what is harmless never goes up.
 */
export const severityOf = (condition: Weighed, findings: Findings): Severity => {
  const { severity, group, notifiable } = condition;
  if (group === 'harmless') return severity;
  if (isOnlyMeasured(condition, findings)) return 'medium';
  const step = isWorse(findings) ? 1 : isMild(findings) && notifiable.length === 0 ? -1 : 0;
  const at = Math.min(severities.length - 1, Math.max(0, severities.indexOf(severity) + step));
  return severities[at] ?? severity;
};

/** The gravest; null for none. */
export const gravest = (all: readonly Severity[]): Severity | null =>
  all.reduce<Severity | null>(
    (worst, next) =>
      worst === null || severities.indexOf(next) > severities.indexOf(worst) ? next : worst,
    null,
  );
