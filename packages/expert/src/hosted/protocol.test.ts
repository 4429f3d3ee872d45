import { afterEach, describe, expect, it } from 'vitest';
import { NOTICES } from './answer-hosted.ts';
import { createHostedModel, type HostedSettings } from './hosted-model.ts';
import { hostedReply, permanganate } from './testing/conversation.ts';
import * as stub from './testing/stub-server.ts';

const DOSE = 'For 12,000 litres that is 24 g of potassium permanganate.';
const KEY = 'sk-very-secret';

let server: stub.Stub | undefined;
afterEach(() => server?.close());

const settings = (more: Partial<HostedSettings> = {}): HostedSettings => ({
  provider: 'openai-compatible',
  baseUrl: `${server?.url}/v1`,
  apiKey: KEY,
  model: 'stub',
  inputPrice: 3,
  outputPrice: 15,
  timeLimit: 5000,
  ...more,
});

const start = async (...answers: stub.Answer[]): Promise<void> => {
  server = await stub.startStub(answers);
};
const reply = (
  more: Partial<HostedSettings> = {},
  options: Parameters<typeof hostedReply>[1] = {},
) => hostedReply(createHostedModel(settings(more)), options);
const embedded = 'Only if the volume was measured';

describe('an OpenAI-compatible server', () => {
  it('is asked once, and what it took is counted', async () => {
    await start(
      stub.openAiWords(['For 12,000 litres that', ' is 24 g of potassium perman', 'ganate.']),
    );
    const { text, meta, usage } = await reply();
    expect(text).toBe(DOSE);
    expect(meta).toMatchObject({ by: 'hosted', notice: null });
    // 200 tokens at 3 and 20 at 15 of a million.
    expect(usage).toMatchObject({
      model: 'stub',
      inputTokens: 200,
      outputTokens: 20,
      microCost: 900,
      outcome: 'answered',
    });
    expect(server?.asked.map(({ path }) => path)).toEqual(['/v1/chat/completions']);
    expect(server?.asked[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(server?.asked[0]?.body).not.toContain(KEY);
  });

  it('calls a tool of ours and reads its result', async () => {
    await start(
      stub.openAiCall('nitrite_salt', { litres: 12_000 }),
      stub.openAiWords(['For nitrite 12 kg of salt guards the fish in your 12,000 litres.']),
    );
    const { text, meta, usage } = await reply();
    expect(text).toBe('For nitrite 12 kg of salt guards the fish in your 12,000 litres.');
    expect(meta.tools).toEqual(['nitrite_salt']);
    expect(usage).toMatchObject({ inputTokens: 300, outputTokens: 30 });
    const second = JSON.parse(server?.asked[1]?.body ?? '{}') as {
      messages: { role: string; content: string }[];
    };
    expect(second.messages.at(-1)).toMatchObject({
      role: 'tool',
      content: expect.stringContaining('12 kg of salt'),
    });
    const first = JSON.parse(server?.asked[0]?.body ?? '{}') as {
      tools: { function: { parameters: unknown } }[];
    };
    expect(first.tools[0]?.function.parameters).toMatchObject({
      type: 'object',
      properties: { litres: { type: 'number' } },
    });
  });

  it.each([500, 429, 503])('is asked a second time after %i', async (status) => {
    await start(stub.refuses(status), stub.openAiWords([DOSE]));
    const { text, meta } = await reply();
    expect(text).toBe(DOSE);
    expect(meta.notice).toBeNull();
    expect(server?.asked).toHaveLength(2);
  });

  it('is asked no third time: the embedded expert takes over and says so', async () => {
    await start(stub.refuses(500));
    const { text, words, meta, usage } = await reply();
    expect(text).toBe(words);
    expect(text).toContain(embedded);
    expect(meta).toMatchObject({ by: 'embedded', notice: NOTICES.silent });
    expect(usage).toMatchObject({ outcome: 'took-over' });
    expect(server?.asked).toHaveLength(2);
  });

  it('has its time and no more', async () => {
    await start(stub.hangs);
    const started = performance.now();
    const { text, meta } = await reply({ timeLimit: 300 });
    expect(performance.now() - started).toBeLessThan(2000);
    expect(text).toContain(embedded);
    expect(meta.notice).toBe(NOTICES.silent);
    expect(server?.asked).toHaveLength(1);
  });

  it('that breaks off after its first words leaves them, and the embedded expert goes on', async () => {
    await start(stub.drops([`${DOSE} Then wait `, 'for the']));
    const { text, words, meta, usage } = await reply();
    expect(text).toBe(words);
    expect(text.startsWith(`${DOSE}\n\n---\n\n`)).toBe(true);
    expect(text).not.toContain('Then wait');
    expect(text).toContain(embedded);
    expect(meta).toMatchObject({ by: 'hosted', notice: NOTICES.broken });
    expect(usage?.inputTokens).toBeGreaterThan(0);
    expect(server?.asked).toHaveLength(1);
  });

  it('that breaks off before its first words is asked again', async () => {
    await start(stub.drops(['For 12,000']), stub.openAiWords([DOSE]));
    expect((await reply()).text).toBe(DOSE);
  });

  it('that talks nonsense is not listened to', async () => {
    await start(stub.garbage);
    const { text, meta } = await reply();
    expect(text).toContain(embedded);
    expect(meta.by).toBe('embedded');
  });

  it('is stopped by the keeper, and what it took is told', async () => {
    await start(stub.hangs);
    const stop = new AbortController();
    const used: unknown[] = [];
    setTimeout(() => stop.abort(), 100);
    const asked = hostedReply(createHostedModel(settings()), {
      signal: stop.signal,
      onUsage: (usage) => used.push(usage),
    });
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    expect(used).toMatchObject([{ outcome: 'aborted', outputTokens: 0 }]);
  });

  it('is not reached: the embedded expert answers', async () => {
    await start(stub.hangs);
    const { url } = server as stub.Stub;
    await server?.close();
    const { text } = await reply({ baseUrl: `${url}/v1` });
    expect(text).toContain(embedded);
  });

  it('is heard after first aid, never before it', async () => {
    await start(
      stub.openAiWords([
        'You need not hurry. ',
        'Test the water first: ammonia and nitrite must be 0.',
      ]),
    );
    const urgent = { ...permanganate, firstAid: true };
    const { text, meta } = await reply({}, { answers: [urgent] });
    expect(
      text.startsWith('For 12,000 litres that is 24 g of potassium permanganate, at 2 mg/l. [1]'),
    ).toBe(true);
    expect(text.endsWith('\n\nTest the water first: ammonia and nitrite must be 0.')).toBe(true);
    expect(meta).toMatchObject({ firstAid: true, by: 'hosted' });
  });
});

describe('other providers', () => {
  it('Anthropic streams an answer', async () => {
    await start(
      stub.anthropicWords(['For 12,000 litres that is', ' 24 g of potassium permanganate.']),
    );
    const { text, usage } = await reply({ provider: 'anthropic' });
    expect(text).toBe(DOSE);
    expect(usage).toMatchObject({ inputTokens: 200, outputTokens: 20, microCost: 900 });
    expect(server?.asked[0]?.path).toBe('/v1/messages');
    expect(server?.asked[0]?.headers['x-api-key']).toBe(KEY);
  });

  it('Google streams an answer', async () => {
    await start(
      stub.googleWords(['For 12,000 litres that is', ' 24 g of potassium permanganate.']),
    );
    const { text, usage } = await reply({ provider: 'google' });
    expect(text).toBe(DOSE);
    expect(usage).toMatchObject({ inputTokens: 200, outputTokens: 20 });
    expect(server?.asked[0]?.path).toBe('/v1/models/stub:streamGenerateContent?alt=sse');
  });
});
