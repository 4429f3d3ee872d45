/** A conversation on the page: what was said, what is being said, and how it goes on. Pure. */
import type { AnswerMeta, ChatMessage } from '@nishiki/contract/chat';

export type Entry = {
  /** Of the server where it has one, else made here. */
  readonly id: string;
  readonly role: 'keeper' | 'expert';
  readonly content: string;
  readonly meta: AnswerMeta | null;
  /** Address of a photo: signed by the server, or of the file that is being sent. */
  readonly imageUrl: string | null;
  readonly rating: 'up' | 'down' | null;
  /** ISO time. */
  readonly at: string;
  /**
   * loading: nothing has been said so far · speaking: words are coming · stopped: it ends here ·
   * trouble: no answer, but what is said in its place.
   */
  readonly state: 'loading' | 'speaking' | 'done' | 'stopped' | 'trouble';
  /** Known by the server, so that it can be rated. */
  readonly kept: boolean;
};

export type Thread = {
  readonly conversationId: string | null;
  readonly entries: readonly Entry[];
  /** Named by the server while it works. */
  readonly step: string | null;
  /** The answer that is asked for anew: it comes back when no other one comes. */
  readonly replaced: Entry | null;
};

export const emptyThread: Thread = {
  conversationId: null,
  entries: [],
  step: null,
  replaced: null,
};

export type ThreadAction =
  | { kind: 'opened'; conversationId: string; messages: readonly ChatMessage[] }
  | { kind: 'cleared' }
  | { kind: 'sent'; entry: Entry; waiting: Entry }
  /** The last answer is asked for anew. */
  | { kind: 'asked-again'; waiting: Entry }
  | { kind: 'step'; step: string }
  | { kind: 'words'; text: string }
  | {
      kind: 'answered';
      conversationId: string | null;
      messageId: string | null;
      content: string;
      meta: AnswerMeta | null;
    }
  | { kind: 'stopped' }
  /** The server told what it keeps of an answer that was stopped. */
  | { kind: 'kept'; id: string; conversationId: string; messageId: string; meta: AnswerMeta }
  /** No answer came: its place goes, and the message with it. `trouble` is said instead. */
  | { kind: 'failed'; trouble: Entry | null }
  | { kind: 'rated'; id: string; rating: Entry['rating'] };

export const isPending = ({ entries }: Thread): boolean => {
  const state = entries.at(-1)?.state;
  return state === 'loading' || state === 'speaking';
};

const entryOf = (message: ChatMessage): Entry => ({
  id: message.id,
  role: message.role,
  content: message.content,
  meta: message.meta,
  imageUrl: message.imageUrl,
  rating: message.rating,
  at: message.created_at,
  state: message.state,
  kept: true,
});

/** Changes the answer that is on its way; nothing where none is. */
const changed = (thread: Thread, change: (entry: Entry) => Entry): Thread => {
  const last = thread.entries.at(-1);
  if (!last || !isPending(thread)) return thread;
  return { ...thread, entries: [...thread.entries.slice(0, -1), change(last)] };
};

/** Without the place of an answer that does not come, and without the message that asked for it. */
const takenBack = (thread: Thread): Thread => {
  if (!isPending(thread)) return thread;
  const before = thread.entries.slice(0, -1);
  if (thread.replaced !== null)
    return { ...thread, entries: [...before, thread.replaced], replaced: null };
  const last = before.at(-1);
  // A message that the server keeps was there before: it was only asked for an answer.
  const goes = last?.role === 'keeper' && !last.kept;
  return { ...thread, entries: goes ? before.slice(0, -1) : before };
};

const stopped = (thread: Thread): Thread =>
  thread.entries.at(-1)?.state === 'loading'
    ? takenBack(thread)
    : { ...changed(thread, (entry) => ({ ...entry, state: 'stopped' })), replaced: null };

const failed = (thread: Thread, trouble: Entry | null): Thread => {
  const left = takenBack(thread);
  return trouble === null ? left : { ...left, entries: [...left.entries, trouble] };
};

const withoutTrouble = (entries: readonly Entry[]): Entry[] =>
  entries.filter(({ state }) => state !== 'trouble');

export const reduceThread = (thread: Thread, action: ThreadAction): Thread => {
  switch (action.kind) {
    case 'opened':
      return {
        conversationId: action.conversationId,
        entries: action.messages.map(entryOf),
        step: null,
        replaced: null,
      };
    case 'cleared':
      return emptyThread;
    case 'sent':
      return {
        ...thread,
        entries: [...withoutTrouble(thread.entries), action.entry, action.waiting],
        step: null,
        replaced: null,
      };
    case 'asked-again': {
      const entries = withoutTrouble(thread.entries);
      const last = entries.at(-1);
      const replaced = last?.role === 'expert' ? last : null;
      const rest = replaced === null ? entries : entries.slice(0, -1);
      return { ...thread, entries: [...rest, action.waiting], step: null, replaced };
    }
    case 'step':
      return { ...thread, step: action.step };
    case 'words':
      return changed(thread, (entry) => ({
        ...entry,
        content: entry.content + action.text,
        state: 'speaking',
      }));
    case 'answered':
      return {
        ...changed(thread, (entry) => ({
          ...entry,
          id: action.messageId ?? entry.id,
          content: action.content,
          meta: action.meta,
          state: 'done',
          kept: action.messageId !== null,
        })),
        conversationId: action.conversationId ?? thread.conversationId,
        step: null,
        replaced: null,
      };
    case 'stopped':
      return { ...stopped(thread), step: null };
    case 'kept':
      return {
        ...thread,
        conversationId: thread.conversationId ?? action.conversationId,
        entries: thread.entries.map((entry) =>
          entry.id === action.id
            ? { ...entry, id: action.messageId, meta: action.meta, kept: true }
            : entry,
        ),
      };
    case 'failed':
      return { ...failed(thread, action.trouble), step: null };
    case 'rated':
      return {
        ...thread,
        entries: thread.entries.map((entry) =>
          entry.id === action.id ? { ...entry, rating: action.rating } : entry,
        ),
      };
  }
};
