/** Reads `text/event-stream` by the rules of the HTML standard, as far as an answer needs them. */
export type StreamEvent = { readonly event: string; readonly data: string };

const parseBlock = (block: string): StreamEvent | null => {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') event = value;
    if (field === 'data') data.push(value);
  }
  return data.length === 0 ? null : { event, data: data.join('\n') };
};

/** Events in the order in which they arrive, wherever the network cuts the bytes. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let buffer = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      buffer += done ? decoder.decode() : decoder.decode(value, { stream: true });
      // A carriage return at the end may be half of a line break: it waits for the next bytes.
      const usable = !done && buffer.endsWith('\r') ? buffer.slice(0, -1) : buffer;
      const blocks = usable.replace(/\r\n?/g, '\n').split('\n\n');
      buffer = (blocks.pop() ?? '') + buffer.slice(usable.length);
      for (const block of blocks) {
        const event = parseBlock(block);
        if (event !== null) yield event;
      }
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
