/** Event streams as their clients read them. */

export type Heard = { readonly event: string; readonly data: Record<string, unknown> };

const read = (block: string): Heard | null => {
  const event = /^event: (.*)$/m.exec(block)?.[1];
  const data = /^data: (.*)$/m.exec(block)?.[1];
  return event && data ? { event, data: JSON.parse(data) as Record<string, unknown> } : null;
};

/** Each event as it comes. Ending the loop early hangs up. */
export async function* eventsOf(response: Response): AsyncGenerator<Heard> {
  let rest = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    rest += decoder.decode(chunk, { stream: true });
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const heard = read(block);
      if (heard) yield heard;
    }
  }
}

export const allEvents = async (response: Response): Promise<Heard[]> => {
  const heard = [];
  for await (const event of eventsOf(response)) heard.push(event);
  return heard;
};
