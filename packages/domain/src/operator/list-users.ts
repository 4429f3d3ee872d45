import type { Tier } from '@nishiki/contract/account';
import type { PlanId } from '@nishiki/contract/plans';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { asSystem } from '../own-rows.ts';
import { iso, isoOrNull } from '../timestamp.ts';
import { asOperator } from './policy.ts';

export type ListedUser = {
  readonly user_id: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly plan: PlanId | null;
  readonly subscription_tier: Tier;
  readonly tokens_remaining: number;
  readonly total_tokens_used: number;
  readonly created_at: string;
  readonly last_sign_in_at: string | null;
  /** When the account is erased, where its keeper asked for that. */
  readonly erase_after: string | null;
};

/** Rows in one go, so that a large site is read in many short transactions. */
const PAGE = 1000;

const readPage = (ctx: Ctx, after: string | null): Promise<ListedUser[]> =>
  asSystem(ctx, async (tx) => {
    const found = await tx.execute<ListedUser>(sql`
      select a.user_id, a.email, a.email_verified_at is not null as email_verified, p.plan,
             p.subscription_tier, w.monthly + w.lasting as tokens_remaining,
             w.used as total_tokens_used, a.created_at, a.last_sign_in_at, a.erase_after
      from accounts a
      join profiles p on p.user_id = a.user_id
      join wallets w on w.user_id = a.user_id
      where ${after}::uuid is null or a.user_id > ${after}::uuid
      order by a.user_id limit ${PAGE}`);
    return found.rows;
  });

/** Every account, the oldest first: ids are in the order in which they were made. */
export const listUsers = async (ctx: Ctx): Promise<ListedUser[]> => {
  asOperator(ctx);
  const users: ListedUser[] = [];
  let page: ListedUser[];
  do {
    page = await readPage(ctx, users.at(-1)?.user_id ?? null);
    for (const row of page)
      users.push({
        ...row,
        created_at: iso(row.created_at),
        last_sign_in_at: isoOrNull(row.last_sign_in_at),
        erase_after: isoOrNull(row.erase_after),
      });
  } while (page.length === PAGE);
  return users;
};
