import { companions, type Situation } from '@nishiki/koi-science/treatments/situation';
import { volumeKnownAs } from '@nishiki/koi-science/volume';
import { treatments } from '@nishiki/knowledge/treatments/catalogue';
import { khAsCaCo3 } from '@nishiki/koi-science/bands';
import * as z from 'zod/mini';
import { defineTool } from '../tool.ts';
import { doseOfTreatment } from './dose.ts';
import { resultOf } from './worked.ts';

const ids = treatments.map(({ id }) => id) as [string, ...string[]];
const flag = z.optional(z.boolean());
const share = z.optional(z.number().check(z.minimum(0), z.maximum(100)));

export const doseTool = defineTool({
  name: 'treatment_dose',
  description:
    'Amount of a treatment by volume, or why it must not be given. Give everything that is known; leave out what is not: it then comes back as a condition. Never state a dose that this tool did not return.',
  input: z.object({
    treatment: z.enum(ids),
    litres: z.optional(z.number().check(z.positive(), z.maximum(1e7))),
    volume_found: z.optional(z.enum(['measured', 'estimated'])),
    temperature_c: z.optional(z.number().check(z.minimum(-2), z.maximum(45))),
    ph: z.optional(z.number().check(z.minimum(4), z.maximum(11))),
    nh3_mg_l: share,
    nitrite_no2_mg_l: share,
    oxygen_mg_l: share,
    kh_dkh: share,
    gh_dgh: share,
    salt_percent: share,
    other_fish: z.optional(z.array(z.enum(companions))),
    given_before: z.optional(
      z.array(z.object({ treatment: z.enum(ids), days_ago: z.number().check(z.minimum(0)) })),
    ),
    dechlorinator_within_two_days: flag,
    zeolite_in_filter: flag,
    fish_in_distress: flag,
    aerated: flag,
    watched: flag,
    peroxide_ready: flag,
    uv_off: flag,
    confirmed_by_microscope: flag,
    khv_or_svc_suspected: flag,
  }),
  run: (input, { units }) => {
    const { litres, volume_found } = input;
    const situation: Situation = {
      volume: litres === undefined ? null : volumeKnownAs(litres, volume_found ?? 'measured'),
      celsius: input.temperature_c ?? null,
      ph: input.ph ?? null,
      nh3: input.nh3_mg_l ?? null,
      nitrite: input.nitrite_no2_mg_l ?? null,
      oxygen: input.oxygen_mg_l ?? null,
      kh: input.kh_dkh === undefined ? null : khAsCaCo3(input.kh_dkh),
      gh: input.gh_dgh === undefined ? null : khAsCaCo3(input.gh_dgh),
      salt: input.salt_percent ?? null,
      companions: input.other_fish ?? null,
      earlier:
        input.given_before?.map(({ treatment, days_ago }) => ({
          id: treatment,
          daysAgo: days_ago,
        })) ?? null,
      thiosulphate: input.dechlorinator_within_two_days ?? null,
      zeolite: input.zeolite_in_filter ?? null,
      distressed: input.fish_in_distress ?? null,
      aerated: input.aerated ?? null,
      watched: input.watched ?? null,
      peroxideReady: input.peroxide_ready ?? null,
      uvOff: input.uv_off ?? null,
      confirmed: input.confirmed_by_microscope ?? null,
      reportable: input.khv_or_svc_suspected ?? null,
    };
    return resultOf(
      doseOfTreatment(input.treatment, {
        situation,
        isHowKnown: volume_found !== undefined,
        units,
      }),
    );
  },
});
