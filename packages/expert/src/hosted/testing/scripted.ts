/** A hosted model that says what a test tells it to. */
import { MockLanguageModelV3, simulateReadableStream } from 'ai/test';
import type { HostedModel } from '../hosted-model.ts';

/** Words in the pieces in which they arrive, or a call of a tool. */
export type Move = string | readonly string[] | { readonly tool: string; readonly input: unknown };

export const scripted = (
  steps: readonly Move[],
  settings: Partial<HostedModel> = {},
): HostedModel & { readonly prompts: string[] } => {
  const prompts: string[] = [];
  let step = 0;
  const model = new MockLanguageModelV3({
    doStream: (options) => {
      prompts.push(JSON.stringify(options.prompt));
      const move = steps[Math.min(step, steps.length - 1)] ?? '';
      step += 1;
      const isCall = typeof move === 'object' && 'tool' in move;
      const pieces = isCall ? [] : typeof move === 'string' ? [move] : move;
      return Promise.resolve({
        stream: simulateReadableStream({
          initialDelayInMs: null,
          chunkDelayInMs: null,
          chunks: [
            { type: 'stream-start' as const, warnings: [] },
            ...(isCall
              ? [
                  {
                    type: 'tool-call' as const,
                    toolCallId: `call-${step}`,
                    toolName: move.tool,
                    input: typeof move.input === 'string' ? move.input : JSON.stringify(move.input),
                  },
                ]
              : [
                  { type: 'text-start' as const, id: 'a' },
                  ...pieces.map((delta) => ({ type: 'text-delta' as const, id: 'a', delta })),
                  { type: 'text-end' as const, id: 'a' },
                ]),
            {
              type: 'finish' as const,
              finishReason: {
                unified: isCall ? ('tool-calls' as const) : ('stop' as const),
                raw: undefined,
              },
              usage: {
                inputTokens: { total: 1000, noCache: 1000, cacheRead: 0, cacheWrite: 0 },
                outputTokens: { total: 100, text: 100, reasoning: 0 },
              },
            },
          ],
        }),
      });
    },
  });
  return {
    name: 'scripted',
    inputPrice: 2,
    outputPrice: 10,
    timeLimit: 5000,
    open: () => Promise.resolve(model),
    prompts,
    ...settings,
  };
};
