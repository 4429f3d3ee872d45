/** A model of the operator's choice, and how it is reached. */
import type { LanguageModel } from 'ai';

export const providers = ['openai-compatible', 'anthropic', 'google'] as const;

export type HostedSettings = {
  readonly provider: (typeof providers)[number];
  /** Address under which `/chat/completions` or the provider's own calls lie; null: the provider's own. */
  readonly baseUrl: string | null;
  /** Secret; null for a server that asks for none. */
  readonly apiKey: string | null;
  readonly model: string;
  /** Of a million tokens, in the operator's currency; null where not stated. */
  readonly inputPrice: number | null;
  readonly outputPrice: number | null;
  /** Milliseconds for a whole answer, tries together. */
  readonly timeLimit: number;
};

export type HostedModel = Pick<HostedSettings, 'inputPrice' | 'outputPrice' | 'timeLimit'> & {
  readonly name: string;
  open(): Promise<LanguageModel>;
};

/** The provider's own part of the SDK, which takes 100 ms to load, waits for the first question. */
const open = async ({
  provider,
  baseUrl,
  apiKey,
  model,
}: HostedSettings): Promise<LanguageModel> => {
  const where = {
    ...(baseUrl === null ? {} : { baseURL: baseUrl }),
    ...(apiKey === null ? {} : { apiKey }),
  };
  if (provider === 'anthropic')
    return (await import('@ai-sdk/anthropic')).createAnthropic(where)(model);
  if (provider === 'google')
    return (await import('@ai-sdk/google')).createGoogleGenerativeAI(where)(model);
  if (baseUrl === null) throw new TypeError('an OpenAI-compatible server needs its address');
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({
    ...where,
    name: 'hosted',
    baseURL: baseUrl,
    // Otherwise a stream tells no tokens, and costs could not be counted.
    includeUsage: true,
  })(model);
};

/** Loads nothing and reaches nothing until the first question. */
export const createHostedModel = (settings: HostedSettings): HostedModel => {
  let model: Promise<LanguageModel> | undefined;
  return {
    name: settings.model,
    inputPrice: settings.inputPrice,
    outputPrice: settings.outputPrice,
    timeLimit: settings.timeLimit,
    open: () => (model ??= open(settings)),
  };
};
