import { afterEach, describe, expect, it } from 'vitest';
import { quiet } from './testing/conversation.ts';
import { hangs, refuses, startStub, type Answer, type Stub } from './testing/stub-server.ts';
import { createTranscriber } from './transcriber.ts';

let server: Stub | undefined;
afterEach(() => server?.close());

const start = async (answer: Answer, timeLimit = 3000) => {
  server = await startStub([answer]);
  const settings = { baseUrl: `${server.url}/v1/`, apiKey: 'sk-1', model: 'whisper', timeLimit };
  return createTranscriber(settings, quiet);
};
const says =
  (body: string): Answer =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(body);
  };
const recording = new Uint8Array([1, 2, 3, 250]);

describe('a transcriber', () => {
  it('sends the recording as a file and gives back the words', async () => {
    const { transcribe } = await start(says('{"text": " My koi gasp. \\n"}'));
    expect(await transcribe(recording, 'audio/webm;codecs=opus')).toBe('My koi gasp.');
    const asked = server?.asked[0];
    expect(asked?.path).toBe('/v1/audio/transcriptions');
    expect(asked?.headers.authorization).toBe('Bearer sk-1');
    expect(asked?.body).toContain('name="model"\r\n\r\nwhisper\r\n');
    expect(asked?.body).toContain('filename="speech.webm"\r\nContent-Type: audio/webm\r\n\r\n');
    expect(asked?.body).toContain(String.fromCharCode(1, 2, 3, 250));
  });

  it('gives no more than a message may hold', async () => {
    const { transcribe } = await start(says(JSON.stringify({ text: 'x'.repeat(9000) })));
    expect(await transcribe(recording, 'audio/mp4')).toHaveLength(4000);
  });

  it.each([
    ['refuses', refuses(401)],
    ['fails', refuses(500)],
    ['talks nonsense', says('<html>')],
    ['gives no text', says('{"words": "x"}')],
    ['hangs', hangs],
  ])('is unavailable where the server %s', async (_, answer) => {
    const { transcribe } = await start(answer, 300);
    await expect(transcribe(recording, 'audio/webm')).rejects.toMatchObject({
      code: 'unavailable',
    });
  });

  it('is stopped by the keeper', async () => {
    const { transcribe } = await start(hangs);
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 50);
    await expect(transcribe(recording, 'audio/webm', stop.signal)).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});
