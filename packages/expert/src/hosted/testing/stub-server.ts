/** A local server that answers as a provider does, for tests of the real protocols. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Asked = {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
};
export type Answer = (response: ServerResponse, asked: Asked) => void | Promise<void>;

export type Stub = {
  readonly url: string;
  readonly asked: Asked[];
  close(): Promise<void>;
};

/** The answers one after the other; the last one again and again. */
export const startStub = async (answers: readonly Answer[]): Promise<Stub> => {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const one = {
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(parts).toString('latin1'),
      };
      asked.push(one);
      const answer = answers[Math.min(asked.length, answers.length) - 1];
      void answer?.(response, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

const events = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
};
const event = (response: ServerResponse, data: unknown, name?: string): void => {
  response.write(
    `${name === undefined ? '' : `event: ${name}\n`}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`,
  );
};
const chunk = (delta: unknown, finish: string | null = null): unknown => ({
  id: 'c1',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'stub',
  choices: [{ index: 0, delta, finish_reason: finish }],
});

/** As Ollama, llama.cpp, vLLM and LM Studio stream it. */
export const openAiWords =
  (
    words: readonly string[],
    usage = { prompt_tokens: 200, completion_tokens: 20, total_tokens: 220 },
  ): Answer =>
  (response) => {
    events(response);
    event(response, chunk({ role: 'assistant', content: '' }));
    words.forEach((content) => event(response, chunk({ content })));
    event(response, chunk({}, 'stop'));
    event(response, { ...(chunk({}) as object), choices: [], usage });
    event(response, '[DONE]');
    response.end();
  };

export const openAiCall =
  (name: string, input: unknown): Answer =>
  (response) => {
    events(response);
    const call = { index: 0, id: 'call_1', type: 'function', function: { name, arguments: '' } };
    event(response, chunk({ role: 'assistant', tool_calls: [call] }));
    event(
      response,
      chunk({ tool_calls: [{ index: 0, function: { arguments: JSON.stringify(input) } }] }),
    );
    event(response, chunk({}, 'tool_calls'));
    event(response, {
      ...(chunk({}) as object),
      choices: [],
      usage: { prompt_tokens: 100, completion_tokens: 10, total_tokens: 110 },
    });
    event(response, '[DONE]');
    response.end();
  };

export const refuses =
  (status: number): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message: 'no', type: 'error' } }));
  };

/** Says nothing, ever. */
export const hangs: Answer = () => undefined;

/** Breaks the connection after these words. */
export const drops =
  (words: readonly string[]): Answer =>
  async (response) => {
    events(response);
    words.forEach((content) => event(response, chunk({ content })));
    await new Promise((resolve) => setTimeout(resolve, 50));
    response.socket?.destroy();
  };

export const garbage: Answer = (response) => {
  events(response);
  response.write('data: {"choices": [{"delta": {"content": 5\n\ndata: what?\n\n');
  response.end();
};

export const anthropicWords =
  (words: readonly string[]): Answer =>
  (response) => {
    events(response);
    const send = (data: { type: string }): void => event(response, data, data.type);
    const message = {
      id: 'm1',
      type: 'message',
      role: 'assistant',
      model: 'stub',
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage: { input_tokens: 200, output_tokens: 1 },
    };
    send({ type: 'message_start', message } as { type: string });
    send({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } } as {
      type: string;
    });
    words.forEach((text) =>
      send({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } } as {
        type: string;
      }),
    );
    send({ type: 'content_block_stop', index: 0 } as { type: string });
    send({
      type: 'message_delta',
      delta: { stop_reason: 'end_turn', stop_sequence: null },
      usage: { output_tokens: 20 },
    } as { type: string });
    send({ type: 'message_stop' });
    response.end();
  };

export const googleWords =
  (words: readonly string[]): Answer =>
  (response) => {
    events(response);
    words.forEach((text, at) =>
      event(response, {
        candidates: [
          {
            content: { role: 'model', parts: [{ text }] },
            index: 0,
            ...(at === words.length - 1 ? { finishReason: 'STOP' } : {}),
          },
        ],
        usageMetadata: { promptTokenCount: 200, candidatesTokenCount: 20, totalTokenCount: 220 },
      }),
    );
    response.end();
  };
