import type { Analysis } from '@nishiki/contract/analysis';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { toOutcome } from './analysis-failure.ts';
import { initialState, reduce } from './analysis-state.ts';
import { preparePhoto, refusal } from './prepare-photo.ts';
import { preloadResult } from './results/lazy-result.tsx';
import { sendPhoto } from './send-photo.ts';

type Handlers = {
  onDone: (analysis: Analysis) => void;
  /** The server gives no more free tries. */
  onNoTries: (forGood: boolean) => void;
};

/** So that a network lost between choosing and sending costs nothing but the sending. */
const loadAhead = () => {
  import('../../lib/contract.ts').catch(() => undefined);
  preloadResult();
};

/** Runs an analysis of one photo at a time; a new run, a cancel or leaving the page ends the old one. */
export const useAnalysis = ({ onDone, onNoTries }: Handlers) => {
  const [state, dispatch] = useReducer(reduce, initialState);
  const running = useRef<AbortController | null>(null);
  const runs = useRef(0);
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
    dispatch({ type: 'stopped', run: runs.current, notice: null });
  }, []);

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
      const analysis = await sendPhoto(prepared, {
        signal,
        onStep: (name) => dispatch({ type: 'step', run, name, at: performance.now() }),
      });
      signal.throwIfAborted();
      dispatch({ type: 'finished', run, analysis, at: performance.now() });
      onDone(analysis);
    } catch (problem) {
      if (signal.aborted) return;
      const outcome = toOutcome(problem, navigator.onLine);
      if (outcome.kind === 'failure') dispatch({ type: 'failed', run, failure: outcome.failure });
      else dispatch({ type: 'stopped', run, notice: outcome.message });
      if (outcome.kind === 'no-tries') onNoTries(outcome.forGood);
    }
  };

  return { state, choose, refuse, remove, cancel, analyse };
};
