import type { Analysis } from '@nishiki/contract/analysis';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { offlineError } from '../../lib/api-error.ts';
import { importing } from '../../lib/importing.ts';
import { isAnswerLost, toOutcome } from './analysis-failure.ts';
import { initialState, reduce, type StepName } from './analysis-state.ts';
import { refusal, type PhotoLimit } from './photo-checks.ts';
import type { Question } from './send-photo.ts';
import type { SendOptions } from './stream-options.ts';
import { preloadStage } from './upload/lazy-stage.tsx';
import { createWish } from './wish.ts';

type Sending = {
  photo: File;
  /** Sends the photo with what is asked of it. */
  ask: (question: Question) => Promise<Analysis>;
};

/** What a page asks about a photo. */
export type Send = (sending: Sending, options: SendOptions) => Promise<Analysis>;

type Handlers = {
  limit: PhotoLimit;
  /** Loads the code that shows the answer. */
  preload: () => void;
  send: Send;
  onDone: (analysis: Analysis, photo: File) => void;
  /** The server gives no more free tries. */
  onNoTries: (forGood: boolean) => void;
  /** The balance does not cover the cost, whatever the page thought of it. */
  onNoTokens: () => void;
};

const loadSending = () =>
  importing(() => import('./send-photo.ts')).catch(() => {
    throw offlineError();
  });

/** So that a network lost between choosing and sending costs nothing but the sending. */
const loadAhead = () => {
  import('../../lib/contract.ts').catch(() => undefined);
  loadSending().catch(() => undefined);
  preloadStage();
};

/** Runs an analysis of one photo at a time; a new run, a cancel or leaving the page ends the old one. */
export const useAnalysis = (handlers: Handlers) => {
  const { limit, preload, send, onDone, onNoTries, onNoTokens } = handlers;
  const [state, dispatch] = useReducer(reduce, initialState);
  const running = useRef<AbortController | null>(null);
  const runs = useRef(0);
  const [wish] = useState(createWish);
  useEffect(() => () => running.current?.abort(), []);

  const choose = useCallback(
    (file: File) => {
      const message = refusal(file, limit);
      dispatch(message === null ? { type: 'chosen', photo: file } : { type: 'refused', message });
      loadAhead();
      preload();
    },
    [limit, preload],
  );
  const refuse = useCallback((message: string) => dispatch({ type: 'refused', message }), []);
  const remove = useCallback(() => dispatch({ type: 'removed' }), []);

  const cancel = useCallback(() => {
    running.current?.abort();
    wish.answered();
    dispatch({ type: 'stopped', run: runs.current, notice: null });
  }, [wish]);

  const analyse = async (photo: File | null) => {
    const run = ++runs.current;
    dispatch({ type: 'started', run, at: performance.now() });
    if (photo === null) return;
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    try {
      const options = {
        signal,
        onStep: (name: StepName) => dispatch({ type: 'step', run, name, at: performance.now() }),
      };
      const onPrepared = () => dispatch({ type: 'prepared', run, at: performance.now() });
      const ask = async (question: Question) => {
        const { sendPhoto } = await loadSending();
        const key = wish.keyFor(photo, JSON.stringify(question));
        return sendPhoto({ photo, limit, question, key }, { ...options, onPrepared });
      };
      const analysis = await send({ photo, ask }, options);
      signal.throwIfAborted();
      wish.answered();
      dispatch({ type: 'finished', run, analysis, at: performance.now() });
      onDone(analysis, photo);
    } catch (problem) {
      if (signal.aborted) return;
      if (!isAnswerLost(problem)) wish.answered();
      const outcome = toOutcome(problem, navigator.onLine);
      if (outcome.kind === 'failure') dispatch({ type: 'failed', run, failure: outcome.failure });
      else dispatch({ type: 'stopped', run, notice: outcome.message });
      if (outcome.kind === 'no-tries') onNoTries(outcome.forGood);
      if (outcome.kind === 'no-tokens') onNoTokens();
    }
  };

  return { state, choose, refuse, remove, cancel, analyse };
};
