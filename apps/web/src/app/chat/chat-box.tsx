import { useId, type ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { ChatOffers } from './chat-offers.tsx';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import { Suggestions } from './suggestions.tsx';
import type { ChatApi } from './use-chat.ts';

type ChatBoxProps = {
  chat: ChatApi;
  title: string;
  /** Under the title while nothing was said. */
  lead: ReactNode;
  suggestions: readonly string[];
  /** Photos dropped anywhere on the page are for it. */
  takesDrops: boolean;
  placeholder?: string | undefined;
};

/** A conversation as one part of a page. */
export const ChatBox = ({ chat, title, lead, suggestions, ...field }: ChatBoxProps) => {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="min-w-0 space-y-4">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <div className="max-h-144 overflow-y-auto overscroll-contain">
        <MessageList
          chat={chat}
          empty={
            <div className="space-y-4">
              <div className="max-w-measure text-muted">{lead}</div>
              <Suggestions words={suggestions} disabled={chat.thread.pending} onSay={chat.say} />
            </div>
          }
        />
      </div>
      <Composer chat={chat} {...field} />
      <ChatOffers chat={chat} />
    </Card>
  );
};
