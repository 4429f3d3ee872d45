import type { Ctx } from '../ctx.ts';
import { asSystem } from '../own-rows.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { readEmail } from './email.ts';
import { limitAddress, limitMails } from './limits.ts';

/**
 * Somebody wants a recovery or verification mail at an address. Whether it belongs to an account is
 * looked up later, by the outbox: the answer is the same, and takes the same time, for all.
 */
export const askForMail = async (
  ctx: Ctx,
  input: { kind: 'recovery' | 'resend-verification' | 'resend-email-change'; email: string },
): Promise<void> => {
  const email = readEmail(input.email);
  await limitAddress(ctx);
  await limitMails(ctx, email);
  await asSystem(ctx, (tx) => enqueue(tx, { kind: input.kind, email }));
  ctx.wakeOutbox();
};
