/** Whoever talks with keepers, and whoever turns their recordings into words. */
import type { ChatExpert, Log, Transcriber } from '@nishiki/domain/ports';
import { createHostedModel } from '@nishiki/expert/hosted/hosted-model';
import { createTranscriber } from '@nishiki/expert/hosted/transcriber';
import { hostedOf } from './hosted-settings.ts';
import { loadOnce } from './load-once.ts';
import type { Settings } from './settings.ts';

export type BuiltExpert = {
  readonly chatExpert: ChatExpert;
  /** Null where none is configured; browsers then only have their own recogniser. */
  readonly transcriber: Transcriber | null;
  /** Loads the expert and builds its indexes, so that the first keeper waits for neither. */
  readonly warmExpert: () => Promise<void>;
};

export const buildExpert = (settings: Settings, log: Log): BuiltExpert => {
  const hosted = hostedOf(settings);
  const model = hosted && createHostedModel(hosted);
  const transcribe = settings.AI_TRANSCRIBE_MODEL;
  const expert = loadOnce(async () => {
    const { createExpert } = await import('@nishiki/expert/chat/expert');
    return createExpert({ model, log });
  });
  return {
    chatExpert: {
      model: model?.name ?? null,
      answer: async (question, options) => (await expert()).answer(question, options),
      firstAid: async (turns, keeper) => (await expert()).firstAid(turns, keeper),
    },
    transcriber:
      hosted?.baseUrl && transcribe
        ? createTranscriber({ ...hosted, baseUrl: hosted.baseUrl, model: transcribe }, log)
        : null,
    warmExpert: async () => {
      const asked = [{ role: 'keeper', text: 'How do I keep koi over winter?' }] as const;
      await (await expert()).firstAid(asked, { country: null, units: 'metric', analyses: [] });
    },
  };
};
