/** What messages to the koi expert cost, on every road that they take. */
import { endpoints, type Output } from '@nishiki/contract/endpoints';
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { uuidv7 } from '@nishiki/db/uuidv7';
import { DomainError } from '@nishiki/domain/errors';
import type { Analyst, ChatExpert } from '@nishiki/domain/ports';
import { grantPlan } from '@nishiki/domain/subscription/grant-plan';
import { booksOf } from '@nishiki/domain/testing/keepers';
import { verifyLedger } from '@nishiki/domain/wallet/verify-ledger';
import { beforeEach, describe, expect, it } from 'vitest';
import { chatSite, echoing, meta, reply } from '../../test/chat-site.ts';
import { eventsOf } from '../../test/events.ts';
import { filesOf } from '../../test/owner.ts';
import { failing } from '../../test/photo-site.ts';
import { newSignedIn, type SignedIn } from '../../test/signed-in.ts';
import { answering } from '../../test/test-app.ts';

const db = await createTestDatabase();
const photos = { current: answering('identified') };
const analyst: Analyst = { analyse: (photo, options) => photos.current.analyse(photo, options) };
const site = await chatSite(db, { analyst });
const { ctx, calls, send, stream, chatOf, listed } = site;

beforeEach(() => {
  calls.expert = echoing;
  photos.current = answering('identified');
});

const imageUrl = 'data:image/jpeg;base64,AQID';
const points = async ({ userId }: SignedIn): Promise<number[]> => {
  const rows = await db.asOwner<{ experience_points: number }>(
    `select experience_points from experience_activities
     where user_id = $1 and activity_type = 'ai_chat'`,
    [userId],
  );
  return rows.map((row) => row.experience_points);
};
const wordsOf = async ({ headers }: SignedIn): Promise<string | undefined> => {
  const answer = await site.app.request(endpoints.tokenHistory.path, { headers });
  return ((await answer.json()) as Output<'tokenHistory'>).lines[0]?.words;
};
const endTrial = ({ userId }: SignedIn) =>
  db.asOwner(`update profiles set trial_ends_at = now() - interval '1 day' where user_id = $1`, [
    userId,
  ]);
const expertThat = (answer: ChatExpert['answer']): ChatExpert => ({ ...echoing, answer });
const untouched = { lasting: 5, used: 0, lines: ['sign_up 5', 'spend -1', 'release 1'] };

