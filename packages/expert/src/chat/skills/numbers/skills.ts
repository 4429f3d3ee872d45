import type { Skill } from '../../answer.ts';
import { dechlorinating, waterChange } from './change.ts';
import { dose } from './dose.ts';
import { conversion } from './conversion.ts';
import { eggs, flow } from './equipment.ts';
import { feeding, growth, stocking, weight } from './fish.ts';
import { raisingKh } from './kh.ts';
import { oxygenHeld } from './oxygen.ts';
import { mostAmmonia } from './most-ammonia.ts';
import { peroxide } from './peroxide.ts';
import { lowerPh, phSwing } from './ph.ts';
import { salt } from './salt.ts';
import { volume } from './volume.ts';
import { warmthChange } from './warmth-change.ts';
import { waterJudge } from './water.ts';

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
  mostAmmonia,
  warmthChange,
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
