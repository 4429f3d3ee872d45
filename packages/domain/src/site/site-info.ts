import type { Output } from '@nishiki/contract/endpoints';
import { tools, type ToolId } from '@nishiki/contract/tools';
import { sql } from 'drizzle-orm';
import { measuredTime } from '../analysis/measured-time.ts';
import type { Ctx } from '../ctx.ts';
import { asSystem } from '../own-rows.ts';
import { remember } from './remember.ts';

const MINUTE = 60_000;

type SiteInfo = Output<'siteInfo'>;
type Counted = Pick<SiteInfo, 'figures' | 'tools'>;

/** Tools that read photos. Their uses are the analyses that the pages speak of. */
const photoTools: readonly ToolId[] = ['identification', 'disease-detection'];

/**
 * Analyses are answers about a koi, ever: refused photos are none, and what is erased later was made
 * all the same. Keepers are the accounts that stand; one that is to be erased has left already.
 */
const count = async (ctx: Ctx): Promise<Counted> => {
  const [uses, keepers] = await asSystem(ctx, async (tx) => {
    const counted = await tx.execute<{ tool: string; uses: string }>(
      sql`select tool, uses from tool_uses`,
    );
    const accounts = await tx.execute<{ n: number }>(
      sql`select count(*)::int as n from accounts where erase_after is null`,
    );
    const byTool = new Map(counted.rows.map((row) => [row.tool, Number(row.uses)]));
    return [byTool, accounts.rows[0]?.n ?? 0] as const;
  });
  const measured = await measuredTime(ctx);
  return {
    figures: {
      analyses: photoTools.reduce((sum, id) => sum + (uses.get(id) ?? 0), 0),
      keepers,
      medianMilliseconds: measured?.medianMilliseconds ?? null,
    },
    tools: tools.map(({ id }) => ({ id, uses: uses.get(id) ?? 0 })),
  };
};

/** @returns the verb: who runs the site, and its figures of at most a minute ago */
export const createSiteInfo = (): ((ctx: Ctx) => Promise<SiteInfo>) => {
  const counted = remember({ milliseconds: MINUTE, load: count });
  return async (ctx) => ({ operator: ctx.operator, ...(await counted(ctx)) });
};
