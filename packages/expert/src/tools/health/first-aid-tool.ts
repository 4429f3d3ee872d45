import { emergencyIds } from '@nishiki/knowledge/first-aid/schema';
import * as z from 'zod/mini';
import { furtherPlans } from '../../chat/skills/health/emergency/further.ts';
import { planOf } from '../../chat/skills/health/emergency/from-catalogue.ts';
import { furtherKinds } from '../../chat/skills/health/emergency/kinds.ts';
import { authorityLines } from '../../chat/skills/health/reporting.ts';
import { defineTool } from '../tool.ts';

const kinds = [...emergencyIds, ...furtherKinds] as const;

/** What to do in the next ten minutes. */
export const firstAidTool = defineTool({
  name: 'first_aid',
  description:
    'The steps of first aid for one emergency, in order, with what makes it worse and whom to call. Use it before anything else when fish gasp, die, have jumped out, when tap water or a poison got in, when a reading is dangerous, or a reportable disease is feared.',
  input: z.object({ emergency: z.enum(kinds) }),
  run: ({ emergency }, { country }) => {
    const further = furtherKinds.find((kind) => kind === emergency);
    const known = emergencyIds.find((id) => id === emergency);
    const plan = further ? furtherPlans[further] : planOf(known ?? 'gasping');
    return {
      statements: [
        plan.opening,
        ...plan.steps,
        ...plan.never,
        ...(emergency === 'khv' || emergency === 'deaths' ? authorityLines(country) : []),
        ...plan.call,
        ...plan.after,
      ],
      data: { emergency, path: known ? `/first-aid#${known}` : '/first-aid' },
    };
  },
});
