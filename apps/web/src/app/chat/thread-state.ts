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
  /** loading: nothing has been said so far · speaking: words are coming · stopped: it ends here. */
  readonly state: 'loading' | 'speaking' | 'done' | 'stopped';
  /** Known by the server, so that it can be rated. */
  readonly kept: boolean;
};

export type Thread = {
  readonly conversationId: string | null;
  readonly entries: readonly Entry[];
  /** Named by the server while it works. */
  readonly step: string | null;
};

export const emptyThread: Thread = { conversationId: null, entries: [], step: null };

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
  /** No answer came: its place goes, and with `takesBack` the message as well. */
  | { kind: 'failed'; takesBack: boolean }
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

const stopped = (thread: Thread): Thread => {
  const last = thread.entries.at(-1);
  if (last?.state === 'loading') return { ...thread, entries: thread.entries.slice(0, -1) };
  return changed(thread, (entry) => ({ ...entry, state: 'stopped' }));
};

const failed = (thread: Thread, takesBack: boolean): Thread => {
  if (!isPending(thread)) return thread;
  const { entries } = thread;
  const kept = entries.slice(0, -1);
  return {
    ...thread,
    entries: takesBack && kept.at(-1)?.role === 'keeper' ? kept.slice(0, -1) : kept,
  };
};

export const reduceThread = (thread: Thread, action: ThreadAction): Thread => {
  switch (action.kind) {
    case 'opened':
      return {
        conversationId: action.conversationId,
        entries: action.messages.map(entryOf),
        step: null,
      };
    case 'cleared':
      return emptyThread;
    case 'sent':
      return { ...thread, entries: [...thread.entries, action.entry, action.waiting], step: null };
    case 'asked-again': {
      const rest =
        thread.entries.at(-1)?.role === 'expert' ? thread.entries.slice(0, -1) : thread.entries;
      return { ...thread, entries: [...rest, action.waiting], step: null };
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
      };
    case 'stopped':
      return { ...stopped(thread), step: null };
    case 'failed':
      return { ...failed(thread, action.takesBack), step: null };
    case 'rated':
      return {
        ...thread,
        entries: thread.entries.map((entry) =>
          entry.id === action.id ? { ...entry, rating: action.rating } : entry,
        ),
      };
  }
};
