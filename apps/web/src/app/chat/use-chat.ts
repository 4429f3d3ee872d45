import type { ChatPlace } from '@nishiki/contract/chat';
import { tokenCosts } from '@nishiki/contract/tokens';
import { useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import { refreshProfile, useAccount } from '../../lib/account-store.ts';
import { useToast } from '../../ui/toast.tsx';
import { allowanceOf } from '../analysis/allowance.ts';
import { signUpAddress } from '../sign-in-address.ts';
import { maySpeak } from '../speech/may-speak.ts';
import type { Ask } from './ask.ts';
import { chatCost } from './chat-cost.ts';
import { guestReply } from './guest-reply.ts';
import { chatProblem, SIGN_IN_FIRST } from './problem-words.ts';
import { useComposer } from './use-composer.ts';
import { useThread, type Said, type Sent } from './use-thread.ts';

export type ChatManner = {
  readonly place: ChatPlace;
  /** How a message goes out. It must be the same one each time: made outside of the component, or kept. */
  readonly ask: Ask;
  /** Under which unsent words are kept in the tab. */
  readonly draftKey: string;
  /**
   * A guest's message gets the prompt to sign up after so many milliseconds; null: a guest is asked to
   * sign in before anything is written.
   */
  readonly guestMs: number | null;
};

/** What lies over the page instead of an answer. A closed one stays, so that the focus goes back. */
export type ChatOffer = {
  readonly kind: 'tokens' | 'upgrade';
  readonly open: boolean;
  /** Tokens that it was about. */
  readonly cost: number;
};

/** All that a place does around talking with the expert: writing, paying, sending, what is offered instead. */
export const useChat = ({ place, ask, draftKey, guestMs }: ChatManner) => {
  const account = useAccount();
  const here = useLocation();
  const toast = useToast();
  const allowance = allowanceOf(account, 0);
  const profile = account.status === 'signed-in' ? account.profile : null;
  const [offer, setOffer] = useState<ChatOffer | null>(null);
  const [wentOut, setWentOut] = useState(false);
  const thread = useThread(ask, { trouble: (problem) => chatProblem(problem, place).trouble });

  const { show } = toast;
  const refused = useCallback(
    (problem: unknown) => {
      const { toast: words } = chatProblem(problem, place);
      if (words !== null) show(words);
    },
    [place, show],
  );
  const composer = useComposer({ draftKey, onRefused: refused });

  const tell = (problem: unknown, asked: number): void => {
    const { toast: words, offer: kind } = chatProblem(problem, place);
    if (kind !== null) setOffer({ kind, open: true, cost: asked });
    if (words !== null) toast.show(words);
  };
  const askToSignIn = () => toast.show(SIGN_IN_FIRST);

  /** What was said goes out; where no answer came it comes back into the field. */
  const sendOut = async (said: Said): Promise<Sent> => {
    setWentOut(false);
    const sent = await thread.send(said);
    setWentOut(sent === 'answered');
    if (sent === 'silenced') composer.giveBack(said);
    else if (typeof sent === 'object') {
      composer.giveBack(said);
      tell(sent.failed, chatCost({ photo: said.photo !== null, voice: said.voice }));
    }
    return sent;
  };
  const sendAsGuest = async (said: Said, ms: number): Promise<Sent> => {
    const sent = await thread.sendAsGuest(
      said.text,
      guestReply(said.text, signUpAddress(here)),
      ms,
    );
    if (sent === 'silenced') composer.giveBack(said);
    // Whoever signs up now finds the words in the field again.
    else composer.keep(said.text);
    return sent;
  };
  const deliver = (said: Said): Promise<Sent> | null => {
    if (account.status !== 'signed-out') return sendOut(said);
    if (guestMs !== null) return sendAsGuest(said, guestMs);
    composer.giveBack(said);
    askToSignIn();
    return null;
  };

  /** Sends what is written. Nothing is sent while an answer is on its way. */
  const submit = (): void => {
    if (thread.pending) return;
    const said = composer.take();
    if (said !== null) void deliver(said);
  };
  /** Sends these words, beside what is written: a suggestion, or an answer to what the expert asks. */
  const say = (text: string): void => {
    if (!thread.pending) void deliver({ text, photo: null, voice: false });
  };
  const again = async (): Promise<void> => {
    if (thread.pending) return;
    const sent = await thread.again();
    if (typeof sent === 'object') tell(sent.failed, chatCost({ photo: false, voice: false }));
  };

  return {
    place,
    thread,
    composer,
    account,
    allowance,
    guest: account.status === 'signed-out',
    speaks: maySpeak(profile, new Date()),
    /** The last message was answered, and nothing was begun since. */
    wentOut: wentOut && composer.text === '' && composer.photo === null,
    submit,
    say,
    again,
    askToSignIn,
    refused,
    offer,
    showUpgrade: () => setOffer({ kind: 'upgrade', open: true, cost: tokenCosts.voice }),
    closeOffer: () => {
      setOffer((shown) => shown && { ...shown, open: false });
      void refreshProfile();
    },
  };
};

export type ChatApi = ReturnType<typeof useChat>;
