import type { Transaction } from '@nishiki/db/open-database';
import { sql } from 'drizzle-orm';
import { keeperFolder } from '../analysis/photo-key.ts';
import { leavePlans } from '../billing/cancel-plans.ts';
import type { Ctx } from '../ctx.ts';
import { asSystem } from '../own-rows.ts';
import { releaseTokens } from '../wallet/release.ts';

/**
 * Tables from which a keeper's rows go. The ledger with its reservations, and invoices with their
 * refunds, stay as an id without a person; a test asks the database whether any other table still knows the id.
 */
const erased = [
  'chat_messages',
  'chats',
  'health_assessments',
  'support_messages',
  'ai_answers',
  'analysis_shares',
  'analyses',
  'experience_activities',
  'checkouts',
  'billing_customers',
  'subscriptions',
  'billing_accounts',
  'wallets',
  'profiles',
  'mail_tokens',
  'refresh_tokens',
  'sessions',
  'identity_flows',
  'account_identities',
  'accounts',
] as const;

/**
 * What is written for a keeper holds one of these: what was begun before is seen by the deletion, and
 * what comes later finds nobody. In the order in which everything takes them.
 */
const holdKeeper = async (tx: Transaction, userId: string): Promise<void> => {
  await tx.execute(sql`select 1 from accounts where user_id = ${userId} for update`);
  await tx.execute(sql`select 1 from billing_accounts where user_id = ${userId} for update`);
  await tx.execute(sql`select 1 from subscriptions where user_id = ${userId} for update`);
  await tx.execute(sql`
    select 1 from token_reservations where user_id = ${userId} and state = 'reserved' for update`);
  await tx.execute(sql`select 1 from wallets where user_id = ${userId} for update`);
  await tx.execute(sql`select 1 from profiles where user_id = ${userId} for update`);
};

/** Work that is still going on for this keeper is given up, so that the books stay even. */
const releaseOpen = async (tx: Transaction, userId: string): Promise<void> => {
  const open = await tx.execute<{ id: string }>(sql`
    select id from token_reservations where user_id = ${userId} and state = 'reserved'`);
  for (const { id } of open.rows) await releaseTokens(tx, { userId, id, reason: 'failed' });
};

/** From here on signing in does not save the account any more, and opens no session. */
const shut = (ctx: Ctx, userId: string): Promise<unknown> =>
  asSystem(ctx, (tx) =>
    tx.execute(sql`update accounts set erase_after = 'epoch' where user_id = ${userId}`),
  );

/**
 * Erases an account with its files, at once. Files go first: if the process dies in between, the rows
 * are still there and the next try finishes the work.
 */
export const eraseAccount = async (ctx: Ctx, input: { userId: string }): Promise<void> => {
  const { userId } = input;
  await shut(ctx, userId);
  // The folder and not what the rows name: a process that died may have left a file without a row.
  await ctx.files.removeAll(keeperFolder(userId));
  await asSystem(ctx, async (tx) => {
    await holdKeeper(tx, userId);
    await releaseOpen(tx, userId);
    // Deleted at once by an operator, it may still be paid for.
    await leavePlans(tx, userId);
    // The books stay, with the document's number and without the customer.
    await tx.execute(sql`update invoices set customer_id = '' where user_id = ${userId}`);
    // Mails that somebody asked for by typing the address hold it without the id. Money that is on
    // its way back still goes back.
    await tx.execute(sql`
      delete from outbox o using accounts a
      where a.user_id = ${userId} and o.kind <> 'refund' and (o.payload->>'userId' = ${userId}
        or o.payload->>'email' in (a.email, a.pending_email))`);
    for (const table of erased)
      await tx.execute(sql`delete from ${sql.identifier(table)} where user_id = ${userId}`);
  });
  // And what was written while the rows still stood.
  await ctx.files.removeAll(keeperFolder(userId));
  ctx.log.info({ userId }, 'account erased');
};

/** Those whose time has come. Shut already, so that none is saved while the others are erased. */
const claim = (ctx: Ctx): Promise<string[]> =>
  asSystem(ctx, async (tx) => {
    const due = await tx.execute<{ user_id: string }>(sql`
      update accounts set erase_after = 'epoch'
      where user_id in (
        select user_id from accounts where erase_after < ${ctx.now().toISOString()}::timestamptz
        order by erase_after limit 100 for update)
      returning user_id`);
    return due.rows.map(({ user_id: userId }) => userId);
  });

/**
 * Erases what was to be erased by now, and was not saved by signing in. One that fails does not keep
 * the others waiting; it is tried again with the next run.
 * @returns how many were erased
 */
export const eraseDueAccounts = async (ctx: Ctx): Promise<number> => {
  let done = 0;
  for (const userId of await claim(ctx))
    try {
      await eraseAccount(ctx, { userId });
      done += 1;
    } catch (error) {
      ctx.log.error({ userId, error: String(error) }, 'an account could not be erased');
    }
  return done;
};
