import type { SeenSign, SignId, WaterReading } from '@nishiki/contract/condition';
import type { Level } from '@nishiki/koi-science/bands';
import type { Mark } from '@nishiki/vision/types';
import { signsFromMarks } from './from-marks.ts';
import { judgeWater, type JudgedParameter } from './water-levels.ts';

/** All that is known of this fish and its pond. */
export type Findings = {
  /** What the keeper looked for: there or not there. */
  told: ReadonlyMap<SignId, boolean>;
  /** What the photo hints at and the keeper has not answered. */
  photo: ReadonlySet<SignId>;
  /** What could be judged, and how good it is. */
  water: ReadonlyMap<JudgedParameter, Level>;
  /** °C. */
  temperature: number | undefined;
};

export const findingsOf = (
  marks: readonly Mark[],
  signs: readonly SeenSign[],
  water: WaterReading | undefined,
): Findings => {
  const told = new Map(signs.map(({ id, present }) => [id, present]));
  return {
    told,
    photo: new Set([...signsFromMarks(marks)].filter((id) => !told.has(id))),
    water: judgeWater(water ?? {}),
    temperature: water?.temperature,
  };
};

/** The keeper sees it. */
export const sees = ({ told }: Pick<Findings, 'told'>, id: SignId): boolean =>
  told.get(id) === true;
