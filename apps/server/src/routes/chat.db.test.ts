/** Messages to the koi expert: what is answered, kept, shown, and refused. */
import { endpoints } from '@nishiki/contract/endpoints';
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { uuidv7 } from '@nishiki/db/uuidv7';
import { describe, expect, it } from 'vitest';
import { chatSite, echoing } from '../../test/chat-site.ts';
import { allEvents } from '../../test/events.ts';
import { newSignedIn } from '../../test/signed-in.ts';

const db = await createTestDatabase();
const site = await chatSite(db);
const { ctx, calls, send, stream, chatOf, listed } = site;

describe('a message', () => {
  it('is answered, kept and listed', async () => {
    const keeper = await newSignedIn(ctx);
    const sent = await send(keeper, '  Is my water right?  ');
    expect(sent).toMatchObject({ status: 200, response: 'You said: Is my water right?' });
    const id = sent.conversationId ?? '';
    expect(await chatOf(keeper, id)).toMatchObject({
      ...{ id, title: 'Is my water right?' },
      messages: [
        { role: 'keeper', content: 'Is my water right?', meta: null, state: 'done' },
        { id: sent.messageId, role: 'expert', content: sent.response, meta: sent.metadata },
      ],
    });
    expect(await listed(keeper)).toMatchObject([
      { id, title: 'Is my water right?', message_count: 2, place: 'chat' },
    ]);
  });

  it('goes on where a conversation is named, and the expert is told what was said and asked', async () => {
    const keeper = await newSignedIn(ctx);
    const { conversationId } = await send(keeper, 'First');
    calls.questions.length = 0;
    await send(keeper, 'Second', { conversationId });
    expect(calls.questions[0]?.turns).toEqual([
      { role: 'keeper', text: 'First' },
      { role: 'expert', text: 'You said: First', state: { asked: 'You said: First' } },
      { role: 'keeper', text: 'Second' },
    ]);
    expect((await listed(keeper))[0]).toMatchObject({ message_count: 4, title: 'First' });
  });

  it('comes as a stream of words that together are the answer', async () => {
    const keeper = await newSignedIn(ctx);
    const response = await stream(keeper, 'Hello');
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const heard = await allEvents(response);
    // Words that wait for each other may come together.
    expect([...new Set(heard.map(({ event }) => event))]).toEqual(['step', 'delta', 'result']);
    const words = heard.filter(({ event }) => event === 'delta').map(({ data }) => data['text']);
    expect(words.join('')).toBe('You said: Hello');
    expect(heard.at(-1)?.data).toMatchObject({ response: 'You said: Hello' });
  });

  it.each([
    ['markup and script', '<script>alert(1)</script> **bold** <img src=x onerror=alert(1)>'],
    ['another language', '私の鯉が水面でパクパクしています。どうすればいい？'],
    ['emoji alone', '🐟🐟🆘'],
    ['what a query would trip over', `'; drop table chats; -- \\ % _ " $1`],
  ])('of %s is kept and given back as it was typed', async (_what, words) => {
    const keeper = await newSignedIn(ctx);
    const { conversationId = '', status } = await send(keeper, words);
    expect(status).toBe(200);
    expect((await chatOf(keeper, conversationId)).messages[0]?.content).toBe(words);
  });

  it.each([
    ['empty', '', 400, 'message_empty'],
    ['of blanks', ' \n\t ', 400, 'message_empty'],
    ['too long', 'x'.repeat(20_000), 413, 'message_too_long'],
    ['longer than any body', 'x'.repeat(200_000), 400, 'invalid_request'],
  ])('that is %s costs nothing and is not kept', async (_what, words, status, code) => {
    const keeper = await newSignedIn(ctx);
    expect(await send(keeper, words)).toMatchObject({ status, error: { code } });
    expect(await listed(keeper)).toEqual([]);
    expect((await lasting(keeper.userId))?.lasting).toBe(5);
  });

  it('of a guest is refused in the words of the widget', async () => {
    const response = await site.request(endpoints.aiChat.path, {}, { query: 'Hello' });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({
      error: { code: 'sign_in_required', message: 'Please sign in to use the AI chat' },
    });
  });

  it("into somebody else's conversation finds nothing there", async () => {
    const [owner, other] = [await newSignedIn(ctx), await newSignedIn(ctx)];
    const { conversationId = '' } = await send(owner, 'Mine');
    for (const more of [{ conversationId }, { conversationId, again: true }])
      expect(await send(other, 'Yours?', more)).toMatchObject({
        ...{ status: 404, error: { code: 'not_found' } },
      });
    expect((await lasting(other.userId))?.lasting).toBe(5);
    expect(await listed(other)).toEqual([]);
    expect((await chatOf(owner, conversationId)).messages).toHaveLength(2);
  });
});

