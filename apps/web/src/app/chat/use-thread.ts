import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { AnswerMeta, ChatMessage } from '@nishiki/contract/chat';
import { refreshProfile } from '../../lib/account-store.ts';
import { ApiError } from '../../lib/api-error.ts';
import { randomId } from '../../lib/random-id.ts';
import { tellStale } from '../../lib/stale.ts';
import { isAnswerLost } from '../analysis/analysis-failure.ts';
import type { Ask, Wanted } from './ask.ts';
import { entry, waiting } from './entry.ts';
import { claimStopped, pause } from './claim-stopped.ts';
import { emptyThread, isPending, reduceThread, type Thread } from './thread-state.ts';

/** In place of an answer without words. */
export const EMPTY_REPLY = "I apologize, but I couldn't process your request. Please try again.";

export type Said = {
  readonly text: string;
  /** A photo that was made ready, as a data URL, and an address to show it by. */
  readonly photo: { readonly dataUrl: string; readonly shown: string } | null;
  readonly voice: boolean;
};

/**
 * What became of sending. Where no word of an answer came (`silenced`, `failed`) the message was taken
 * back, and the place that sent it gives its words back into the field.
 */
export type Sent = 'answered' | 'stopped' | 'silenced' | { readonly failed: unknown };

type Options = {
  /** Said in the conversation when no answer came; null where a message over the page is enough. */
  trouble?: (problem: unknown) => string | null;
};

/** A conversation: sending, hearing the answer word by word, stopping, asking anew. */
export const useThread = (ask: Ask, { trouble = () => null }: Options = {}) => {
  const [thread, act] = useReducer(reduceThread, emptyThread);
  const latest = useRef<Thread>(thread);
  latest.current = thread;
  const running = useRef<AbortController | null>(null);
  /** A wish whose answer was lost keeps its key, so that it is not paid twice. */
  const open = useRef<{ words: string; key: string } | null>(null);
  /** Where an answer that was stopped is kept; the next message waits for it, to go to the same place. */
  const claiming = useRef<Promise<string | null> | null>(null);
  /** Goes on elsewhere: whatever is under way ends, and is told nobody. */
  const leave = useCallback(() => {
    const left = running.current;
    running.current = null;
    claiming.current = null;
    left?.abort();
  }, []);
  useEffect(() => leave, [leave]);

  const settled = (): void => {
    void refreshProfile();
    tellStale();
  };

  const claim = (wanted: Wanted, id: string): void => {
    const claimed: Promise<string | null> = claimStopped(ask, wanted).then((kept) => {
      if (kept === null || claiming.current !== claimed) return null;
      act({ kind: 'kept', id, ...kept });
      return kept.conversationId;
    });
    claiming.current = claimed;
    void claimed.finally(settled);
  };

  const run = async (wanted: Omit<Wanted, 'key' | 'conversationId'>, id: string): Promise<Sent> => {
    const control = new AbortController();
    running.current = control;
    const isHere = () => running.current === control;
    const claimed = await claiming.current;
    const conversationId = latest.current.conversationId ?? claimed;
    const words = JSON.stringify([conversationId, wanted]);
    if (open.current?.words !== words) open.current = { words, key: randomId() };
    const whole = { ...wanted, conversationId, key: open.current.key };
    let spoken = false;
    try {
      const answer = await ask(whole, {
        signal: control.signal,
        onStep: (step) => isHere() && act({ kind: 'step', step }),
        onDelta: (text) => {
          spoken ||= text !== '';
          if (isHere()) act({ kind: 'words', text });
        },
      });
      if (!isHere()) return 'stopped';
      open.current = null;
      act({
        kind: 'answered',
        conversationId: answer.conversationId,
        messageId: answer.messageId,
        content: answer.response.trim() === '' ? EMPTY_REPLY : answer.response,
        meta: answer.metadata,
      });
      settled();
      return 'answered';
    } catch (problem) {
      if (!isHere()) return 'stopped';
      if (control.signal.aborted) {
        act({ kind: 'stopped' });
        if (!spoken) return 'silenced';
        open.current = null;
        claim(whole, id);
        return 'stopped';
      }
      if (!isAnswerLost(problem)) open.current = null;
      if (problem instanceof ApiError && problem.code === 'tokens_short') void refreshProfile();
      const said = trouble(problem);
      act({
        kind: 'failed',
        trouble: said === null ? null : entry('expert', { content: said, state: 'trouble' }),
      });
      return { failed: problem };
    } finally {
      if (isHere()) running.current = null;
    }
  };

  const send = ({ text, photo, voice }: Said): Promise<Sent> => {
    const answer = waiting();
    const shown = photo?.shown ?? null;
    const message = entry('keeper', { content: text, imageUrl: shown });
    act({ kind: 'sent', entry: message, waiting: answer });
    return run({ text, image: photo?.dataUrl ?? null, voice, again: false }, answer.id);
  };

  const again = (): Promise<Sent> => {
    const answer = waiting();
    act({ kind: 'asked-again', waiting: answer });
    return run({ text: '', image: null, voice: false, again: true }, answer.id);
  };

  /** A guest's message gets these words, after a while and without a call. */
  const sendAsGuest = async (
    text: string,
    reply: { readonly content: string; readonly meta: AnswerMeta },
    ms: number,
  ): Promise<Sent> => {
    const control = new AbortController();
    running.current = control;
    act({ kind: 'sent', entry: entry('keeper', { content: text }), waiting: waiting() });
    try {
      await pause(ms, control.signal);
      act({ kind: 'answered', conversationId: null, messageId: null, ...reply });
      return 'answered';
    } catch {
      if (running.current !== control) return 'stopped';
      act({ kind: 'stopped' });
      return 'silenced';
    }
  };

  const stop = useCallback(() => running.current?.abort(), []);
  /** Shows a conversation that is kept. */
  const show = useCallback(
    (conversationId: string, messages: readonly ChatMessage[]) => {
      leave();
      act({ kind: 'opened', conversationId, messages });
    },
    [leave],
  );
  const clear = useCallback(() => {
    leave();
    act({ kind: 'cleared' });
  }, [leave]);
  const rated = (id: string, rating: 'up' | 'down' | null) => act({ kind: 'rated', id, rating });
  const pending = isPending(thread);
  return { thread, pending, send, again, sendAsGuest, stop, leave, show, clear, rated };
};

export type ThreadApi = ReturnType<typeof useThread>;
