/** What bounds the chat: memory, messages in a minute, money for hosted models, recordings. */
import { endpoints } from '@nishiki/contract/endpoints';
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import type { ChatExpert, ChatUsage } from '@nishiki/domain/ports';
import { beforeEach, describe, expect, it } from 'vitest';
import { chatSite, echoing, reply } from '../../test/chat-site.ts';
import { newSignedIn, type SignedIn } from '../../test/signed-in.ts';

const db = await createTestDatabase();
const heard: { bytes: number; type: string }[] = [];
const site = await chatSite(db, {
  environment: {
    CHATS_PER_KEEPER: '25',
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: 'http://127.0.0.1:9/v1',
    AI_MODEL: 'a-model',
    AI_INPUT_PRICE: '1',
    AI_OUTPUT_PRICE: '1',
    AI_DAILY_CEILING: '0.002',
  },
  ports: {
    transcriber: {
      transcribe: async (audio, type) => {
        heard.push({ bytes: audio.length, type });
        return 'How much salt?';
      },
    },
  },
});
const { ctx, calls, send, request } = site;
beforeEach(async () => {
  calls.expert = echoing;
  calls.questions.length = 0;
  await db.asOwner('delete from rate_limits');
});

describe('what the expert is told of the keeper', () => {
  it('is country, units, and the latest five analyses of a koi', async () => {
    const keeper = await newSignedIn(ctx, { balance: 100 });
    for (let i = 0; i < 6; i += 1)
      await request(endpoints.analyzeKoi.path, keeper.headers, {
        image: 'data:image/jpeg;base64,AQID',
        analysisType: 'disease-detection',
      });
    await site.app.request(endpoints.updateProfile.path, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', ...keeper.headers },
      body: JSON.stringify({ country: 'GB-WLS', units: 'uk' }),
    });
    await send(keeper, 'Hello');
    const known = calls.questions[0]?.keeper;
    expect(known).toMatchObject({ country: 'GB-WLS', units: 'uk' });
    expect(known?.analyses).toHaveLength(5);
    expect(known?.analyses[0]).toEqual({
      day: new Date().toISOString().slice(0, 10),
      headline: 'Nothing found that a photo can show.',
      varietyId: null,
      conditions: [],
    });
  });

  it.each([
    [1, 10],
    [2, 30],
  ])('is at level %i the last %i messages', async (level, messages) => {
    const keeper = await newSignedIn(ctx, { balance: 100 });
    let conversationId: string | undefined;
    for (let i = 0; i < 17; i += 1)
      ({ conversationId } = await send(keeper, `Message ${i}`, { conversationId }));
    await db.asOwner('update profiles set level = $2 where user_id = $1', [keeper.userId, level]);
    calls.questions.length = 0;
    await send(keeper, 'The last', { conversationId });
    const turns = calls.questions[0]?.turns ?? [];
    expect(turns).toHaveLength(messages + 1);
    expect(turns[0]).toEqual({ role: 'keeper', text: `Message ${17 - messages / 2}` });
  });
});

describe('messages', () => {
  it('are counted by keeper', async () => {
    const [keeper, other] = [
      await newSignedIn(ctx, { balance: 100 }),
      await newSignedIn(ctx, { balance: 100 }),
    ];
    for (let i = 0; i < 25; i += 1) expect((await send(keeper, 'Hello')).status).toBe(200);
    expect(await send(keeper, 'Hello')).toMatchObject({
      ...{ status: 429, error: { code: 'rate_limited' } },
    });
    expect((await send(other, 'Hello')).status).toBe(200);
  });
});

