import type { AnswerMeta } from '@nishiki/contract/chat';
import { describe, expect, it } from 'vitest';
import { entry, waiting } from './entry.ts';
import { emptyThread, isPending, reduceThread, type Thread } from './thread-state.ts';

const meta: AnswerMeta = {
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
const asked = (thread: Thread = emptyThread): Thread =>
  reduceThread(thread, {
    kind: 'sent',
    entry: entry('keeper', { content: 'pH 8.4?' }),
    waiting: waiting(),
  });
const answered = (): Thread =>
  reduceThread(asked(), {
    kind: 'answered',
    conversationId: 'c-1',
    messageId: 'm-1',
    content: 'Within its band.',
    meta,
  });
const contents = ({ entries }: Thread): string[] => entries.map(({ content }) => content);

describe('a message that is answered', () => {
  it('waits, is heard word by word, and is then whole', () => {
    const waits = asked();
    expect(isPending(waits)).toBe(true);
    const heard = reduceThread(reduceThread(waits, { kind: 'words', text: 'With' }), {
      kind: 'words',
      text: 'in',
    });
    expect(contents(heard)).toEqual(['pH 8.4?', 'Within']);
    expect(isPending(heard)).toBe(true);
    const whole = answered();
    expect(isPending(whole)).toBe(false);
    expect(whole.conversationId).toBe('c-1');
    expect(whole.entries.at(-1)).toMatchObject({ id: 'm-1', kept: true, state: 'done' });
  });
});

describe('a message that is not answered', () => {
  it('is taken back together with the place of its answer', () => {
    const thread = reduceThread(asked(answered()), { kind: 'failed', trouble: null });
    expect(contents(thread)).toEqual(['pH 8.4?', 'Within its band.']);
  });
  it('leaves trouble where it is said, until the next message', () => {
    const trouble = entry('expert', { content: 'No connection.', state: 'trouble' });
    const failed = reduceThread(asked(), { kind: 'failed', trouble });
    expect(contents(failed)).toEqual(['No connection.']);
    expect(contents(asked(failed))).toEqual(['pH 8.4?', '']);
  });
  it('is taken back when it is stopped before a word', () => {
    expect(reduceThread(asked(), { kind: 'stopped' }).entries).toEqual([]);
  });
  it('stays with what was said when it is stopped later, and learns where that is kept', () => {
    const heard = reduceThread(asked(), { kind: 'words', text: 'Half' });
    const stopped = reduceThread(heard, { kind: 'stopped' });
    expect(stopped.entries.at(-1)).toMatchObject({
      content: 'Half',
      state: 'stopped',
      kept: false,
    });
    const id = stopped.entries.at(-1)?.id ?? '';
    const kept = reduceThread(stopped, {
      kind: 'kept',
      id,
      conversationId: 'c-2',
      messageId: 'm-2',
      meta,
    });
    expect(kept.conversationId).toBe('c-2');
    expect(kept.entries.at(-1)).toMatchObject({ id: 'm-2', content: 'Half', kept: true });
  });
});

describe('an answer that is asked for anew', () => {
  const again = () => reduceThread(answered(), { kind: 'asked-again', waiting: waiting() });
  it('steps aside for the other one', () => {
    expect(contents(again())).toEqual(['pH 8.4?', '']);
  });
  it('comes back when the other one fails', () => {
    const thread = reduceThread(again(), { kind: 'failed', trouble: null });
    expect(contents(thread)).toEqual(['pH 8.4?', 'Within its band.']);
    expect(thread.replaced).toBeNull();
  });
  it('comes back when it is stopped before a word, and not after', () => {
    expect(contents(reduceThread(again(), { kind: 'stopped' }))).toEqual([
      'pH 8.4?',
      'Within its band.',
    ]);
    const heard = reduceThread(again(), { kind: 'words', text: 'Other' });
    expect(contents(reduceThread(heard, { kind: 'stopped' }))).toEqual(['pH 8.4?', 'Other']);
  });
  it('leaves a kept message without an answer where it was', () => {
    const lonely = reduceThread(emptyThread, {
      kind: 'opened',
      conversationId: 'c-3',
      messages: [
        {
          id: 'm-3',
          role: 'keeper',
          content: 'Why?',
          imageUrl: null,
          meta: null,
          state: 'done',
          rating: null,
          created_at: '2026-12-01T10:00:00Z',
        },
      ],
    });
    const asks = reduceThread(lonely, { kind: 'asked-again', waiting: waiting() });
    expect(contents(reduceThread(asks, { kind: 'failed', trouble: null }))).toEqual(['Why?']);
  });
});
