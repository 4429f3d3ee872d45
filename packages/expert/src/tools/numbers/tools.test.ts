import { sourceById } from '@nishiki/knowledge/sources';
import { describe, expect, it } from 'vitest';
import { nobody, type Units } from '../../chat/case.ts';
import { numberTools } from '../number-tools.ts';
import type { ToolResult } from '../tool.ts';

const run = (name: string, input: unknown, units: Units = 'metric'): ToolResult => {
  const tool = numberTools.find((one) => one.name === name);
  if (!tool) throw new Error(`no tool ${name}`);
  return tool.run(tool.input.parse(input), { ...nobody, units });
};
const textOf = (result: ToolResult): string => result.statements.map(({ text }) => text).join(' ');

/** Inputs with what must be read in the answer; figures from facts.md B, D.1 and D.3, or by hand. */
const told: [string, unknown, RegExp[]][] = [
  ['free_ammonia', { total_mg_l: 1, ph: 8.5, temperature_c: 25 }, [/0\.152 mg\/l/, /Emerson 1975/]],
  ['free_ammonia', { total_mg_l: 2, ph: 8.4, temperature_c: 22 }, [/0\.206 mg\/l/]],
  [
    'free_ammonia',
    { total_mg_l: 4, ph: 6.5, temperature_c: 18 },
    [/0\.0043|0\.00431/, /Do not raise pH/],
  ],
  [
    'judge_water',
    {
      temperature_c: 20,
      ph: 7,
      ammonia_total_mg_l: 0,
      nitrite_no2_mg_l: 0,
      nitrate_no3_mg_l: 0,
      oxygen_mg_l: 8,
      kh_dkh: 6.7,
    },
    [/^Good/],
  ],
  ['judge_water', { ammonia_total_mg_l: 1 }, [/cannot judge/, /pH/, /temperature/]],
  [
    'judge_water',
    { ammonia_total_mg_l: 1, ph: 8.5, temperature_c: 25 },
    [/emergency/, /Stop feeding/],
  ],
  ['judge_water', { nitrate_no3_mg_l: 60 }, [/act today/i, /Nitrate 60 mg\/l/]],
  ['judge_water', { salt_percent: 0.7 }, [/dilute/]],
  ['oxygen_saturation', { temperature_c: 28 }, [/7\.83 mg\/l/]],
  ['oxygen_saturation', { temperature_c: 20, oxygen_mg_l: 8 }, [/9\.09 mg\/l/, /88 %/]],
  ['water_change', { now: 0.206, tap: 0, wanted: 0.05 }, [/76 %/, /3 changes of 38 %/]],
  ['water_change', { now: 80, tap: 20, wanted: 40 }, [/67 %/, /42 %/]],
  ['water_change', { now: 80, tap: 20, part_percent: 25, litres: 12000 }, [/65/, /3,000 litres/]],
  ['water_change', { now: 80, tap: 40, wanted: 40 }, [/cannot get there/]],
  ['dechlorinate', { litres: 1000, chlorine_mg_l: 0.5 }, [/3\.5 g/, /7 g/]],
  ['dechlorinate', { litres: 1000 }, [/28 g/, /56 g/, /not known/]],
  [
    'raise_kh',
    { litres: 14000, from_dkh: 2, to_dkh: 6 },
    [/1,678 g/, /4 days/, /1 dKH a day/, /Test ammonia/],
  ],
  ['raise_kh', { litres: 14000, from_dkh: 6, to_dkh: 6 }, [/Nothing is needed/]],
  [
    'salt_amount',
    { litres: 6000, from_percent: 0, to_percent: 0.1, nitrite_no2_mg_l: 0.5 },
    [/6,000 g \(6 kg\)/, /zeolite/],
  ],
  ['salt_amount', { litres: 8000, from_percent: 0, to_percent: 0.3 }, [/24 kg/, /3 days/]],
  ['salt_amount', { litres: 10000, from_percent: 0.1, to_percent: 0.3 }, [/20 kg/, /2 days/]],
  ['salt_amount', { litres: 10000, from_percent: 0, to_percent: 1 }, [/^No:/]],
  [
    'pond_volume',
    {
      pond: { shape: 'kidney', length: 5, width: 3, depth: 1.2 },
      salt_rise: { grams: 10000, before: 0.02, after: 0.1 },
    },
    [/^About 12,500 litres/, /14,400 litres, 15 % more/],
  ],
  [
    'pond_volume',
    { pond: { shape: 'rectangle', length: 4, width: 2.5, depth: 1.5 } },
    [/15,000 litres/, /estimate/],
  ],
  [
    'treatment_dose',
    {
      treatment: 'praziquantel',
      litres: 12000,
      volume_found: 'measured',
      temperature_c: 18,
      salt_percent: 0.1,
    },
    [/24 g to 30 g/, /5 to 7 days/],
  ],
  [
    'feeding',
    { temperature_c: 11, fish_total_grams: 18000 },
    [/36 g to 72 g/, /wheatgerm/, /8 °C/],
  ],
  ['feeding', { temperature_c: 20, fish_total_grams: 10000 }, [/100 g/, /Twice a day|twice a day/]],
  ['feeding', { temperature_c: 4 }, [/^No food/]],
  ['feeding', { temperature_c: 20, nh3_mg_l: 0.05 }, [/^No food now/]],
  ['feeding', { temperature_c: 20, nitrite_no2_mg_l: 1 }, [/^No food now/]],
  ['stocking', { litres: 15000, fish_total_grams: 18000 }, [/1\.2 kg/, /comfortable/]],
  ['stocking', { litres: 15000, fish_total_grams: 36000 }, [/2\.4 kg/, /too many/]],
  ['stocking', { litres: 10000 }, [/15 kg/, /4 of 60 cm/]],
  ['koi_weight', { length_cm: 40 }, [/1,067 g/]],
  ['koi_weight', { length_cm: 60, grams: 2700 }, [/K = 1\.25/, /thin/]],
  ['koi_weight', { grams: 3600 }, [/60 cm/]],
  ['growth_bands', { age_years: 2, length_cm: 42 }, [/24 to 28 cm/, /40 cm/, /very good/]],
  ['growth_bands', { age_years: 5 }, [/63\.2 cm/]],
  ['pump_and_uv', { litres: 12000 }, [/6,000 litres/, /12,000 litres/, /24 to 27 W/]],
  ['days_to_hatch', { temperature_c: 20 }, [/3\.8 to 4\.3 days/]],
  ['eggs_and_survivors', { female_grams: 5000, rounds: 2 }, [/500,000 to 1,000,000 eggs/]],
  ['cross_colours', { mother_variety: 'kohaku', father_variety: 'kohaku' }, [/0 %/]],
  ['cross_colours', { trait: 'black', mother: 'Aa', father: 'aa' }, [/50 %/]],
  [
    'cross_scales',
    { mother: { s: 'aa', n: 'Aa' }, father: { s: 'aa', n: 'Aa' } },
    [/mirror 25 %/, /leather 50 %/, /die \(NN\) 25 %/],
  ],
  ['convert_units', { amount: 3000, way: 'uk-gallons-to-litres' }, [/13,638 litres/]],
  ['convert_units', { amount: 54, way: 'mg-l-to-dkh' }, [/3\.026 dKH/]],
];

describe('tools that calculate', () => {
  it.each(told)('%s %j', (name, input, words) => {
    for (const units of ['metric', 'uk', 'us'] as const) {
      const result = run(name, input, units);
      const text = textOf(result);
      if (units === 'metric') for (const word of words) expect(text).toMatch(word);
      expect(text).not.toMatch(/NaN|undefined|Infinity|null|-0 /);
      for (const { sourceIds, text: line, uncited } of result.statements) {
        expect(
          sourceIds.filter((id) => !sourceById(id)),
          line,
        ).toEqual([]);
        expect(uncited === true, line).toBe(sourceIds.length === 0);
      }
    }
  });

  it('has one tool of a name, and each is tried above', () => {
    const names = numberTools.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !told.some(([one]) => one === name))).toEqual([]);
  });

  it('says amounts in the units of the keeper as well', () => {
    const text = textOf(
      run('salt_amount', { litres: 7570.82, from_percent: 0, to_percent: 0.3 }, 'us'),
    );
    expect(text).toMatch(/50\.1 lb/);
    expect(text).toMatch(/2,000 US gallons/);
  });
});
