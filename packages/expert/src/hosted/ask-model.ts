import type { ModelMessage, ToolSet } from 'ai';
import type { HostedModel } from './hosted-model.ts';
import type { Sdk } from './tools-for-model.ts';
import type { Meter } from './usage.ts';

/** Calls of the model for one answer: a few rounds of tools, then the answer. */
const MOST_STEPS = 5;
const MOST_TOKENS = 1500;

export type Ask = {
  readonly model: HostedModel;
  readonly system: string;
  readonly messages: ModelMessage[];
  readonly toolsFor: (sdk: Sdk) => ToolSet;
  readonly meter: Meter;
  readonly signal: AbortSignal;
  readonly onText: (text: string) => void;
};

/**
 * One try. The SDK is loaded with the first question, not with the server.
 * @returns false: the model was cut off, so its last sentence is none
 * @throws whatever went wrong at the provider or on the way, and the signal's reason
 */
export const askModel = async (ask: Ask): Promise<boolean> => {
  const { model, system, messages, toolsFor, meter, signal, onText } = ask;
  const [sdk, opened] = await Promise.all([import('ai'), model.open()]);
  const size = system.length + JSON.stringify(messages).length;
  const { fullStream } = sdk.streamText({
    // Some local models think aloud between tags; that is no part of the answer.
    model: sdk.wrapLanguageModel({
      model: opened as Parameters<typeof sdk.wrapLanguageModel>[0]['model'],
      middleware: sdk.extractReasoningMiddleware({ tagName: 'think' }),
    }),
    system,
    messages,
    tools: toolsFor(sdk),
    stopWhen: sdk.stepCountIs(MOST_STEPS),
    maxOutputTokens: MOST_TOKENS,
    // Retries are ours: they must end with the first words.
    maxRetries: 0,
    abortSignal: signal,
    onError: () => undefined,
  });
  let reason: string | null = null;
  for await (const part of fullStream) {
    signal.throwIfAborted();
    if (part.type === 'start-step') {
      meter.sends(size);
      onText('\n\n');
    } else if (part.type === 'text-delta') {
      meter.gets(part.text.length);
      onText(part.text);
    } else if (part.type === 'reasoning-delta') meter.gets(part.text.length);
    else if (part.type === 'finish-step') meter.counted(part.usage);
    else if (part.type === 'finish') reason = part.finishReason;
    else if (part.type === 'error') throw part.error;
  }
  signal.throwIfAborted();
  if (reason === null || reason === 'error') throw new Error('the stream ended before the answer');
  return reason !== 'length' && reason !== 'content-filter';
};
