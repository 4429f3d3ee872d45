import type { ChatSummary } from '@nishiki/contract/chat';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { IconButton } from '../../app/chat/icon-button.tsx';
import { spoken } from '../../app/chat/said-words.ts';
import { whenWords } from '../../lib/date-words.ts';
import { chatSearch } from './open-chat.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';

type RecentChatProps = {
  chat: ChatSummary;
  /** It is the one in view. */
  current: boolean;
  onOpen: () => void;
  onDeleted: () => void;
};

const countWords = (count: number): string => (count === 1 ? '1 message' : `${count} messages`);

/** One of the own conversations, and what can be done with it. */
export const RecentChat = ({ chat, current, onOpen, onDeleted }: RecentChatProps) => {
  const [dialog, setDialog] = useState<'rename' | 'delete' | null>(null);
  const close = () => setDialog(null);
  const { id, title, last_message: last, message_count: count, updated_at: at } = chat;
  return (
    <li className={`flex items-start rounded-field ${current ? 'bg-water' : ''}`}>
      <Link
        to={{ search: chatSearch(id) }}
        onClick={onOpen}
        aria-current={current ? 'page' : undefined}
        className="block min-h-11 min-w-0 flex-1 rounded-field px-3 py-2 hover:text-ai"
      >
        <span className="block truncate font-semibold">{title}</span>
        <span className="block truncate text-sm text-muted">{spoken(last)}</span>
        <span className="block text-xs text-muted">
          {whenWords(new Date(at))}, {countWords(count)}
        </span>
      </Link>
      <div className="flex flex-col">
        <IconButton icon={Pencil} label={`Rename: ${title}`} onClick={() => setDialog('rename')} />
        <IconButton icon={Trash2} label={`Delete: ${title}`} onClick={() => setDialog('delete')} />
      </div>
      {dialog === 'rename' && <RenameDialog open chat={chat} onClose={close} />}
      {dialog === 'delete' && (
        <DeleteDialog open chat={chat} onClose={close} onDeleted={onDeleted} />
      )}
    </li>
  );
};
