import { useEffect, useRef, useState } from 'react';
import { readDraft, writeDraft } from '../../../app/chat/composer-draft.ts';
import { accountNow } from '../../../lib/account-store.ts';
import { call } from '../../../lib/api-client.ts';
import { randomId } from '../../../lib/random-id.ts';
import { useToast } from '../../../ui/toast.tsx';
import { NoReply, supportFailure } from './failure.ts';
import { supportSession } from './session-id.ts';

export type SupportMessage = {
  readonly id: string;
  readonly content: string;
  readonly isUser: boolean;
  readonly timestamp: Date;
  /** trouble: said in place of a reply · passed-on: a person will read it. */
  readonly mark: 'trouble' | 'passed-on' | null;
};

const DRAFT = 'support';

const ask = async (
  message: string,
  email: string,
): Promise<{ reply: string; passedOn: boolean }> => {
  const account = accountNow();
  const known = account.status === 'signed-in' ? (account.profile?.email ?? null) : null;
  const answer = await call('supportChat', {
    message,
    user_email: known ?? (email.trim() || null),
    session_id: supportSession(),
  });
  if (answer.reply.trim() === '') throw new NoReply();
  return answer;
};

const said = (fields: Pick<SupportMessage, 'content' | 'isUser' | 'mark'>): SupportMessage => ({
  id: randomId(),
  timestamp: new Date(),
  ...fields,
});

/** A conversation with support; one message at a time. */
export const useSupport = () => {
  const [messages, setMessages] = useState<readonly SupportMessage[]>([]);
  const [text, setText] = useState(() => readDraft(DRAFT));
  const [waiting, setWaiting] = useState(false);
  const toast = useToast();
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  const write = (words: string) => {
    setText(words);
    writeDraft(DRAFT, words);
  };
  const add = (message: SupportMessage) => setMessages((before) => [...before, message]);

  /** @param email of a guest who wants an answer by mail; empty where none is given */
  const send = async (email: string): Promise<void> => {
    const message = text.trim();
    if (message === '' || waiting) return;
    const own = said({ content: message, isUser: true, mark: null });
    setMessages((before) => [...before.filter(({ mark }) => mark !== 'trouble'), own]);
    write('');
    setWaiting(true);
    try {
      const { reply, passedOn } = await ask(message, email);
      if (!here.current) return;
      add(said({ content: reply, isUser: false, mark: passedOn ? 'passed-on' : null }));
    } catch (problem) {
      if (!here.current) return;
      // The words are back in the field; what was said of them would stand there twice.
      setMessages((before) => before.filter(({ id }) => id !== own.id));
      write(message);
      add(said({ content: '', isUser: false, mark: 'trouble' }));
      toast.show(supportFailure(problem));
    } finally {
      if (here.current) setWaiting(false);
    }
  };
  return { messages, text, write, waiting, send };
};
