import { clientOf } from '../actor.ts';
import type { Ctx } from '../ctx.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { asSystem } from '../own-rows.ts';
import { readMessage, type ContactMessage } from './read-message.ts';
import { isKnown, takeWishes, wishesOf } from './wishes.ts';

const HOUR = 3600;

export type SendContactInput = ContactMessage & {
  /** Empty where a person wrote: nobody sees this field. */
  readonly website?: string | undefined;
  readonly idempotencyKey?: string | undefined;
};

const limit = async (ctx: Ctx, addressHash: string, email: string): Promise<void> => {
  const { contactsPerAddress, contactsPerEmail } = ctx.limits;
  await ctx.limiter.consume(
    { name: 'contact-address', points: contactsPerAddress, seconds: HOUR },
    addressHash,
  );
  await ctx.limiter.consume(
    { name: 'contact-email', points: contactsPerEmail, seconds: HOUR },
    email,
  );
};

/**
 * A message to whoever runs the site: taken on once, and delivered by the outbox. What fills in the
 * hidden field is told the same and not delivered.
 * @throws DomainError invalid_request, email_address_invalid, rate_limited
 */
export const sendContact = async (ctx: Ctx, input: SendContactInput): Promise<{ sent: true }> => {
  const { addressHash } = clientOf(ctx.actor);
  const message = readMessage(input);
  const wishes = wishesOf(message, input.idempotencyKey);
  // Asks for the session as well, before anything is counted. What was sent already is no new try.
  if (await asSystem(ctx, (tx) => isKnown(tx, wishes))) return { sent: true };
  await limit(ctx, addressHash, message.email);
  if (input.website?.trim()) return { sent: true };
  const userId = ctx.actor.kind === 'user' ? { userId: ctx.actor.userId } : {};
  await asSystem(ctx, async (tx) => {
    if (await takeWishes(tx, wishes)) await enqueue(tx, { kind: 'contact', ...message, ...userId });
  });
  ctx.wakeOutbox();
  return { sent: true };
};