describe('an answer', () => {
  it.each([
    ['a message', {}, 1, 'Message to the koi expert'],
    ['a message with a photo', { imageUrl }, 5, 'Message with a photo to the koi expert'],
    ['a voice message', { voice: true }, 1, 'Voice message to the koi expert'],
  ])('to %s costs what the table says, and earns two points', async (_what, more, cost, words) => {
    const keeper = await newSignedIn(ctx);
    expect(await send(keeper, 'Hello', more)).toMatchObject({ status: 200 });
    expect(await booksOf(ctx, keeper.userId)).toMatchObject({
      ...{ lasting: 5 - cost, used: cost, lines: ['sign_up 5', `spend -${cost}`] },
    });
    expect(await wordsOf(keeper)).toBe(words);
    expect(await points(keeper)).toEqual([2]);
  });

  it.each([
    ['says nothing of use', { worth: false }, 'Given back: there was no answer of use'],
    ['is first aid', { meta: { ...meta, firstAid: true } }, 'Given back: first aid is free'],
  ])('that %s is given for nothing', async (_what, given, words) => {
    const keeper = await newSignedIn(ctx);
    calls.expert = expertThat(async (_question, { onWords }) => {
      onWords('Words');
      return reply('Words', given);
    });
    expect(await send(keeper, 'Hello')).toMatchObject({ status: 200, response: 'Words' });
    expect(await booksOf(ctx, keeper.userId)).toMatchObject(untouched);
    expect(await wordsOf(keeper)).toBe(words);
    expect(await points(keeper)).toEqual([]);
  });

  it('that fails costs nothing, and the message is there to be answered again', async () => {
    const keeper = await newSignedIn(ctx);
    calls.expert = expertThat(() => Promise.reject(new Error('broken')));
    const key = { idempotencyKey: uuidv7() };
    expect((await send(keeper, 'Hello', key)).status).toBe(500);
    expect(await booksOf(ctx, keeper.userId)).toMatchObject(untouched);
    const [chat] = await listed(keeper);
    expect(chat).toMatchObject({ message_count: 1, last_message: 'Hello' });
    calls.expert = echoing;
    expect(await send(keeper, 'Hello', key)).toMatchObject({ conversationId: chat?.id });
    expect((await chatOf(keeper, chat?.id ?? '')).messages).toHaveLength(2);
    expect((await booksOf(ctx, keeper.userId)).used).toBe(1);
  });

  it('costs nobody on the premium tier anything, and is given once for one wish', async () => {
    const keeper = await newSignedIn(ctx, { balance: 0 });
    const operator = { ...ctx, actor: { kind: 'operator' as const } };
    await grantPlan(operator, { userId: keeper.userId, plan: 'professional', reason: 'test' });
    const before = await booksOf(ctx, keeper.userId);
    const key = { idempotencyKey: uuidv7() };
    const answers = await Promise.all([1, 2, 3].map(() => send(keeper, 'Hello', key)));
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await send(keeper, 'Hello', key)).toMatchObject({ status: 200 });
    expect((await listed(keeper)).map((chat) => chat.message_count)).toEqual([2]);
    expect(await booksOf(ctx, keeper.userId)).toEqual(before);
    expect(await points(keeper)).toEqual([2]);
  });
});

describe('asking again', () => {
  it('answers the last message anew in the place of its answer, and is paid like a message', async () => {
    const keeper = await newSignedIn(ctx, { balance: 10 });
    const first = await send(keeper, 'What is it?', { imageUrl });
    const { conversationId = '' } = first;
    calls.questions.length = 0;
    calls.expert = expertThat(async (_question, { onWords }) => {
      onWords('More');
      return reply('More');
    });
    const key = { idempotencyKey: uuidv7() };
    const again = await send(keeper, 'ignored', { conversationId, again: true, ...key });
    expect(again).toMatchObject({ status: 200, response: 'More', conversationId });
    expect(again.messageId).not.toBe(first.messageId);
    const { messages } = await chatOf(keeper, conversationId);
    expect(messages.map(({ content }) => content)).toEqual(['What is it?', 'More']);
    expect(calls.questions).toMatchObject([
      {
        again: true,
        turns: [{ role: 'keeper', text: 'What is it?' }],
        photo: { headline: 'Kohaku' },
      },
    ]);
    const repeated = await send(keeper, '', { conversationId, again: true, ...key });
    expect(repeated).toEqual(again);
    expect((await booksOf(ctx, keeper.userId)).lasting).toBe(10 - 5 - 1);
  });

  it('leaves the answer where there is no better one', async () => {
    const keeper = await newSignedIn(ctx);
    const { conversationId = '' } = await send(keeper, 'What is it?');
    calls.expert = expertThat(() => Promise.reject(new Error('broken')));
    expect((await send(keeper, '', { conversationId, again: true })).status).toBe(500);
    expect((await chatOf(keeper, conversationId)).messages).toHaveLength(2);
    expect((await booksOf(ctx, keeper.userId)).used).toBe(1);
  });
});

describe('voice', () => {
  it('needs the pro tier or the trial', async () => {
    const keeper = await newSignedIn(ctx);
    await endTrial(keeper);
    expect(await send(keeper, 'Hello', { voice: true })).toMatchObject({
      ...{ status: 403, error: { code: 'tier_needed' } },
    });
    expect((await booksOf(ctx, keeper.userId)).lines).toEqual(['sign_up 5']);
    expect(await listed(keeper)).toEqual([]);
    const operator = { ...ctx, actor: { kind: 'operator' as const } };
    await grantPlan(operator, { userId: keeper.userId, plan: 'enthusiast', reason: 'test' });
    expect((await send(keeper, 'Hello', { voice: true })).status).toBe(200);
  });
});

