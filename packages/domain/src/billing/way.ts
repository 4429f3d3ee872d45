import type { Transaction } from '@nishiki/db/open-database';
import { uuidv7 } from '@nishiki/db/uuidv7';
import { sql, type SQL } from 'drizzle-orm';
import { DomainError } from '../errors.ts';
import type { SaleItem } from '../ports.ts';
import type { Buyer } from './buyer.ts';
import { openAccount } from './customers.ts';

/** A way to the payment page. */
export type Way = {
  id: string;
  user_id: string | null;
  item: string;
  is_introduction: boolean;
  session_id: string | null;
  url: string | null;
  expires_at: string;
};

/** Plan or package. */
export const itemOf = (item: SaleItem): string => (item.kind === 'plan' ? item.plan : item.pack);

const ownWays = (buyer: Buyer): SQL =>
  buyer.kind === 'keeper'
    ? sql`user_id = ${buyer.userId}`
    : sql`user_id is null and device_id = ${buyer.deviceId}`;

const find = async (tx: Transaction, buyer: Buyer, item: SaleItem): Promise<Way | undefined> => {
  const same = item.kind === 'plan' ? sql`true` : sql`item = ${item.pack}`;
  const found = await tx.execute<Way>(sql`
    select id, user_id, item, is_introduction, session_id, url, expires_at from checkouts
    where state = 'open' and kind = ${item.kind} and ${ownWays(buyer)} and ${same} for update`);
  return found.rows[0];
};

const fits = (way: Way, item: SaleItem, now: Date): boolean =>
  way.item === itemOf(item) &&
  way.is_introduction === (item.kind === 'plan' && item.isIntroduction) &&
  new Date(way.expires_at) > now;

/**
 * The one open way of this buyer to this item, made when there is none; a double click and a second
 * tab find the first one's. One that does not fit is for another plan, or too old: nobody must pay
 * there any more.
 * @throws DomainError session_ended for a keeper whose account is erased
 * @throws DatabaseError of a unique index when another request makes one at this moment
 */
export const openWay = async (
  tx: Transaction,
  input: { buyer: Buyer; item: SaleItem; customer: string | null; now: Date; expiresAt: Date },
): Promise<{ way: Way; isFit: boolean }> => {
  const { buyer, item, customer, now, expiresAt } = input;
  if (buyer.kind === 'keeper') {
    await openAccount(tx, buyer.userId);
    const own = await tx.execute(
      sql`select 1 from billing_accounts where user_id = ${buyer.userId} for update`,
    );
    if (own.rows.length === 0) throw new DomainError('session_ended', 'account is gone');
  }
  const found = await find(tx, buyer, item);
  if (found) return { way: found, isFit: fits(found, item, now) };
  const id = uuidv7();
  const made = await tx.execute<Way>(sql`
    insert into checkouts (id, user_id, device_id, kind, item, is_introduction, customer_id, state,
                           created_at, expires_at)
    values (${id}, ${buyer.userId}, ${buyer.deviceId}, ${item.kind}, ${itemOf(item)},
            ${item.kind === 'plan' && item.isIntroduction}, ${customer}, 'open',
            ${now.toISOString()}, ${expiresAt.toISOString()})
    returning id, user_id, item, is_introduction, session_id, url, expires_at`);
  return { way: made.rows[0] as Way, isFit: true };
};

/** @returns false when the way was left meanwhile, or went with its account: nobody may be sent there */
export const keepPage = async (
  tx: Transaction,
  id: string,
  page: { session: string; url: string },
): Promise<boolean> => {
  const kept = await tx.execute(sql`
    update checkouts set session_id = ${page.session}, url = ${page.url}
    where id = ${id} and state = 'open' returning id`);
  return kept.rows.length === 1;
};

export const leaveWay = async (tx: Transaction, id: string): Promise<void> => {
  await tx.execute(sql`update checkouts set state = 'over' where id = ${id} and state = 'open'`);
};
