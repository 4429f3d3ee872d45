import { conditionById, conditions } from '@nishiki/knowledge/conditions/catalogue';
import { statementsOf } from '@nishiki/knowledge/conditions/statements';
import { treatmentsAgainst } from '@nishiki/knowledge/treatments/against';
import { uncited } from '@nishiki/knowledge/statement';
import * as z from 'zod/mini';
import { contagionOf } from '../../chat/skills/health/contagion.ts';
import { authorityLines, stopMovement } from '../../chat/skills/health/reporting.ts';
import { defineTool } from '../tool.ts';

const ids = conditions.map(({ id }) => id);

/** Everything that is known of one condition. */
export const conditionTool = defineTool({
  name: 'read_condition',
  description: `What is known of one condition of koi: marks, look-alikes, first action, treatment, what confirms it, whether it must be reported. Names no dose. Ids: ${ids.join(', ')}.`,
  input: z.object({ condition: z.string().check(z.refine((id) => ids.includes(id))) }),
  run: ({ condition: id }, { country }) => {
    const condition = conditionById(id);
    if (!condition) throw new RangeError(`no condition ${id}`);
    const isReported = condition.notifiable.length > 0;
    const used = treatmentsAgainst(id).map(({ name }) => name);
    return {
      statements: [
        ...(isReported ? [stopMovement, ...authorityLines(country)] : []),
        ...statementsOf(condition),
        contagionOf(condition),
        ...(used.length > 0
          ? [
              uncited(
                `Used against it, once it is confirmed and by the rules of each: ${used.join(', ')}.`,
              ),
            ]
          : []),
      ],
      data: {
        id,
        name: condition.name,
        severity: condition.severity,
        notifiable: condition.notifiable,
        photoShows: condition.photoShows,
        treatments: treatmentsAgainst(id).map((treatment) => treatment.id),
        path: `/conditions/${id}`,
      },
    };
  },
});