describe('too few tokens', () => {
  it('are told, and nothing is kept', async () => {
    const keeper = await newSignedIn(ctx, { balance: 4 });
    expect(await send(keeper, 'What is it?', { imageUrl })).toMatchObject({
      ...{ status: 402, error: { message: 'This needs 5 tokens, you have 4.' } },
    });
    expect(await listed(keeper)).toEqual([]);
  });

  it('do not keep first aid from a fish in danger', async () => {
    const keeper = await newSignedIn(ctx, { balance: 0 });
    const sent = await send(keeper, 'My koi is gasping');
    expect(sent).toMatchObject({
      ...{ status: 200, response: 'Give air at once.' },
      metadata: { firstAid: true, notice: expect.stringMatching(/^First aid is free/) as string },
    });
    expect((await chatOf(keeper, sent.conversationId ?? '')).messages).toHaveLength(2);
    expect((await booksOf(ctx, keeper.userId)).lines).toEqual(['sign_up 5', 'operator -5']);
    expect(await points(keeper)).toEqual([]);
  });

  it('pay for as many of twenty messages at once as there are tokens', async () => {
    const keeper = await newSignedIn(ctx);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => send(keeper, `Message ${i}`)),
    );
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(200), count(402)]).toEqual([5, 15]);
    expect(await booksOf(ctx, keeper.userId)).toMatchObject({ lasting: 0, used: 5 });
    expect(await listed(keeper)).toHaveLength(5);
  });
});

describe('one wish', () => {
  it('sent from two tabs at once is paid and answered once', async () => {
    const keeper = await newSignedIn(ctx);
    calls.questions.length = 0;
    const key = { idempotencyKey: uuidv7() };
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(keeper, 'Hello', key)));
    const again = await send(keeper, 'Hello', key);
    const done = [...answers, again].filter(({ status }) => status === 200);
    expect(new Set(done.map(({ messageId }) => messageId)).size).toBe(1);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(calls.questions).toHaveLength(1);
    expect((await booksOf(ctx, keeper.userId)).lines).toEqual(['sign_up 5', 'spend -1']);
    expect((await listed(keeper))[0]).toMatchObject({ message_count: 2 });
  });
});

describe('a stop', () => {
  /** Waits for the stop, before or after its first words. */
  const patient = (words: string): ChatExpert =>
    expertThat(async (_question, { onWords, signal }) => {
      if (words) onWords(words);
      await new Promise((_resolve, reject) => {
        const stop = () => reject(new DOMException('stopped', 'AbortError'));
        if (signal?.aborted) stop();
        signal?.addEventListener('abort', stop);
      });
      return reply('never');
    });
  const stopAt = async (keeper: SignedIn, wanted: string): Promise<void> => {
    for await (const { event } of eventsOf(await stream(keeper, 'Hello')))
      if (event === wanted) break;
  };
  const bookedAs = (keeper: SignedIn, settled: number, released: number) =>
    expect
      .poll(async () => (await booksOf(ctx, keeper.userId)).reservations)
      .toEqual({ reserved: 0, settled, released });

  it('before the first words gives the token back and keeps the message', async () => {
    const keeper = await newSignedIn(ctx);
    site.lines.length = 0;
    calls.expert = patient('');
    await stopAt(keeper, 'step');
    await bookedAs(keeper, 0, 1);
    expect(await wordsOf(keeper)).toBe('Given back: it was stopped before it began');
    const [chat] = await listed(keeper);
    expect((await chatOf(keeper, chat?.id ?? '')).messages).toMatchObject([{ content: 'Hello' }]);
    calls.expert = echoing;
    await expect
      .poll(async () => (await send(keeper, '', { conversationId: chat?.id, again: true })).status)
      .toBe(200);
    expect(site.lines.filter(({ message }) => message === 'unexpected error')).toEqual([]);
  });

  it('after them keeps what was said, which is paid', async () => {
    const keeper = await newSignedIn(ctx);
    calls.expert = patient('So far ');
    await stopAt(keeper, 'delta');
    await bookedAs(keeper, 1, 0);
    const [chat] = await listed(keeper);
    const { messages } = await chatOf(keeper, chat?.id ?? '');
    expect(messages.at(-1)).toMatchObject({ content: 'So far ', state: 'stopped', meta: null });
    expect(await points(keeper)).toEqual([2]);
  });
});

