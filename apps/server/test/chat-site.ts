/** The site with an expert of the test's choice, for what a message costs and what is kept of it. */
import type { AnswerMeta } from '@nishiki/contract/chat';
import { endpoints, type Output } from '@nishiki/contract/endpoints';
import type { TestDatabase } from '@nishiki/db/testing/test-database';
import type { ChatExpert, ChatQuestion, ChatReply } from '@nishiki/domain/ports';
import type { SignedIn } from './signed-in.ts';
import { createTestApp, jobCtx, photoRequest, type TestAppOptions } from './test-app.ts';

export const meta: AnswerMeta = {
  intent: 'water',
  sources: [],
  tools: [],
  firstAid: false,
  replies: [],
  links: [],
  evidence: null,
  by: 'embedded',
  notice: null,
};

export const reply = (text: string, given: Partial<ChatReply> = {}): ChatReply => ({
  text,
  meta,
  state: { asked: text },
  worth: true,
  usage: null,
  ...given,
});

/** Says what was asked, in two pieces. */
export const echoing: ChatExpert = {
  model: null,
  async answer({ turns }, { onWords }) {
    const text = `You said: ${turns.at(-1)?.text ?? ''}`;
    onWords('You said: ');
    onWords(text.slice(10));
    return reply(text);
  },
  firstAid: (turns) =>
    turns.at(-1)?.text.includes('gasping')
      ? reply('Give air at once.', { meta: { ...meta, firstAid: true } })
      : null,
};

export type Told = {
  status: number;
  response?: string;
  metadata?: AnswerMeta;
  conversationId?: string;
  messageId?: string;
  error?: { code: string; message: string };
};

/** `calls.expert` is the expert that is asked, `calls.questions` what it was asked. */
export const chatSite = async (db: TestDatabase, options: TestAppOptions = {}) => {
  const calls = { expert: echoing, questions: [] as ChatQuestion[] };
  const chatExpert: ChatExpert = {
    get model() {
      return calls.expert.model;
    },
    answer(question, hears) {
      calls.questions.push(question);
      return calls.expert.answer(question, hears);
    },
    firstAid: (turns, keeper) => calls.expert.firstAid(turns, keeper),
  };
  const test = await createTestApp(db, {
    ...options,
    ports: { chatExpert, ...options.ports },
    environment: {
      CHATS_PER_KEEPER: '100000',
      CHATS_PER_ADDRESS: '100000',
      ...options.environment,
    },
  });
  const request = (path: string, headers: Record<string, string>, body: object) =>
    Promise.resolve(test.app.request(path, photoRequest(body, headers)));
  /** One message to /chat. */
  const send = async ({ headers }: SignedIn, query: string, more: object = {}): Promise<Told> => {
    const response = await request(endpoints.aiChat.path, headers, { query, ...more });
    return { status: response.status, ...((await response.json()) as object) };
  };
  /** The same as a stream of events. */
  const stream = ({ headers }: SignedIn, query: string, more: object = {}) =>
    request(endpoints.aiChat.path, { ...headers, accept: 'text/event-stream' }, { query, ...more });
  const read = async <T>(path: string, { headers }: SignedIn): Promise<T> =>
    (await (await test.app.request(path, { headers })).json()) as T;
  const chatOf = (keeper: SignedIn, id: string) =>
    read<Output<'readChat'>>(endpoints.readChat.path.replace(':id', id), keeper);
  const listed = async (keeper: SignedIn, query = '') =>
    (await read<Output<'listChats'>>(`${endpoints.listChats.path}${query}`, keeper)).chats;
  // The same object, whose clock the test may put forward.
  return Object.assign(test, {
    ...{ ctx: jobCtx(test), calls, request, send, stream, read, chatOf, listed },
  });
};
