import type { Transaction } from '@nishiki/db/open-database';
import { sql } from 'drizzle-orm';

/** Why tokens were given back; part of the ledger line's words. */
export type ReleaseReason =
  | 'no_firm_answer'
  | 'fish_unreadable'
  | 'nothing_found'
  | 'not_answered'
  | 'first_aid'
  | 'stopped'
  | 'failed'
  | 'stale';

/**
 * The work gave nothing: the tokens come back to where they came from. A reservation ends once; a
 * second call changes nothing.
 * @returns true when tokens came back
 */
export const releaseTokens = async (
  tx: Transaction,
  input: { userId: string; id: string; reason: ReleaseReason },
): Promise<boolean> => {
  const { userId, id, reason } = input;
  const released = await tx.execute(sql`
    with ended as (
      update token_reservations set state = 'released', ended_at = now(), reason = ${reason},
        -- The wish may be tried again under its own name.
        idempotency_key = 'released ' || id || ' ' || left(idempotency_key, 120)
      where user_id = ${userId} and id = ${id} and state = 'reserved'
      returning user_id, id, feature, cost, from_monthly),
    paid_back as (
      update wallets w set
        monthly = w.monthly + e.from_monthly,
        lasting = w.lasting + e.cost - e.from_monthly,
        used = w.used - e.cost,
        seq = w.seq + 1
      from ended e where w.user_id = e.user_id
      returning w.user_id, w.seq, w.monthly + w.lasting as balance)
    insert into token_ledger (user_id, seq, idempotency_key, kind, monthly, lasting, balance_after,
                              feature, reservation_id, note)
    select p.user_id, p.seq, 'release:' || e.id, 'release', e.from_monthly, e.cost - e.from_monthly,
           p.balance, e.feature, e.id, ${reason}
    from paid_back p join ended e on e.user_id = p.user_id
    returning seq`);
  return released.rows.length === 1;
};
