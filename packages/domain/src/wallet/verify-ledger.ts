import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { asSystem } from '../own-rows.ts';

export type LedgerFault = { readonly user_id: string; readonly fault: string };
export type LedgerReport = {
  readonly wallets: number;
  readonly lines: number;
  readonly tokens: number;
  readonly openReservations: number;
  readonly faults: LedgerFault[];
};

/**
 * Proves the books: every balance is the sum of its lines, lines are numbered without gaps and carry
 * the running balance, `used` is what was spent and not given back, every keeper has a wallet, and each
 * reservation has one line of spending, from the tokens that it says, and one of giving back exactly
 * when it was released; and lines about an invoice come to what it gave, less what ended and was taken.
 */
export const verifyLedger = (ctx: Ctx): Promise<LedgerReport> =>
  asSystem(ctx, async (tx) => {
    // Reading every line may take longer than a request is allowed to.
    await tx.execute(sql`set local statement_timeout = '30min'`);
    const faults = await tx.execute<LedgerFault>(sql`
      with chain as (
        select user_id, seq, balance_after,
               row_number() over w as at, sum(amount) over w as running
        from token_ledger window w as (partition by user_id order by seq)),
      sums as (
        select user_id, max(seq) as seq, sum(monthly) as monthly, sum(lasting) as lasting,
               coalesce(-sum(amount) filter (where kind in ('spend', 'release')), 0) as used
        from token_ledger group by user_id),
      movements as (
        select user_id, reservation_id as id,
               count(*) filter (where kind = 'spend') as spends,
               count(*) filter (where kind = 'release') as releases, sum(amount) as amount,
               sum(monthly) as monthly
        from token_ledger where reservation_id is not null group by user_id, reservation_id)
      select user_id, 'line ' || seq || ' is out of order' as fault from chain where seq <> at
      union all
      select user_id, 'line ' || seq || ' says ' || balance_after || ', its sum is ' || running
      from chain where balance_after <> running
      union all
      select w.user_id, 'the wallet differs from the sum of its lines'
      from wallets w left join sums s using (user_id)
      where (w.monthly, w.lasting, w.used, w.seq)
        is distinct from (coalesce(s.monthly, 0), coalesce(s.lasting, 0), coalesce(s.used, 0), coalesce(s.seq, 0))
      union all
      select user_id, 'the keeper has no wallet' from profiles p
      where not exists (select 1 from wallets w where w.user_id = p.user_id)
      union all
      select coalesce(r.user_id, m.user_id), 'reservation ' || coalesce(r.id, m.id) || ' and its lines disagree'
      from token_reservations r full join movements m on m.user_id = r.user_id and m.id = r.id
      where (r.id is null and exists (select 1 from wallets w where w.user_id = m.user_id))
         or (r.id is not null and (m.spends is distinct from 1
             or m.releases is distinct from (r.state = 'released')::integer
             or m.amount is distinct from case r.state when 'released' then 0 else -r.cost end
             or m.monthly is distinct from case r.state when 'released' then 0 else -r.from_monthly end))
      union all
      select user_id, 'invoice ' || provider_id || ' and its lines disagree'
      from invoices i
      where tokens_given - tokens_ended - tokens_taken is distinct from coalesce((
        select sum(amount) from token_ledger l
        where l.user_id = i.user_id and starts_with(l.idempotency_key, 'invoice:' || i.provider_id || ':')), 0)`);
    const counts = await tx.execute<Record<'wallets' | 'lines' | 'tokens' | 'open', string>>(sql`
      select (select count(*) from wallets) as wallets, (select count(*) from token_ledger) as lines,
             (select coalesce(sum(monthly + lasting), 0) from wallets) as tokens,
             (select count(*) from token_reservations where state = 'reserved') as open`);
    const row = counts.rows[0];
    return {
      wallets: Number(row?.wallets),
      lines: Number(row?.lines),
      tokens: Number(row?.tokens),
      openReservations: Number(row?.open),
      faults: faults.rows,
    };
  });
