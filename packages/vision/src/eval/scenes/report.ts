import { percent } from '../report.ts';
import { wilson } from '../metrics.ts';
import { SCRAP, type FishVerdict, type SceneVerdict } from './judge-scenes.ts';

/** From this overlap on with the true mask a fish is outlined right. */
export const RIGHT = 0.85;

const SIZES = [0.08, 0.12, 0.2, 0.35, 0.81] as const;

const line = (name: string, fish: readonly FishVerdict[]): string => {
  const right = fish.filter((f) => f.iou >= RIGHT).length;
  const found = fish.filter((f) => f.iou >= 0.5).length;
  const [low, high] = wilson(right, Math.max(1, fish.length));
  const n = Math.max(1, fish.length);
  return `  ${name}: ${percent(right / n)} (${percent(low)} to ${percent(high)}), found at all ${percent(found / n)}, n = ${fish.length}`;
};

const groups = <K extends string | number>(
  fish: readonly FishVerdict[],
  keyOf: (f: FishVerdict) => K,
): string[] =>
  [...new Set(fish.map(keyOf))]
    .sort((a, b) => (a < b ? -1 : 1))
    .map((key) =>
      line(
        String(key),
        fish.filter((f) => keyOf(f) === key),
      ),
    );

/** The figures of a judged set of scenes, line by line. */
export const sceneLines = (verdicts: readonly SceneVerdict[]): string[] => {
  const fish = verdicts.flatMap((v) => v.fish);
  const sizeOf = ({ size }: FishVerdict) => {
    const k = SIZES.findLastIndex((from) => size >= from);
    return `${SIZES[Math.max(0, k)]} to ${SIZES[Math.min(SIZES.length - 1, k + 1)]}`;
  };
  const counted = verdicts.filter((v) => v.found === v.count && v.false === 0);
  const several = verdicts.filter((v) => v.count > 1);
  const times = verdicts.map((v) => v.milliseconds).sort((a, b) => a - b);
  const sides = fish.filter((f) => f.side !== null);
  const calledRight = sides.filter((f) => (f.side ?? 0) > 0.5 === (f.view === 'side'));
  return [
    `drawn scenes of held-out seeds: ${verdicts.length}, fish of which at least ${percent(SCRAP)} is seen: ${fish.length}`,
    `outlined right (overlap with the true body mask at least ${RIGHT})`,
    line('all', fish),
    'by background',
    ...groups(fish, (f) => f.kind),
    'by number of fish',
    ...groups(fish, (f) => f.count),
    'by length over the long side',
    ...groups(fish, sizeOf),
    'by view',
    ...groups(fish, (f) => f.view),
    `number of fish right: ${percent(counted.length / verdicts.length)}; where there are several: ${percent(
      several.filter((v) => counted.includes(v)).length / Math.max(1, several.length),
    )} of ${several.length}`,
    `found where there is none: ${verdicts.reduce((sum, v) => sum + v.false, 0)}`,
    `view told right: ${percent(calledRight.length / Math.max(1, sides.length))} of ${sides.length}`,
    `milliseconds of the finder: median ${times[times.length >> 1]?.toFixed(0)}`,
  ];
};
