import { useDeferredValue, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useChats } from './queries.ts';
import { RecentChat } from './recent-chat.tsx';

type RecentChatsProps = {
  /** The one in view. */
  openId: string | null;
  onOpen: () => void;
  /** The one in view was deleted. */
  onGone: () => void;
};

/** Own conversations, with a search in titles and messages. */
export const RecentChats = ({ openId, onOpen, onGone }: RecentChatsProps) => {
  const heading = useId();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const query = useChats(search);
  const chats = query.data?.pages.flatMap((page) => page.chats) ?? [];
  return (
    <section aria-labelledby={heading} className="space-y-3">
      <h2 id={heading} className="text-lg">
        Recent Chats
      </h2>
      {(chats.length > 0 || search !== '') && (
        <TextField
          label="Search in chats"
          type="search"
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {query.isPending && <Skeleton label="Loading your chats" lines={4} />}
      {query.isError && chats.length === 0 && (
        <LoadFailed
          what="Your chats"
          error={query.error}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isSuccess && chats.length === 0 && (
        <p role="status" className="text-sm text-muted">
          {search === ''
            ? 'None so far. What you ask is kept here, for you alone.'
            : 'No chat has all of these words.'}
        </p>
      )}
      {chats.length > 0 && (
        <ul className="-mx-1 space-y-1">
          {chats.map((chat) => (
            <RecentChat
              key={chat.id}
              chat={chat}
              current={chat.id === openId}
              onOpen={onOpen}
              onDeleted={() => {
                if (chat.id === openId) onGone();
              }}
            />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button
          busy={query.isFetchingNextPage}
          busyText="Loading..."
          onClick={() => void query.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </section>
  );
};
