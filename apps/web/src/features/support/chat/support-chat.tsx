import { MAX_MESSAGE } from '@nishiki/contract/chat';
import { SendHorizontal } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useAccount } from '../../../lib/account-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { SupportMessageView } from './support-message.tsx';
import { useSupport } from './use-support.ts';

const Typing = () => (
  <li className="flex items-center gap-2 text-muted">
    <span aria-hidden="true" className="flex gap-1">
      {[0, 1, 2].map((dot) => (
        <span key={dot} className="size-2 animate-pulse rounded-full bg-ai" />
      ))}
    </span>
    Support is typing...
  </li>
);

/** Questions about the product, answered at once where the answer is known. */
const SupportChat = () => {
  const { messages, text, write, waiting, send } = useSupport();
  const [email, setEmail] = useState('');
  const { status } = useAccount();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const sent = useRef(false);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
    // A field that is disabled loses the focus: whoever wrote in it goes on there.
    if (!waiting && sent.current) field.current?.focus({ preventScroll: true });
    sent.current = waiting;
  }, [waiting, messages]);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send(email);
  };
  return (
    <Card aria-labelledby={id} className="space-y-4">
      <h2 id={id} className="text-2xl">
        Support chat
      </h2>
      <div
        ref={list}
        role="log"
        aria-label="Conversation with support"
        tabIndex={messages.length > 0 ? 0 : undefined}
        className="max-h-112 min-h-24 overflow-y-auto"
      >
        <ol className="space-y-4">
          <li className="max-w-measure">
            Hello. Ask about tokens, plans, photos or your account. I am a program: what I do not
            know goes on to people.
          </li>
          {messages.map((message) => (
            <SupportMessageView key={message.id} {...message} />
          ))}
          {waiting && <Typing />}
        </ol>
      </div>
      <form
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send(email);
        }}
      >
        {status === 'signed-out' && (
          <TextField
            label="Your e-mail, if people should answer you"
            type="email"
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
        <TextAreaField
          ref={field}
          label="Your message"
          rows={3}
          maxLength={MAX_MESSAGE}
          placeholder="Such as: do tokens expire?"
          value={text}
          disabled={waiting}
          onChange={(event) => write(event.target.value)}
          onKeyDown={press}
        />
        <Button tone="primary" type="submit" disabled={waiting || text.trim() === ''}>
          <SendHorizontal aria-hidden="true" className="size-5" />
          Send
        </Button>
      </form>
    </Card>
  );
};

export default SupportChat;
