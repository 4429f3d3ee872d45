/** Which messages were taken on already. Kept as hashes: they say nothing of who wrote what. */
import { createHash } from 'node:crypto';
import type { Transaction } from '@nishiki/db/open-database';
import { sql } from 'drizzle-orm';
import type { ContactMessage } from './read-message.ts';

export type Wish = { readonly hash: Buffer; readonly seconds: number };

/** The same words within ten minutes are a second click; later somebody may mean them again. */
const SAME_TEXT_SECONDS = 600;
/** As long as a browser may go on trying; `sweepExpired` takes away what is older. */
const SAME_KEY_SECONDS = 86_400;

const hashOf = (...parts: string[]): Buffer =>
  createHash('sha256').update(JSON.stringify(parts)).digest();

/** By what a message is known again. A key counts for its sender only: nobody owns a number. */
export const wishesOf = (message: ContactMessage, key: string | undefined): Wish[] => {
  const { name, email, subject, message: text } = message;
  return [
    ...(key ? [{ hash: hashOf('key', email, key), seconds: SAME_KEY_SECONDS }] : []),
    { hash: hashOf('text', name, email, subject, text), seconds: SAME_TEXT_SECONDS },
  ];
};

export const isKnown = async (tx: Transaction, wishes: readonly Wish[]): Promise<boolean> => {
  for (const { hash, seconds } of wishes) {
    const found = await tx.execute(sql`
      select 1 from contact_wishes
      where wish = ${hash} and taken_at > now() - make_interval(secs => ${seconds})`);
    if (found.rows.length > 0) return true;
  }
  return false;
};

/**
 * Of any number of the same at once, one takes it and the others wait to see that.
 * @returns false when it was taken before
 */
export const takeWishes = async (tx: Transaction, wishes: readonly Wish[]): Promise<boolean> => {
  for (const { hash, seconds } of wishes) {
    const taken = await tx.execute(sql`
      insert into contact_wishes as known (wish) values (${hash})
      on conflict (wish) do update set taken_at = now()
        where known.taken_at <= now() - make_interval(secs => ${seconds})
      returning wish`);
    if (taken.rows.length === 0) return false;
  }
  return true;
};
