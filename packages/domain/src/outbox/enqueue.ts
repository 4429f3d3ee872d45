import type { Transaction } from '@nishiki/db/open-database';
import { uuidv7 } from '@nishiki/db/uuidv7';
import { sql } from 'drizzle-orm';
import type { ContactMessage } from '../contact/read-message.ts';
import type { SupportMessage } from '../mail/support-mail.ts';

/** Work for later. Ids and what was typed only: what is secret is made when the work is done. */
export type OutboxTask =
  /** Somebody typed an address; whether there is an account shows later, and is told to nobody. */
  | { kind: 'recovery'; email: string }
  | { kind: 'resend-verification'; email: string }
  | { kind: 'resend-email-change'; email: string }
  | { kind: 'verification'; userId: string }
  | { kind: 'email-change'; userId: string }
  | { kind: 'email-changed'; userId: string; oldEmail: string }
  | { kind: 'password-changed'; userId: string; at: string }
  | { kind: 'google-linked'; userId: string }
  | { kind: 'deletion-scheduled'; userId: string; eraseAfter: string }
  | { kind: 'adopt-analyses'; userId: string; deviceId: string }
  /** A message of the payment service, by its id. */
  | { kind: 'billing-event'; event: string }
  | { kind: 'sync-billing'; userId: string }
  | { kind: 'refund'; userId: string; refundId: string }
  /** A second subscription, to be ended and paid back. */
  | { kind: 'drop-surplus'; userId: string; subscription: string }
  /** What an account that is being deleted pays for. Without its id: it outlives the account. */
  | { kind: 'cancel-plans'; customers: readonly string[]; sessions: readonly string[] }
  | { kind: 'plan-returned'; userId: string }
  | { kind: 'payment-failed'; userId: string; graceUntil: string }
  /** `email` is the visitor's, as they typed it; `userId` that of the account that was signed in. */
  | ({ kind: 'contact'; userId?: string } & ContactMessage)
  | ({ kind: 'support'; userId?: string } & SupportMessage);

/** Adds a task to the transaction that asks for it. Call `ctx.wakeOutbox()` after the commit. */
export const enqueue = async (tx: Transaction, task: OutboxTask): Promise<void> => {
  const { kind, ...payload } = task;
  const id = uuidv7();
  await tx.execute(sql`
    insert into outbox (id, kind, payload)
    values (${id}, ${kind}, ${JSON.stringify(payload)}::jsonb)`);
};
