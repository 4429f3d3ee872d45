import { authorityFor } from '@nishiki/knowledge/conditions/authorities';
import { countryCodes } from '@nishiki/contract/countries';
import * as z from 'zod/mini';
import { authorityLines, stopMovement } from '../../chat/skills/health/reporting.ts';
import { defineTool } from '../tool.ts';

/** Whom to tell of a suspicion of KHV or SVC, or of unusual deaths. */
export const reportTool = defineTool({
  name: 'whom_to_report',
  description:
    'Whom to tell of a suspected KHV or SVC, or of unusual deaths, by country, with telephone and address where they are known. The only source of these contacts. Without a country it names those of the United Kingdom and says to ask for the country.',
  input: z.object({
    country: z.optional(
      z.string().check(z.refine((code) => code === 'GB' || countryCodes.includes(code))),
    ),
  }),
  run: (input, keeper) => {
    const country = input.country ?? keeper.country;
    const { name, phone, email, url } = authorityFor(country);
    return {
      statements: [stopMovement, ...authorityLines(country)],
      data: { country, authority: name, phone, email, url },
    };
  },
});
