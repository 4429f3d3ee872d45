import type {
  Diagnosis,
  RankedCondition,
  SeenSign,
  SignId,
  WaterReading,
} from '@nishiki/contract/condition';
import { conditions } from '@nishiki/knowledge/conditions/catalogue';
import { signById } from '@nishiki/knowledge/conditions/signs';
import type { Mark } from '@nishiki/vision/types';
import { askNext } from './ask-next.ts';
import { isReason, isSeen } from './evidence.ts';
import { explain, questionWords } from './explain.ts';
import { findingsOf, sees, type Findings } from './findings.ts';
import { headlineOf } from './headline.ts';
import { raisesOf } from './raises.ts';
import { rankConditions } from './rank-conditions.ts';
import { reportFor, withSuspicion } from './report.ts';
import { gravest, severityOf, type Severity } from './severity.ts';
import { sourcesOf } from './sources-of.ts';
import { urgentSteps } from './urgent.ts';
import { describeReading } from './water-findings.ts';
import { GRAVE_PART, LEAST_SHARE, MOST_LISTED } from './weights.ts';

export type ConditionInput = {
  marks: readonly Mark[];
  /** The photo shows a koi well enough to look for marks on it. */
  photoReadable: boolean;
  signs: readonly SeenSign[];
  water: WaterReading | undefined;
  country: string | null;
};

type Judged = ReturnType<typeof withSuspicion>;

/** The weightiest ones; a suspicion that has to be reported is shown however light it is. */
const listed = (judged: readonly Judged[]): Judged[] => {
  const mustShow = judged.filter(({ suspected }) => suspected);
  const others = judged.filter(({ suspected, share }) => !suspected && share >= LEAST_SHARE);
  return [...mustShow, ...others.slice(0, MOST_LISTED - mustShow.length)].sort(
    (a, b) => b.share - a.share,
  );
};

const describe = (
  { condition, evidence, share, fit }: Judged,
  findings: Findings,
): RankedCondition => ({
  id: condition.id,
  name: condition.name,
  severity: severityOf(condition, findings),
  share,
  fit,
  ...explain(evidence, condition),
  ask: askNext(condition, conditions, findings).map(questionWords),
  lookAlikes: condition.lookAlikes.map(({ name, tellsApart }) => ({
    name,
    tellsApart: tellsApart.text,
  })),
  firstAction: condition.firstAction.text,
  treatment: condition.treatment.text,
  confirmedBy: condition.confirmedBy.text,
  ...sourcesOf(condition),
});

const evidenceLevel = ({ signs, water }: ConditionInput): Diagnosis['evidence'] => {
  if (Object.values(water ?? {}).some((value) => value !== undefined)) return 'water';
  return signs.length > 0 ? 'signs' : 'photo';
};

/** What only a weak hint speaks for is named, but frightens nobody. */
const weighed = ({ fit, condition }: Judged, findings: Findings): Severity => {
  const severity = severityOf(condition, findings);
  return fit === 'weak' && severity !== 'low' ? 'medium' : severity;
};

/** What is harmless excuses a sign only where it fits well. */
const excuses = ({ condition, fit }: Judged): boolean =>
  condition.group !== 'harmless' || fit === 'strong';

/** The heaviest explanation of each sign that the keeper sees: black specks excuse no bleeding beside them. */
const explanations = (judged: readonly Judged[]): Judged[] => {
  const first = new Map<SignId, Judged>();
  for (const one of judged.filter(excuses))
    for (const seen of one.evidence.filter(isSeen).filter(isReason))
      if (!first.has(seen.sign)) first.set(seen.sign, one);
  return [...first.values()];
};

const weightiest = (judged: readonly Judged[]): Judged[] =>
  judged.filter(({ share }) => share >= (judged[0]?.share ?? 0) * GRAVE_PART);

/**
 * What the fish may have, from everything that is known of it. Never a diagnosis in a vet's sense: what
 * kills today comes first and never depends on the photo, what the law asks comes next.
 */
export const diagnose = (input: ConditionInput): Diagnosis => {
  const { photoReadable, signs, country } = input;
  const water = input.water ?? {};
  const findings = findingsOf(photoReadable ? input.marks : [], signs, water);
  const judged = rankConditions(conditions, findings).map(withSuspicion);
  const shown = listed(judged).map((j) => describe(j, findings));
  const suspected = judged.filter((j) => j.suspected).map(({ condition }) => condition);
  const { steps: urgent, severity: urgency } = urgentSteps(findings, water);
  const report = reportFor(suspected, findings, country);
  const described = describeReading(water, sees(findings, 'gasping'));
  return {
    evidence: evidenceLevel(input),
    headline: headlineOf({
      urgent,
      report,
      suspected,
      conditions: shown,
      water: described,
      photoReadable,
      hasLooked: signs.length > 0,
      hasSeen: signs.some(({ present }) => present),
      hasDeaths: sees(findings, 'deaths'),
    }),
    severity: gravest([
      ...(urgency ? [urgency] : []),
      ...(suspected.length > 0 ? (['critical'] as const) : report ? (['high'] as const) : []),
      ...(signs.some(({ id, present }) => present && signById(id).emergency)
        ? (['high'] as const)
        : []),
      ...([...findings.water.values()].includes('act') ? (['medium'] as const) : []),
      ...[...weightiest(judged), ...explanations(judged)].map((j) => weighed(j, findings)),
    ]),
    urgent,
    report,
    water: described,
    conditions: shown,
    raises: raisesOf({ photoReadable, findings, water, conditions: shown }),
  };
};
