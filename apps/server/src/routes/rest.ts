import { endpoints } from '@nishiki/contract/endpoints';
import { listInvoices } from '@nishiki/domain/billing/list-invoices';
import { askForAward } from '@nishiki/domain/experience/ask-for-award';
import { listExperience } from '@nishiki/domain/experience/list-experience';
import { updateDailyStreak } from '@nishiki/domain/experience/update-daily-streak';
import { readProfile } from '@nishiki/domain/profile/read-profile';
import { updateProfile } from '@nishiki/domain/profile/update-profile';
import type { Hono } from 'hono';
import { route, type Asked } from '../http/answer.ts';
import type { Env } from '../http/env.ts';
import type { Parts } from '../http/parts.ts';

const ONE_OBJECT = 'application/vnd.pgrst.object+json';

/** The table protocol answers an array, or, to clients that ask so, the one row itself. */
const rows = <T extends object>({ c }: Asked<unknown>, found: T[]): T[] | Response => {
  if (!(c.req.header('accept') ?? '').includes(ONE_OBJECT)) return found;
  const headers = { 'Content-Type': ONE_OBJECT, 'Cache-Control': 'no-store' };
  if (found.length === 1) return new Response(JSON.stringify(found[0]), { headers });
  const told = {
    code: 'PGRST116',
    message: 'Cannot coerce the result to a single JSON object',
    details: `The result contains ${found.length} rows`,
    hint: null,
  };
  return new Response(JSON.stringify(told), {
    status: 406,
    headers: { ...headers, 'Content-Type': 'application/json' },
  });
};

/** The tables and procedures that the specification names, /rest/v1. */
export const restRoutes = (app: Hono<Env>, parts: Parts): void => {
  route(app, parts, endpoints.readProfile, async (asked) =>
    rows(asked, await readProfile(asked.ctx, asked.input)),
  );
  route(app, parts, endpoints.updateProfile, async (asked) =>
    rows(asked, await updateProfile(asked.ctx, asked.input)),
  );
  route(app, parts, endpoints.readExperience, async (asked) =>
    rows(asked, await listExperience(asked.ctx, asked.input)),
  );
  route(app, parts, endpoints.readInvoices, async (asked) =>
    rows(asked, await listInvoices(asked.ctx, asked.input)),
  );
  route(app, parts, endpoints.awardExperienceRpc, ({ ctx, input }) =>
    askForAward(ctx, { type: input.p_activity_type }),
  );
  route(app, parts, endpoints.updateDailyStreak, ({ ctx }) => updateDailyStreak(ctx));
};
