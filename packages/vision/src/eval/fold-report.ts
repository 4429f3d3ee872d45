import { FIRM } from '../gate/limits.ts';
import { isKnown } from './aliases.ts';
import { score, type Scores } from './judge.ts';
import { wilson } from './metrics.ts';
import { negativeLines, type Passed } from './negative-report.ts';
import { confusionLines, percent, reliabilityLines } from './report.ts';
import { isOfTen, TEN } from './ten-classes.ts';
import { traitLines, traitScores } from './trait-report.ts';
import { among, type FoldVerdict } from './verdicts.ts';

export type FoldJudgement = {
  /** The ten classes, answered among ten; and among all that the engine ranks. */
  ten: Scores;
  tenAmongAll: Scores;
  tenDoubtfulToo: Scores;
  all: Scores;
  allDoubtfulToo: Scores;
  /** As the engine decides: what the gate or the shape refuses is wrong. */
  tenWithGate: Scores;
  allWithGate: Scores;
};

const readable = (v: FoldVerdict) => ({ ...v, refused: false, traits: [] });
const decided = (v: FoldVerdict) => ({ ...v, traits: [] });

/** Scores of koi, ranking alone and with the gate. */
export const judgeKoi = (koi: readonly FoldVerdict[], unfound: readonly FoldVerdict[]) => {
  const known = [...koi.filter((v) => isKnown(v.label)), ...unfound];
  const firm = known.filter((v) => !v.o.item.doubtful);
  const ten = (list: readonly FoldVerdict[]) => list.filter((v) => isOfTen(v.label));
  const alone = (list: readonly FoldVerdict[]) => score(list.map(readable), FIRM);
  const amongTen = (list: readonly FoldVerdict[]) => ten(list).map((v) => among(TEN, v));
  const judgement: FoldJudgement = {
    ten: alone(amongTen(firm)),
    tenAmongAll: alone(ten(firm)),
    tenDoubtfulToo: alone(amongTen(known)),
    all: alone(firm),
    allDoubtfulToo: alone(known),
    tenWithGate: score(amongTen(firm).map(decided), FIRM),
    allWithGate: score(firm.map(decided), FIRM),
  };
  return judgement;
};

const row = (name: string, s: Scores): string => {
  const [low, high] = s.interval;
  const [low3, high3] = wilson(s.top3 * s.n, s.n);
  return (
    `${name.padEnd(44)} ${String(s.n).padStart(4)}  ${percent(s.top1)} [${percent(low)} to ${percent(high)}]` +
    `  ${percent(s.top3)} [${percent(low3)} to ${percent(high3)}]  ${s.ece.toFixed(3)}`
  );
};

/** The twenty wrong answers of which the engine was surest. */
export const worstMistakes = (koi: readonly FoldVerdict[], count = 20) =>
  koi
    .filter((v) => isKnown(v.label) && !v.o.item.doubtful && v.ranking[0]?.id !== v.label)
    .sort((a, b) => b.ranking[0].probability - a.ranking[0].probability)
    .slice(0, count)
    .map((v) => ({
      file: v.o.item.file ?? '',
      label: v.label,
      said: v.ranking[0].id,
      probability: v.ranking[0].probability,
      given: v.ranking.find((c) => c.id === v.label)?.probability ?? 0,
    }));

/** Everything that the folds tell, as lines of plain text. */
export const foldLines = (
  verdicts: readonly FoldVerdict[],
  unfound: readonly FoldVerdict[],
  negatives: Passed,
  { json }: { json: boolean },
): string[] => {
  const koi = verdicts.filter((v) => v.o.item.kind === 'koi' && v.o.item.source.kind === 'photo');
  const j = judgeKoi(koi, unfound);
  const traits = traitScores(koi.filter((v) => !v.o.item.doubtful));
  if (json)
    return [
      JSON.stringify({ ...j.allWithGate, ...j, traits, negatives, worst: worstMistakes(koi) }),
    ];
  const firm = j.all.firm;
  return [
    'ranking'.padEnd(44) + ' photos  top-1  top-3  calibration error',
    row('ten classes', j.ten),
    row('ten classes, doubtful labels too', j.tenDoubtfulToo),
    row('ten classes, answered among all', j.tenAmongAll),
    row('ten classes, refused photos wrong', j.tenWithGate),
    row('all classes', j.all),
    row('all classes, refused photos wrong', j.allWithGate),
    row('all classes, doubtful labels too', j.allDoubtfulToo),
    `first candidate at ${FIRM} and more: ${percent(firm.share)} of photos, ${percent(firm.right)} of them right`,
    '',
    'calibration, all classes',
    ...reliabilityLines(
      koi
        .filter((v) => isKnown(v.label) && !v.o.item.doubtful)
        .map((v) => ({
          probability: v.ranking[0].probability,
          right: v.ranking[0].id === v.label,
        })),
    ),
    '',
    ...confusionLines(j.all),
    '',
    'ten classes, answered among ten',
    ...confusionLines(j.ten),
    '',
    ...traitLines(traits),
    '',
    ...negativeLines(negatives),
    '',
    'worst mistakes: file, label, said, probability of what was said and of the label',
    ...worstMistakes(koi).map(
      (m) =>
        `${m.file.padEnd(30)} ${m.label.padEnd(14)} ${m.said.padEnd(14)} ${m.probability.toFixed(2)} ${m.given.toFixed(2)}`,
    ),
  ];
};
