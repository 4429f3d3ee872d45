import { limitKeeper } from '../account/limits.ts';
import { keeperOf } from '../actor.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { inOwnRows } from '../own-rows.ts';
import { readAsker } from './asker.ts';

const AN_HOUR = 60;
/** Bytes: some minutes of speech. */
const MOST_BYTES = 2 * 1024 * 1024;

const head =
  /^data:(audio\/(?:webm|ogg|mp4|wav|x-wav|mpeg)|video\/webm)(?:;[a-z0-9=._-]+)*;base64,/i;

const readRecording = (audio: string): { bytes: Uint8Array; type: string } => {
  const found = head.exec(audio.slice(0, 200));
  const bytes = found ? Buffer.from(audio.slice(found[0].length), 'base64') : null;
  if (!found?.[1] || !bytes || bytes.length === 0 || bytes.length > MOST_BYTES)
    throw new DomainError('invalid_request', 'no recording', {
      userMessage:
        'This recording cannot be read. Send at most 2 MB of WebM, Ogg, MP4 or WAV as a data URL.',
    });
  // Browsers say video for a container that may hold either.
  return { bytes, type: found[1].toLowerCase().replace('video/', 'audio/') };
};

/**
 * Words of a recording, which is handed on and not kept.
 * @throws DomainError tier_needed, unavailable where nothing is set up for it, invalid_request
 */
export const transcribe = async (
  ctx: Ctx,
  input: { audio: string; signal?: AbortSignal },
): Promise<{ text: string }> => {
  const { userId } = keeperOf(ctx.actor);
  const asker = await inOwnRows(ctx, (tx) => readAsker(tx, userId, ctx.now()));
  if (!asker.maySpeak) throw new DomainError('tier_needed', 'voice');
  if (!ctx.transcriber) throw new DomainError('unavailable', 'no transcription is set up');
  const { bytes, type } = readRecording(input.audio);
  await limitKeeper(ctx, 'transcribe', userId, AN_HOUR);
  return { text: await ctx.transcriber.transcribe(bytes, type, input.signal) };
};
