import type { Analysis } from '@nishiki/contract/analysis';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { isAnswerLost, toOutcome } from './analysis-failure.ts';
import { initialState, reduce, type StepName } from './analysis-state.ts';
import { preparePhoto, refusal } from './prepare-photo.ts';
import { preloadResult } from './results/lazy-result.tsx';
import { isExample } from './example/example-photo.ts';
import { sendExample, sendPhoto } from './send-photo.ts';
import { createWish } from './wish.ts';

type Handlers = {
  onDone: (analysis: Analysis, photo: File) => void;
  /** The server gives no more free tries. */
  onNoTries: (forGood: boolean) => void;
  /** The balance does not cover the cost, whatever the page thought of it. */
  onNoTokens: () => void;
};

/** So that a network lost between choosing and sending costs nothing but the sending. */
const loadAhead = () => {
  import('../../lib/contract.ts').catch(() => undefined);
  preloadResult();
};

/** Runs an analysis of one photo at a time; a new run, a cancel or leaving the page ends the old one. */
export const useAnalysis = ({ onDone, onNoTries, onNoTokens }: Handlers) => {
  const [state, dispatch] = useReducer(reduce, initialState);
  const running = useRef<AbortController | null>(null);
  const runs = useRef(0);
  const [wish] = useState(createWish);
  useEffect(() => () => running.current?.abort(), []);

  const choose = useCallback((file: File) => {
    const message = refusal(file);
    dispatch(message === null ? { type: 'chosen', photo: file } : { type: 'refused', message });
    loadAhead();
  }, []);
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
      const prepared = await preparePhoto(photo);
      signal.throwIfAborted();
      dispatch({ type: 'prepared', run, at: performance.now() });
      const options = {
        signal,
        onStep: (name: StepName) => dispatch({ type: 'step', run, name, at: performance.now() }),
      };
      const analysis = isExample(photo)
        ? await sendExample(options)
        : await sendPhoto(prepared, wish.keyFor(photo), options);
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
