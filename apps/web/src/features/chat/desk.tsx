import { MessagesSquare, Plus } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { askChat } from '../../app/chat/ask.ts';
import { ChatOffers } from '../../app/chat/chat-offers.tsx';
import { Composer } from '../../app/chat/composer.tsx';
import { GUEST_MS } from '../../app/chat/guest-reply.ts';
import { MessageList } from '../../app/chat/message-list.tsx';
import { Suggestions } from '../../app/chat/suggestions.tsx';
import { useChat, type ChatManner } from '../../app/chat/use-chat.ts';
import { routes } from '../../app/routes.ts';
import { Button } from '../../ui/button.tsx';
import { ChatFrame } from './chat-frame.tsx';
import { Drawer } from './drawer.tsx';
import { GREETING, SUGGESTIONS } from './greeting.ts';
import { GuestBanner } from './guest-banner.tsx';
import { NotShown, SignInToSee } from './not-shown.tsx';
import { chatSearch, useOpenChat } from './open-chat.ts';
import { SettingsDialog } from './settings-dialog.tsx';
import { Sidebar } from './sidebar.tsx';

const manner: ChatManner = {
  place: 'chat',
  ask: askChat(),
  draftKey: 'chat',
  guestMs: GUEST_MS.chat,
};

/** The conversation of the address: `?c=` names one that is kept, without it a new one begins. */
const useAddressedChat = () => {
  const chat = useChat(manner);
  const { show, clear, leave, thread } = chat.thread;
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const id = params.get('c');
  const { conversationId: shown } = thread;
  const { state, retry } = useOpenChat({
    id,
    shown,
    ready: chat.account.status === 'signed-in',
    onRead: useCallback((read) => show(read.id, read.messages), [show]),
  });
  useEffect(() => {
    if (id === null) clear();
  }, [id, clear]);
  const known = useRef(id);
  known.current = id;
  useEffect(() => {
    // A new conversation got its name with its first answer.
    if (shown !== null && known.current !== shown)
      void navigate({ search: chatSearch(shown) }, { replace: true });
  }, [shown, navigate]);
  const isElsewhere = state.kind !== 'none';
  useEffect(() => {
    if (isElsewhere) leave();
  }, [isElsewhere, leave]);
  const begin = () => {
    // The address leads: cleared before it has changed, the chat that it names would be read again.
    if (id === null) clear();
    else void navigate(routes.chat.path);
  };
  return { chat, id, state, retry, begin };
};

const Desk = () => {
  const { chat, id, state, retry, begin } = useAddressedChat();
  const [drawer, setDrawer] = useState(false);
  const [settings, setSettings] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const onNew = () => {
    setDrawer(false);
    begin();
    field.current?.focus();
  };
  const { account, guest } = chat;
  const sidebar = (
    <Sidebar
      account={account}
      openId={chat.thread.thread.conversationId ?? id}
      onNew={onNew}
      onOpen={() => setDrawer(false)}
      onSettings={() => {
        setDrawer(false);
        setSettings(true);
      }}
    />
  );
  const empty = (
    <div className="space-y-6">
      <p className="max-w-measure">{GREETING}</p>
      <Suggestions words={SUGGESTIONS} disabled={chat.thread.pending} onSay={chat.say} />
    </div>
  );
  return (
    <>
      <ChatFrame
        sidebar={sidebar}
        head={
          <div className="space-y-3">
            <div className="flex flex-wrap gap-2 lg:hidden print:hidden">
              <Button onClick={() => setDrawer(true)}>
                <MessagesSquare aria-hidden="true" className="size-5" />
                Chats
              </Button>
              <Button tone="quiet" onClick={onNew}>
                <Plus aria-hidden="true" className="size-5" />
                New Chat
              </Button>
            </div>
            <GuestBanner status={account.status} />
          </div>
        }
        foot={<Composer ref={field} chat={chat} takesDrops />}
      >
        {guest && id !== null ? (
          <SignInToSee />
        ) : state.kind === 'none' ? (
          <MessageList chat={chat} empty={empty} />
        ) : (
          <NotShown state={state} onRetry={retry} onNew={onNew} />
        )}
      </ChatFrame>
      <Drawer open={drawer} onClose={() => setDrawer(false)} label="Chats">
        {sidebar}
      </Drawer>
      <SettingsDialog open={settings} onClose={() => setSettings(false)} guest={guest} />
      <ChatOffers chat={chat} />
    </>
  );
};

export default Desk;
