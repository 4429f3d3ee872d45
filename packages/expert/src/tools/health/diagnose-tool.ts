import { countryCodes } from '@nishiki/contract/countries';
import { signIdSchema, waterReadingSchema } from '@nishiki/contract/condition';
import { uncited } from '@nishiki/knowledge/statement';
import { conditionById } from '@nishiki/knowledge/conditions/catalogue';
import * as z from 'zod/mini';
import { diagnose } from '../../condition/diagnose.ts';
import { defineTool } from '../tool.ts';

/** Candidates of which the result speaks. */
const MOST = 4;

const seen = z.object({ sign: signIdSchema, present: z.boolean() });

/** Ranks what a fish may have. A photo is no part of it: what it showed is told as signs. */
export const diagnoseTool = defineTool({
  name: 'diagnose',
  description:
    'Ranks what sick koi may have from signs (seen, or looked for and absent) and water values, with first actions, whom to tell by law, and the question that separates the causes most. Use it for every question about ill fish. Never a diagnosis: it says on what evidence it stands.',
  input: z.object({
    signs: z.array(seen),
    /** temperature °C, total ammonia mg/l, nitrite mg/l as NO2, oxygen mg/l, kh °dKH. */
    water: z.optional(waterReadingSchema),
    country: z.optional(z.string().check(z.refine((code) => countryCodes.includes(code)))),
  }),
  run: ({ signs, water, country }, keeper) => {
    const found = diagnose({
      marks: [],
      photoReadable: false,
      signs: signs.map(({ sign, present }) => ({ id: sign, present })),
      water,
      country: country ?? keeper.country,
    });
    const candidates = found.conditions.slice(0, MOST);
    return {
      statements: [
        uncited(`${found.headline}. Evidence: ${found.evidence}.`),
        ...found.urgent.map(uncited),
        ...(found.report ? [uncited(found.report.words)] : []),
        ...found.water.map(({ parameter, value, words }) =>
          uncited(`${parameter}: ${value}. ${words}`),
        ),
        ...candidates.flatMap(({ id, name, fit, speaksFor }) => {
          const condition = conditionById(id);
          return [
            uncited(`${name} (${fit} fit): ${speaksFor.join(' ')}`),
            ...(condition ? [condition.firstAction, condition.confirmedBy] : []),
          ];
        }),
        ...found.raises.map(uncited),
      ],
      data: { ...found },
    };
  },
});
