import type { Skill } from '../../answer.ts';
import { dechlorinating, waterChange } from './change.ts';
import { dose, peroxide } from './dose.ts';
import { eggs, flow } from './equipment.ts';
import { feeding, growth, stocking, weight } from './fish.ts';
import { raisingKh } from './kh.ts';
import { lowerPh, phSwing } from './ph.ts';
import { salt } from './salt.ts';
import { conversion, volume } from './volume.ts';
import { oxygenHeld, waterJudge } from './water.ts';

/** Everything that has a number. */
export const numberSkills: readonly Skill[] = [
  dose,
  peroxide,
  salt,
  raisingKh,
  waterChange,
  dechlorinating,
  volume,
  oxygenHeld,
  phSwing,
  lowerPh,
  waterJudge,
  feeding,
  stocking,
  weight,
  growth,
  flow,
  eggs,
  conversion,
];
