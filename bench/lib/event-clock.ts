/** When the words of an event stream arrive. By Node's own http, so that the clients take little from the server. */
import { request, type Agent } from 'node:http';

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

/** One call with a JSON body, over one of the agent's kept connections. */
export const timed = (
  url: string,
  call: { agent: Agent; token: string; body: object },
): Promise<Timed> =>
  new Promise((resolve, reject) => {
    const started = performance.now();
    const headers = {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      authorization: `Bearer ${call.token}`,
    };
    const asked = request(url, { method: 'POST', agent: call.agent, headers }, (answer) => {
      let text = '';
      let first = Number.NaN;
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
        if (Number.isNaN(first) && text.includes('event: delta'))
          first = performance.now() - started;
      });
      answer.on('error', reject).on('end', () => {
        const told = dataOf(text, 'result');
        const why = `${answer.statusCode} ${dataOf(text, 'error') ?? text.slice(0, 200)}`;
        resolve({
          first,
          whole: performance.now() - started,
          result: told ? (JSON.parse(told) as NonNullable<Timed['result']>) : null,
          failure: told ? null : why,
        });
      });
    });
    asked.on('error', reject).end(JSON.stringify(call.body));
  });
