/** Whoever talks with keepers, and whoever turns their recordings into words. */
import type { ChatExpert, Log, Transcriber } from '@nishiki/domain/ports';
import { createExpert } from '@nishiki/expert/chat/expert';
import { createHostedModel } from '@nishiki/expert/hosted/hosted-model';
import { createTranscriber } from '@nishiki/expert/hosted/transcriber';
import { hostedOf } from './hosted-settings.ts';
import type { Settings } from './settings.ts';

/** `transcriber`: null where none is configured; browsers then only have their own recogniser. */
export const buildExpert = (
  settings: Settings,
  log: Log,
): { readonly chatExpert: ChatExpert; readonly transcriber: Transcriber | null } => {
  const hosted = hostedOf(settings);
  const transcribe = settings.AI_TRANSCRIBE_MODEL;
  return {
    chatExpert: createExpert({ model: hosted && createHostedModel(hosted), log }),
    transcriber:
      hosted?.baseUrl && transcribe
        ? createTranscriber({ ...hosted, baseUrl: hosted.baseUrl, model: transcribe }, log)
        : null,
  };
};
