import { ammonia } from './ammonia.ts';
import { chlorine } from './chlorine.ts';
import { gh } from './gh.ts';
import { kh } from './kh.ts';
import { nitrate } from './nitrate.ts';
import { nitrite } from './nitrite.ts';
import { oxygen } from './oxygen.ts';
import { ph } from './ph.ts';
import { salt } from './salt.ts';
import type { WaterParameter } from './schema.ts';
import { temperature } from './temperature.ts';
import { carbonDioxide, copper, phosphate } from './told.ts';

/** What a keeper can measure in a pond, what counts most first. */
export const waterParameters: readonly WaterParameter[] = [
  temperature,
  ph,
  ammonia,
  nitrite,
  nitrate,
  oxygen,
  kh,
  gh,
  salt,
  chlorine,
  phosphate,
  carbonDioxide,
  copper,
];

const byId = new Map<string, WaterParameter>(
  waterParameters.map((parameter) => [parameter.id, parameter]),
);

/** The parameter with this id, or undefined. */
export const waterById = (id: string): WaterParameter | undefined => byId.get(id);
