/** When the words of an event stream arrive. */
export type Timed = {
  /** Milliseconds to the first words, NaN where there were none. */
  readonly first: number;
  /** Milliseconds to the result. */
  readonly whole: number;
  /** Data of the result; null where the stream ended with anything else. */
  readonly result: { readonly conversationId: string; readonly response: string } | null;
  /** What went wrong, for looking. */
  readonly failure: string | null;
};

const dataOf = (text: string, event: string): string | undefined =>
  new RegExp(`^event: ${event}\\ndata: (.*)$`, 'm').exec(text)?.[1];

export const timed = async (ask: () => Promise<Response>): Promise<Timed> => {
  const started = performance.now();
  const response = await ask();
  const decoder = new TextDecoder();
  let text = '';
  let first = Number.NaN;
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true });
    if (Number.isNaN(first) && text.includes('event: delta')) first = performance.now() - started;
  }
  const told = dataOf(text, 'result');
  return {
    first,
    whole: performance.now() - started,
    result: told ? (JSON.parse(told) as NonNullable<Timed['result']>) : null,
    failure: told ? null : `${response.status} ${dataOf(text, 'error') ?? text.slice(0, 200)}`,
  };
};
