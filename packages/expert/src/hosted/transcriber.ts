import { DomainError } from '@nishiki/domain/errors';
import type { Log, Transcriber } from '@nishiki/domain/ports';
import * as z from 'zod/mini';

const answerSchema = z.object({ text: z.string() });

/** Characters: as long as a message may be, so that what was said can be sent. */
const MOST_TEXT = 4000;

/** Suffixes by which servers tell the format apart, whatever the media type says. */
const suffixes: Readonly<Record<string, string>> = {
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/mp4': 'mp4',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/x-wav': 'wav',
};

/**
 * Transcription by an OpenAI-compatible server (`POST baseUrl/audio/transcriptions`).
 * @param settings.timeLimit milliseconds
 */
export const createTranscriber = (
  settings: {
    readonly baseUrl: string;
    readonly apiKey: string | null;
    readonly model: string;
    readonly timeLimit: number;
  },
  log: Log,
): Transcriber => ({
  async transcribe(audio, mediaType, signal) {
    const type = mediaType.split(';')[0]?.trim().toLowerCase() ?? '';
    const form = new FormData();
    form.append('model', settings.model);
    form.append('response_format', 'json');
    form.append(
      'file',
      new Blob([audio as Uint8Array<ArrayBuffer>], { type }),
      `speech.${suffixes[type] ?? 'webm'}`,
    );
    const limit = AbortSignal.timeout(settings.timeLimit);
    try {
      const response = await fetch(`${settings.baseUrl.replace(/\/$/, '')}/audio/transcriptions`, {
        method: 'POST',
        body: form,
        headers: settings.apiKey === null ? {} : { authorization: `Bearer ${settings.apiKey}` },
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
        redirect: 'error',
      });
      if (!response.ok) throw new Error(`it answered ${response.status}`);
      return answerSchema
        .parse(await response.json())
        .text.trim()
        .slice(0, MOST_TEXT);
    } catch (error) {
      if (signal?.aborted) throw new DOMException('The transcription was stopped.', 'AbortError');
      const detail = String(error).slice(0, 200);
      log.warn({ detail }, 'no transcription');
      throw new DomainError('unavailable', detail);
    }
  },
});
