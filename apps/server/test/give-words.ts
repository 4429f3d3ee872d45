/** Conversations of a keeper as if they had been held and paid for, so that balances stay what they were. */
import { uuidv7 } from '@nishiki/db/uuidv7';
import { asSystem } from '@nishiki/domain/own-rows';
import { sql } from 'drizzle-orm';
import { jobCtx, jpegBytes, type TestApp } from './test-app.ts';

export type Words = {
  readonly chatId: string;
  /** The keeper's message, which has a photo. */
  readonly messageId: string;
  /** The expert's answer to it. */
  readonly answerId: string;
  /** Names the wish behind the message. */
  readonly wish: string;
  /** Of the conversation with support. */
  readonly supportSession: string;
};

const SECRET_STATE = 'only-for-the-server';

/** @param analysisId of which there is a health assessment */
export const giveWords = async (
  test: TestApp,
  userId: string,
  analysisId: string,
): Promise<Words> => {
  const [chatId, messageId, answerId, wish, supportSession] = Array.from({ length: 5 }, () =>
    uuidv7(),
  ) as [string, string, string, string, string];
  const key = `users/${userId}/chat-${messageId}.jpg`;
  const [support, used] = [uuidv7(), uuidv7()];
  const state = JSON.stringify({ open: SECRET_STATE });
  await asSystem(jobCtx(test), async (tx) => {
    await tx.execute(sql`
      insert into chats (user_id, id, title, place) values (${userId}, ${chatId}, 'Own words', 'chat')`);
    await tx.execute(sql`
      insert into chat_messages (user_id, id, chat_id, seq, role, content, wish, photo_key, answer_to,
                                 meta, state)
      values
        (${userId}, ${messageId}, ${chatId}, 1, 'keeper', 'What is it?', ${wish}, ${key}, null, null, null),
        (${userId}, ${answerId}, ${chatId}, 2, 'expert', 'A koi.', null, null, ${messageId}, null,
         ${state}::jsonb)`);
    await tx.execute(sql`
      insert into health_assessments (user_id, id, severity, analysis, recommendations)
      values (${userId}, ${analysisId}, 'low', 'Nothing found.', '[]')`);
    await tx.execute(sql`
      insert into support_messages (id, user_id, session, message, reply, passed_on)
      values (${support}, ${userId}, ${supportSession}, 'Where are my tokens?', 'There.', false)`);
    await tx.execute(sql`
      insert into ai_answers (user_id, id, model, input_tokens, output_tokens, milliseconds, outcome)
      values (${userId}, ${used}, 'a model', 1, 1, 1, 'answered')`);
  });
  await test.parts.files.put(key, jpegBytes);
  return { chatId, messageId, answerId, wish, supportSession };
};
