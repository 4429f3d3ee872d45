import { MAX_MESSAGE } from '@nishiki/contract/chat';
import type { Transaction } from '@nishiki/db/open-database';
import { sql } from 'drizzle-orm';
import { readEmail } from '../account/email.ts';
import { clientOf } from '../actor.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { asSystem } from '../own-rows.ts';
import { exchangesBefore, keepExchange } from './keep-exchange.ts';
import { supportOwnerOf } from './owner.ts';

export type AskSupportInput = {
  readonly message: string;
  /** As a guest typed it. That of a keeper is known. */
  readonly user_email?: string | null | undefined;
  readonly session_id: string;
};

const TEN_MINUTES = 600;
const HOUR = 3600;
/** From this level on a keeper's messages are marked as priority. */
const PRIORITY_LEVEL = 4;

const NO_ADDRESS =
  'There is no e-mail address to answer to. For an answer please sign in, or write by the contact form (/contact).';

type Sender = { readonly email: string | null; readonly isPriority: boolean };

const readMessage = (text: string): string => {
  const message = text.trim();
  if (message === '') throw new DomainError('message_empty', 'no words');
  if (message.length > MAX_MESSAGE)
    throw new DomainError('message_too_long', `${message.length} characters`);
  return message;
};

/** An address that cannot be one is none: it was not asked for as such. */
const guestEmail = (given: string | null | undefined): string | null => {
  try {
    return given ? readEmail(given) : null;
  } catch {
    return null;
  }
};

const senderOf = async (
  tx: Transaction,
  userId: string | null,
  input: AskSupportInput,
): Promise<Sender> => {
  if (!userId) return { email: guestEmail(input.user_email), isPriority: false };
  const found = await tx.execute<{ email: string; level: number }>(sql`
    select a.email, p.level from accounts a join profiles p on p.user_id = a.user_id
    where a.user_id = ${userId}`);
  const row = found.rows[0];
  return { email: row?.email ?? null, isPriority: (row?.level ?? 0) >= PRIORITY_LEVEL };
};

/** Messages for people: as few as by the contact form. */
const limitMails = (ctx: Ctx, who: string): Promise<void> =>
  ctx.limiter.consume(
    { name: 'support-mail', points: ctx.limits.contactsPerAddress, seconds: HOUR },
    who,
  );

/**
 * One message to support: answered from what the product knows of itself, or passed on to people with
 * what was said before it.
 * @throws DomainError message_empty, message_too_long, rate_limited
 */
export const askSupport = async (
  ctx: Ctx,
  input: AskSupportInput,
): Promise<{ reply: string; passedOn: boolean }> => {
  const message = readMessage(input.message);
  const owner = supportOwnerOf(ctx.actor);
  const { addressHash } = clientOf(ctx.actor);
  const { userId } = owner;
  const { session_id: session } = input;
  // The first transaction asks for the session: one that is over uses up nobody's messages.
  const [sender, before] = await asSystem(ctx, async (tx) => [
    await senderOf(tx, userId, input),
    await exchangesBefore(tx, owner, session),
  ]);
  const points = ctx.limits.chatsPerAddress;
  await ctx.limiter.consume({ name: 'support', points, seconds: TEN_MINUTES }, addressHash);
  const { text, known } = await ctx.supportDesk.answer(message);
  const { email, isPriority } = sender;
  const passedOn = !known;
  if (passedOn) await limitMails(ctx, userId ?? addressHash);
  const reply = known || email !== null ? text : `${text}\n\n${NO_ADDRESS}`;
  await asSystem(ctx, async (tx) => {
    await keepExchange(tx, owner, { session, message, reply, passedOn });
    if (passedOn)
      await enqueue(tx, {
        kind: 'support',
        ...(userId && { userId }),
        // Named as the account's address is, so that the task goes when the account goes.
        ...{ email, message, before, isPriority },
      });
  });
  if (passedOn) ctx.wakeOutbox();
  return { reply, passedOn };
};
