import { describe, expect, it } from 'vitest';
import { hostedOf } from './hosted-settings.ts';
import { readSettings } from './settings.ts';

const ollama = {
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: 'http://127.0.0.1:11434/v1/',
  AI_MODEL: 'qwen3:8b',
};

describe('settings of a hosted model', () => {
  it('asks no model where none is named', () => {
    expect(hostedOf(readSettings({}))).toBeNull();
  });

  it('reads a local server, which needs no key and no prices', () => {
    expect(hostedOf(readSettings(ollama))).toEqual({
      provider: 'openai-compatible',
      baseUrl: 'http://127.0.0.1:11434/v1',
      apiKey: null,
      model: 'qwen3:8b',
      inputPrice: null,
      outputPrice: null,
      timeLimit: 60_000,
    });
  });

  it('reads a provider with prices and a ceiling', () => {
    const settings = readSettings({
      AI_PROVIDER: 'anthropic',
      AI_API_KEY: 'sk-1',
      AI_MODEL: 'm',
      AI_INPUT_PRICE: '3',
      AI_OUTPUT_PRICE: '15',
      AI_DAILY_CEILING: '4.50',
      AI_TIMEOUT_SECONDS: '20',
    });
    expect(hostedOf(settings)).toMatchObject({ baseUrl: null, inputPrice: 3, outputPrice: 15 });
    expect(settings).toMatchObject({ AI_DAILY_CEILING: 4.5, AI_TIMEOUT_SECONDS: 20 });
  });

  it.each([
    [{ AI_MODEL: 'm' }, /AI_PROVIDER/],
    [{ AI_TRANSCRIBE_MODEL: 'whisper-1' }, /AI_PROVIDER/],
    [{ AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'http://h/v1' }, /AI_MODEL/],
    [{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' }, /AI_BASE_URL/],
    [{ AI_PROVIDER: 'google', AI_MODEL: 'm' }, /AI_API_KEY/],
    [{ ...ollama, AI_DAILY_CEILING: '5' }, /AI_INPUT_PRICE/],
    [
      { AI_PROVIDER: 'google', AI_MODEL: 'm', AI_API_KEY: 'k', AI_TRANSCRIBE_MODEL: 'w' },
      /AI_TRANSCRIBE_MODEL/,
    ],
    [{ ...ollama, AI_BASE_URL: 'localhost:11434' }, /AI_BASE_URL/],
    [{ ...ollama, AI_INPUT_PRICE: '-1' }, /AI_INPUT_PRICE/],
    [{ ...ollama, AI_TIMEOUT_SECONDS: '0' }, /AI_TIMEOUT_SECONDS/],
    [{ ...ollama, AI_PROVIDER: 'openai' }, /AI_PROVIDER/],
  ])('names what is missing or wrong: %j', (environment, name) => {
    expect(() => readSettings(environment)).toThrow(name);
  });

  it('never names the key', () => {
    const wrong = { AI_PROVIDER: 'google', AI_API_KEY: 'sk-very-secret' };
    expect(() => readSettings(wrong)).toThrow(/^(?!.*very-secret).*$/);
  });
});