const lasting = async (userId: string) =>
  (
    await db.asOwner<{ lasting: number }>('select lasting from wallets where user_id = $1', [
      userId,
    ])
  )[0];

describe('a conversation', () => {
  const path = (id: string) => endpoints.readChat.path.replace(':id', id);
  const change = (method: string, id: string, headers: object, body?: object) =>
    site.app.request(path(id), {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });

  it('is found by words of its title and of its messages, in any case and script', async () => {
    const keeper = await newSignedIn(ctx, { balance: 100 });
    await send(keeper, 'How much salt for 5,000 litres?');
    await send(keeper, '紅白の値段');
    await send(keeper, '100% clear_water');
    const titles = async (search: string) =>
      (await listed(keeper, `?search=${encodeURIComponent(search)}`)).map(({ title }) => title);
    expect(await titles('SALT litres')).toEqual(['How much salt for 5,000 litres?']);
    expect(await titles('紅白')).toEqual(['紅白の値段']);
    expect(await titles('%')).toEqual(['100% clear_water']);
    expect(await titles('r_w')).toEqual(['100% clear_water']);
    expect(await titles('you said')).toHaveLength(3);
    expect(await titles('nothing of this')).toEqual([]);
  });

  it('is listed a page at a time', async () => {
    const keeper = await newSignedIn(ctx, { balance: 100 });
    for (const words of ['one', 'two', 'three']) await send(keeper, words);
    const first = await listed(keeper, '?limit=2');
    expect(first.map(({ title }) => title)).toEqual(['three', 'two']);
    const next = await listed(keeper, `?limit=2&before=${first[1]?.id}`);
    expect(next.map(({ title }) => title)).toEqual(['one']);
  });

  it('is renamed and deleted by its keeper alone', async () => {
    const [owner, other] = [await newSignedIn(ctx), await newSignedIn(ctx)];
    const { conversationId: id = '' } = await send(owner, 'Mine');
    expect((await change('PATCH', id, other.headers, { title: 'Yours' })).status).toBe(404);
    expect((await change('DELETE', id, other.headers)).status).toBe(404);
    expect((await change('PATCH', id, owner.headers, { title: '  Ammonia  ' })).status).toBe(204);
    expect((await listed(owner))[0]?.title).toBe('Ammonia');
    expect((await change('DELETE', id, owner.headers)).status).toBe(204);
    expect(await listed(owner)).toEqual([]);
    expect((await change('DELETE', id, owner.headers)).status).toBe(404);
    const left = await db.asOwner('select 1 from chat_messages where chat_id = $1', [id]);
    expect(left).toEqual([]);
  });

  it('may be deleted while it is answered: the tokens come back', async () => {
    const keeper = await newSignedIn(ctx);
    const { conversationId: id = '' } = await send(keeper, 'One');
    calls.expert = {
      ...echoing,
      answer: async (question, hears) => {
        await change('DELETE', id, keeper.headers);
        return echoing.answer(question, hears);
      },
    };
    const sent = await send(keeper, 'Two', { conversationId: id });
    calls.expert = echoing;
    expect(sent).toMatchObject({ status: 404 });
    expect((await lasting(keeper.userId))?.lasting).toBe(4);
    expect(await listed(keeper)).toEqual([]);
  });
});

describe('a rating', () => {
  const rate = (headers: Record<string, string>, body: object) =>
    site.request(endpoints.rateMessage.path, headers, body);

  it('is kept, changed and taken back by the keeper who was answered', async () => {
    const [owner, other] = [await newSignedIn(ctx), await newSignedIn(ctx)];
    const { messageId, conversationId: id = '' } = await send(owner, 'Hello');
    const down = { messageId, rating: 'down', reason: 'unclear', words: 'Too many numbers' };
    expect((await rate(other.headers, down)).status).toBe(404);
    expect((await rate(owner.headers, down)).status).toBe(204);
    const shown = async () => (await chatOf(owner, id)).messages.map(({ rating }) => rating);
    expect(await shown()).toEqual([null, 'down']);
    expect((await rate(owner.headers, { messageId, rating: 'up', reason: 'wrong' })).status).toBe(
      204,
    );
    const kept = await db.asOwner(
      'select rating, rating_reason, rating_words from chat_messages where id = $1',
      [messageId],
    );
    expect(kept).toEqual([{ rating: 'up', rating_reason: null, rating_words: null }]);
    expect((await rate(owner.headers, { messageId, rating: null })).status).toBe(204);
    expect(await shown()).toEqual([null, null]);
    const own = (await chatOf(owner, id)).messages[0]?.id;
    expect((await rate(owner.headers, { messageId: own, rating: 'up' })).status).toBe(404);
    expect((await rate(owner.headers, { messageId: uuidv7(), rating: 'up' })).status).toBe(404);
  });
});
