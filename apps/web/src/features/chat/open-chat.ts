import type { Output } from '@nishiki/contract/endpoints';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';

type Whole = Output<'readChat'>;

export type OpenState =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** The query of the address of a conversation. */
export const chatSearch = (id: string): string => `?${new URLSearchParams({ c: id }).toString()}`;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Options = {
  /** Of the address; null: a new conversation. */
  id: string | null;
  /** The one in view. */
  shown: string | null;
  /** Somebody is signed in: only they have conversations. */
  ready: boolean;
  onRead: (chat: Whole) => void;
};

/** Reads the conversation that the address names, unless it is the one in view. */
export const useOpenChat = ({ id, shown, ready, onRead }: Options) => {
  const [state, setState] = useState<OpenState>({ kind: 'none' });
  const [turn, setTurn] = useState(0);
  const wanted = ready && id !== null && id !== shown ? id : null;
  useEffect(() => {
    if (wanted === null) return setState({ kind: 'none' });
    // What is no id is nobody's conversation: the server need not be asked.
    if (!uuid.test(wanted)) return setState({ kind: 'gone' });
    const control = new AbortController();
    setState({ kind: 'loading' });
    call('readChat', { id: wanted }, { signal: control.signal }).then(onRead, (error: unknown) => {
      if (control.signal.aborted) return;
      const gone = error instanceof ApiError && error.code === 'not_found';
      setState(gone ? { kind: 'gone' } : { kind: 'failed', error });
    });
    return () => control.abort();
  }, [wanted, turn, onRead]);
  const now: OpenState =
    wanted === null ? { kind: 'none' } : state.kind === 'none' ? { kind: 'loading' } : state;
  return { state: now, retry: () => setTurn((before) => before + 1) };
};
