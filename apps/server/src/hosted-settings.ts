/** Settings of the models that an operator may connect; without AI_PROVIDER none is asked. */
import { providers, type HostedSettings } from '@nishiki/expert/hosted/hosted-model';
import * as z from 'zod';

const address = z
  .url({ protocol: /^https?$/, error: 'must be an address such as http://127.0.0.1:11434/v1' })
  .transform((text) => text.replace(/\/+$/, ''));

const money = z.coerce.number('must be a number').min(0).max(1_000_000);

export const hostedSettings = {
  AI_PROVIDER: z.enum(providers).optional(),
  AI_BASE_URL: address.optional(),
  AI_API_KEY: z.string().trim().optional(),
  AI_MODEL: z.string().trim().optional(),
  /** Of a million tokens, in the operator's currency, as is the ceiling of a day. */
  AI_INPUT_PRICE: money.optional(),
  AI_OUTPUT_PRICE: money.optional(),
  AI_DAILY_CEILING: money.optional(),
  AI_TIMEOUT_SECONDS: z.coerce.number().int('must be a whole number').min(1).max(300).default(60),
  AI_TRANSCRIBE_MODEL: z.string().trim().optional(),
};

type Hosted = z.infer<z.ZodObject<typeof hostedSettings>>;

/** What the settings of a model lack together, in one sentence; null where they fit. */
export const lackOf = (settings: Hosted): string | null => {
  const { AI_PROVIDER: provider, AI_BASE_URL, AI_API_KEY, AI_MODEL } = settings;
  if (!provider)
    return AI_MODEL || settings.AI_TRANSCRIBE_MODEL
      ? 'AI_MODEL and AI_TRANSCRIBE_MODEL need AI_PROVIDER.'
      : null;
  if (!AI_MODEL) return 'AI_PROVIDER needs AI_MODEL.';
  if (provider === 'openai-compatible' && !AI_BASE_URL)
    return 'AI_PROVIDER=openai-compatible needs AI_BASE_URL.';
  if (provider !== 'openai-compatible' && !AI_API_KEY)
    return `AI_PROVIDER=${provider} needs AI_API_KEY.`;
  if (settings.AI_TRANSCRIBE_MODEL && provider !== 'openai-compatible')
    return 'AI_TRANSCRIBE_MODEL needs AI_PROVIDER=openai-compatible.';
  if (settings.AI_DAILY_CEILING !== undefined && !pricesOf(settings))
    return 'AI_DAILY_CEILING needs AI_INPUT_PRICE and AI_OUTPUT_PRICE.';
  return null;
};

const pricesOf = ({ AI_INPUT_PRICE, AI_OUTPUT_PRICE }: Hosted): boolean =>
  AI_INPUT_PRICE !== undefined && AI_OUTPUT_PRICE !== undefined;

/** Null where no model is connected. */
export const hostedOf = (settings: Hosted): HostedSettings | null =>
  settings.AI_PROVIDER && settings.AI_MODEL
    ? {
        provider: settings.AI_PROVIDER,
        baseUrl: settings.AI_BASE_URL ?? null,
        apiKey: settings.AI_API_KEY ?? null,
        model: settings.AI_MODEL,
        inputPrice: settings.AI_INPUT_PRICE ?? null,
        outputPrice: settings.AI_OUTPUT_PRICE ?? null,
        timeLimit: settings.AI_TIMEOUT_SECONDS * 1000,
      }
    : null;
