import { uuidv7 } from '@nishiki/db/uuidv7';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { awardExperience } from '../experience/award-experience.ts';
import { asSystem } from '../own-rows.ts';
import type { ChatReply } from '../ports.ts';
import { holdProfile } from '../profile/hold-profile.ts';
import type { PaidWork } from '../wallet/paid-work.ts';
import type { ReleaseReason } from '../wallet/release.ts';
import { holdChat, type Placed } from './keep-message.ts';
import type { KeptAnswer } from './talk.ts';

export type NewAnswer = {
  readonly text: string;
  /** Null: it was stopped before the expert could say more than the text. */
  readonly reply: Pick<ChatReply, 'meta' | 'state'> | null;
  /** Why it costs nothing; null: it is paid. */
  readonly free: ReleaseReason | null;
  /** In the place of an answer before it, if there was one. */
  readonly again: boolean;
  /** Of the wish to have an answer again. */
  readonly wish: string | null;
};

/**
 * Keeps an answer and settles or releases what was reserved for it, in one transaction.
 * @throws DomainError not_found when the conversation was deleted meanwhile
 */
export const keepAnswer = (
  ctx: Ctx,
  where: Placed & { readonly userId: string; readonly work: PaidWork | null },
  answer: NewAnswer,
): Promise<KeptAnswer> => {
  const { userId, chatId, messageId, work } = where;
  const { text, reply, free, again, wish } = answer;
  const id = uuidv7();
  return asSystem(ctx, async (tx) => {
    await work?.end(tx, free);
    // After the wallet's row: locks are taken in this order everywhere.
    await holdProfile(tx, userId);
    await holdChat(tx, userId, chatId);
    if (again)
      await tx.execute(
        sql`delete from chat_messages where user_id = ${userId} and answer_to = ${messageId}`,
      );
    // One statement for what belongs together, since each way to the database and back takes its time.
    await tx.execute(sql`
      with put_down as (
        update chat_messages set answering_until = null
        where user_id = ${userId} and id = ${messageId}),
      moved as (
        update chats set updated_at = now() where user_id = ${userId} and id = ${chatId})
      insert into chat_messages (user_id, id, chat_id, seq, role, content, wish, answer_to, meta, state,
                                 stopped)
      select ${userId}, ${id}, ${chatId},
        (select coalesce(max(seq), 0) + 1 from chat_messages
         where user_id = ${userId} and chat_id = ${chatId}),
        'expert', ${text}, ${wish}, ${messageId}, ${reply && JSON.stringify(reply.meta)}::jsonb,
        ${reply && JSON.stringify(reply.state ?? null)}::jsonb, ${reply === null}`);
    if (!free)
      await awardExperience(tx, {
        userId,
        type: 'ai_chat',
        deed: id,
        // The list of deeds need not know what was said.
        description: 'Asked the koi expert',
        now: ctx.now(),
      });
    return { id, chat_id: chatId, content: text, meta: reply?.meta ?? null };
  });
};
