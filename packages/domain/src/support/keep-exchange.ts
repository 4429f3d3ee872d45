import { GUEST_SUPPORT_DAYS } from '@nishiki/contract/account-rules';
import type { Transaction } from '@nishiki/db/open-database';
import { uuidv7 } from '@nishiki/db/uuidv7';
import { sql } from 'drizzle-orm';
import { holdProfile } from '../profile/hold-profile.ts';
import type { SupportOwner } from './owner.ts';

/** Exchanges before a message that a person is given to read with it. */
const BEFORE = 10;

export type Exchange = { readonly message: string; readonly reply: string };

/** What was said in this conversation before, the oldest first. */
export const exchangesBefore = async (
  tx: Transaction,
  { userId, deviceId }: SupportOwner,
  session: string,
): Promise<Exchange[]> => {
  const found = await tx.execute<Exchange>(sql`
    select message, reply from support_messages
    where session = ${session} and (user_id = ${userId}::uuid or device_id = ${deviceId}::uuid)
    order by created_at desc, id desc limit ${BEFORE}`);
  return found.rows.reverse();
};

export const keepExchange = async (
  tx: Transaction,
  owner: SupportOwner,
  exchange: Exchange & { readonly session: string; readonly passedOn: boolean },
): Promise<void> => {
  const { userId, deviceId } = owner;
  if (userId) await holdProfile(tx, userId);
  const days = userId ? null : GUEST_SUPPORT_DAYS;
  const id = uuidv7();
  await tx.execute(sql`
    insert into support_messages (id, user_id, device_id, session, message, reply, passed_on, expires_at)
    values (${id}, ${userId}, ${deviceId}, ${exchange.session}, ${exchange.message}, ${exchange.reply},
            ${exchange.passedOn}, now() + make_interval(days => ${days}::integer))`);
};