describe('a hosted model', () => {
  const used = (given: Partial<ChatUsage>): ChatUsage => ({
    ...{ model: 'a-model', inputTokens: 900, outputTokens: 100, microCost: 1000 },
    ...{ milliseconds: 12.5, outcome: 'answered', ...given },
  });
  const hosted = (told: boolean[], usages: ChatUsage[]): ChatExpert => ({
    ...echoing,
    model: 'a-model',
    async answer(_question, { mayHost, onUsage }) {
      told.push(mayHost);
      if (mayHost) for (const usage of usages) onUsage?.(usage);
      return reply('Words', { usage: mayHost ? used({}) : null });
    },
  });
  const kept = ({ userId }: SignedIn) =>
    db.asOwner(
      'select model, input_tokens, micro_cost, milliseconds, outcome from ai_answers where user_id = $1 order by id',
      [userId],
    );

  it('is counted, also where its answer was not used, and asked no more once the day is spent', async () => {
    const keeper = await newSignedIn(ctx, { balance: 100 });
    const told: boolean[] = [];
    calls.expert = hosted(told, [used({ outcome: 'aborted', microCost: null })]);
    await send(keeper, 'One');
    const row = { model: 'a-model', input_tokens: 900, milliseconds: 13 };
    expect(await kept(keeper)).toEqual([
      { ...row, micro_cost: null, outcome: 'aborted' },
      { ...row, micro_cost: '1000', outcome: 'answered' },
    ]);
    const later = () => (site.time = new Date(site.time.getTime() + 16_000));
    later();
    await send(keeper, 'Two');
    later();
    await send(keeper, 'Three');
    expect(told).toEqual([true, true, false]);
    // The day is UTC's.
    site.time = new Date(site.time.getTime() + 24 * 3600 * 1000);
    const tomorrow = await newSignedIn({ ...ctx, now: () => site.time }, { balance: 100 });
    await send(tomorrow, 'Four');
    expect(told.at(-1)).toBe(true);
    site.time = new Date();
  });

  it('is counted where its answer failed', async () => {
    const keeper = await newSignedIn(ctx);
    calls.expert = {
      ...hosted([], []),
      answer: async (_question, { onUsage }) => {
        onUsage?.(used({ outcome: 'took-over' }));
        throw new Error('broken');
      },
    };
    expect((await send(keeper, 'One')).status).toBe(500);
    expect(await kept(keeper)).toMatchObject([{ outcome: 'took-over' }]);
  });

  it('is named by what everybody may ask', async () => {
    calls.expert = hosted([], []);
    const response = await site.app.request(endpoints.chatAbilities.path);
    expect(await response.json()).toEqual({ model: 'a-model', transcribes: true });
  });
});

describe('a recording', () => {
  const audio = 'data:audio/webm;codecs=opus;base64,GkXfow==';
  const transcribe = ({ headers }: SignedIn, body: object = { audio }) =>
    request(endpoints.transcribe.path, headers, body);

  it('is turned into words, and costs nothing', async () => {
    const keeper = await newSignedIn(ctx);
    const response = await transcribe(keeper);
    expect(await response.json()).toEqual({ text: 'How much salt?' });
    expect(heard.at(-1)).toEqual({ bytes: 4, type: 'audio/webm' });
    const ledger = await db.asOwner('select kind from token_ledger where user_id = $1', [
      keeper.userId,
    ]);
    expect(ledger).toEqual([{ kind: 'sign_up' }]);
  });

  it('needs the pro tier or the trial', async () => {
    const keeper = await newSignedIn(ctx);
    await db.asOwner('update profiles set trial_ends_at = $2 where user_id = $1', [
      keeper.userId,
      '2020-01-01',
    ]);
    expect((await transcribe(keeper)).status).toBe(403);
  });

  it.each([
    ['no sound', 'data:text/html;base64,AQID', 400],
    ['an address', 'https://koi.example/words.webm', 400],
    ['nothing', 'data:audio/webm;base64,', 400],
    ['over 2 MB', `data:audio/webm;base64,${'A'.repeat(2.9 * 1024 * 1024)}`, 400],
    ['far over 2 MB', `data:audio/webm;base64,${'A'.repeat(4 * 1024 * 1024)}`, 413],
  ])('that is %s is refused', async (_what, sent, status) => {
    const before = heard.length;
    expect((await transcribe(await newSignedIn(ctx), { audio: sent })).status).toBe(status);
    expect(heard).toHaveLength(before);
  });
});