describe('a photo', () => {
  it('is read, given to the expert, kept, shown by a signed address, and deleted with its words', async () => {
    const keeper = await newSignedIn(ctx);
    calls.questions.length = 0;
    const { conversationId = '' } = await send(keeper, '', { imageUrl });
    expect(calls.questions[0]?.photo).toMatchObject({ outcome: 'identified', headline: 'Kohaku' });
    const [message] = (await chatOf(keeper, conversationId)).messages;
    expect((await site.app.request(message?.imageUrl ?? '')).status).toBe(200);
    expect((await site.app.request(`/photos/chat-${message?.id}`)).status).toBe(404);
    expect(Object.keys(filesOf(site, keeper.userId))).toEqual([`chat-${message?.id}.jpg`]);
    const path = endpoints.deleteChat.path.replace(':id', conversationId);
    await site.app.request(path, { method: 'DELETE', headers: keeper.headers });
    expect(filesOf(site, keeper.userId)).toEqual({});
  });

  it('of no koi is answered for nothing, and not kept', async () => {
    const keeper = await newSignedIn(ctx);
    photos.current = answering('not_koi');
    const { conversationId = '' } = await send(keeper, 'What is it?', { imageUrl });
    expect((await chatOf(keeper, conversationId)).messages[0]?.imageUrl).toBeNull();
    expect(await booksOf(ctx, keeper.userId)).toMatchObject({ lasting: 5, used: 0 });
    expect(filesOf(site, keeper.userId)).toEqual({});
  });

  const tooLarge = `data:image/jpeg;base64,${'A'.repeat(7 * 1024 * 1024 - 64)}`;
  it.each([
    ['elsewhere', 'https://koi.example/koi.jpg', 400, 'image_not_data_url'],
    ['that is text', 'data:text/html;base64,AQID', 415, 'image_type'],
    ['over 5 MB', tooLarge, 413, 'image_too_large'],
  ])('%s is refused before anything is charged', async (_what, image, status, code) => {
    const keeper = await newSignedIn(ctx);
    const sent = await send(keeper, 'Hello', { imageUrl: image });
    expect(sent).toMatchObject({ status, error: { code } });
    if (code === 'image_too_large')
      expect(sent.error?.message).toBe('Please select an image smaller than 5MB');
    expect((await booksOf(ctx, keeper.userId)).lines).toEqual(['sign_up 5']);
    expect(await listed(keeper)).toEqual([]);
  });

  it.each([
    ['is no picture', new DomainError('image_unreadable', 'test'), 422],
    ['takes too long', new DomainError('analysis_timeout', 'test'), 422],
    ['breaks the reader', new Error('test'), 500],
  ])('that %s costs nothing and leaves nothing', async (_what, error, status) => {
    const keeper = await newSignedIn(ctx);
    photos.current = failing(error);
    expect((await send(keeper, 'Hello', { imageUrl })).status).toBe(status);
    expect(await booksOf(ctx, keeper.userId)).toMatchObject({ lasting: 5, used: 0 });
    expect(await listed(keeper)).toEqual([]);
  });
});

it('all of this left the books in order', async () => {
  expect(await verifyLedger(ctx)).toMatchObject({ openReservations: 0, faults: [] });
});
