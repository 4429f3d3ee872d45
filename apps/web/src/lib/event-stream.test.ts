import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEvents, type StreamEvent } from './event-stream.ts';

const bodyOf = (chunks: readonly Uint8Array[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });

const read = async (chunks: readonly Uint8Array[]): Promise<StreamEvent[]> => {
  const events: StreamEvent[] = [];
  for await (const event of readEvents(bodyOf(chunks))) events.push(event);
  return events;
};

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('readEvents', () => {
  it('reads names, data over several lines, and leaves comments out', async () => {
    const text = ': hello\n\nevent: step\ndata: {"a":1}\n\ndata: one\ndata: two\n\n';
    expect(await read([bytes(text)])).toEqual([
      { event: 'step', data: '{"a":1}' },
      { event: 'message', data: 'one\ntwo' },
    ]);
  });

  it('drops a block that was cut off before its blank line, as the standard says', async () => {
    expect(await read([bytes('event: result\ndata: {"half":')])).toEqual([]);
  });

  it('takes all three line breaks', async () => {
    const events = [{ event: 'step', data: 'x' }];
    for (const line of ['\n', '\r\n', '\r']) {
      expect(await read([bytes(`event: step${line}data: x${line}${line}`)])).toEqual(events);
    }
  });

  it('does not mind where the network cuts, even inside a character or a line break', async () => {
    const whole = bytes('event: step\r\ndata: stünde 錦鯉\r\n\r\nevent: result\r\ndata: 2\r\n\r\n');
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.nat(whole.length)), async (cuts) => {
        const edges = [0, ...cuts.sort((a, b) => a - b), whole.length];
        const chunks = edges.slice(1).map((end, index) => whole.slice(edges[index], end));
        expect(await read(chunks)).toEqual([
          { event: 'step', data: 'stünde 錦鯉' },
          { event: 'result', data: '2' },
        ]);
      }),
    );
  });
});
