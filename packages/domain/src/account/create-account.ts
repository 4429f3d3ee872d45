import { FREE_TOKENS } from '@nishiki/contract/tokens';
import { TRIAL_DAYS } from '@nishiki/contract/account-rules';
import type { Transaction } from '@nishiki/db/open-database';
import { uuidv7 } from '@nishiki/db/uuidv7';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { firstAvatar } from '../profile/avatar.ts';
import { credit } from '../wallet/credit.ts';

/**
 * An account with everything that belongs to it: profile, trial, wallet with its first tokens. What
 * the browser had analysed as a guest is copied into it soon after.
 * @throws DatabaseError of the constraint accounts_email_key when the address is taken
 */
export const createAccount = async (
  ctx: Ctx,
  tx: Transaction,
  input: {
    email: string;
    passwordHash: string | null;
    verified: boolean;
    name?: string | null;
    /** The browser whose analyses are adopted. */
    deviceId: string;
  },
): Promise<string> => {
  const userId = uuidv7();
  const trialEnd = new Date(ctx.now().getTime() + TRIAL_DAYS * 24 * 3600 * 1000);
  await tx.execute(sql`
    insert into accounts (user_id, email, password_hash, email_verified_at)
    values (${userId}, ${input.email}, ${input.passwordHash}, ${input.verified ? ctx.now().toISOString() : null})`);
  await tx.execute(sql`
    insert into profiles (user_id, display_name, avatar, trial_ends_at)
    values (${userId}, ${input.name ?? null}, ${JSON.stringify(firstAvatar(userId))}::jsonb, ${trialEnd.toISOString()})`);
  await tx.execute(sql`insert into wallets (user_id) values (${userId})`);
  await credit(tx, { userId, kind: 'sign_up', lasting: FREE_TOKENS, key: 'sign-up' });
  if (!input.verified) await enqueue(tx, { kind: 'verification', userId });
  await enqueue(tx, { kind: 'adopt-analyses', userId, deviceId: input.deviceId });
  return userId;
};
