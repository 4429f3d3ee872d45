import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { preloadMarkdown } from './answer-text.tsx';
import { Message } from './message.tsx';
import { spoken } from './said-words.ts';
import type { ChatApi } from './use-chat.ts';
import { useFollow } from './use-follow.ts';

/** The last answer in words, once it is whole: nobody wants to hear it token by token. */
const useAnnounced = ({ thread, pending }: ChatApi['thread']): string => {
  const [said, setSaid] = useState('');
  const before = useRef(pending);
  const last = thread.entries.at(-1);
  useEffect(() => {
    if (before.current === pending) return;
    before.current = pending;
    setSaid(!pending && last?.role === 'expert' ? spoken(last.content) : '');
  }, [pending, last]);
  return said;
};

type MessageListProps = {
  chat: ChatApi;
  /** In the place of messages while there are none. */
  empty?: ReactNode;
};

/** The conversation. It scrolls in whatever it stands in. */
export const MessageList = ({ chat, empty }: MessageListProps) => {
  const { thread, pending, rated } = chat.thread;
  const { entries, step } = thread;
  const { list, end } = useFollow(entries, step);
  const announced = useAnnounced(chat.thread);
  useEffect(() => void preloadMarkdown().catch(() => undefined), []);
  // Messages that did not change are not drawn again with every word of the last one.
  const latest = useRef(chat);
  latest.current = chat;
  const say = useCallback((text: string) => latest.current.say(text), []);
  const again = useCallback(() => void latest.current.again(), []);
  const rate = useRef(rated);
  const last = entries.at(-1);
  return (
    <div>
      <p aria-live="polite" className="sr-only">
        {announced}
      </p>
      {entries.length === 0 && empty}
      <ol ref={list} aria-label="Conversation" className="space-y-6">
        {entries.map((entry, at) => (
          <Message
            key={entry.id}
            entry={entry}
            step={entry.state === 'loading' ? step : null}
            photo={entry.state === 'loading' && (entries[at - 1]?.imageUrl ?? null) !== null}
            last={entry === last}
            pending={pending}
            onSay={say}
            onAgain={again}
            onRated={rate.current}
          />
        ))}
      </ol>
      {last?.role === 'keeper' && last.kept && (
        <p className="mt-4 flex flex-wrap items-center gap-3 text-muted">
          This message has no answer.
          <Button onClick={again}>Ask for the answer</Button>
        </p>
      )}
      <div ref={end} className="h-px scroll-mb-52">
        <VisuallyHidden>End of the conversation</VisuallyHidden>
      </div>
    </div>
  );
};
