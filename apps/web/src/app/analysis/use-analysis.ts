import { useCallback, useEffect, useReducer, useRef } from 'react';
import { preloadClient } from '../../lib/api-client.ts';
import { importing } from '../../lib/importing.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { initialState, reduce, type Failure } from './analysis-state.ts';
import { refusal, type PhotoLimit } from './photo-checks.ts';
import type { PhotoDetails, Place } from './photo-details.ts';
import type { Ending, Runner, Send } from './run-analysis.ts';
import { preloadDesk } from './upload/lazy-desk.tsx';

type Handlers = {
  limit: PhotoLimit;
  /** Loads the code that shows the answer. */
  preload: () => void;
  send: Send;
  onEnd: (end: Ending, photo: File) => void;
};

const loadRunner = () => importing(() => import('./run-analysis.ts'));

/** So that a network lost between choosing and sending costs nothing but the sending. */
const loadAhead = () => {
  preloadClient();
  loadRunner().catch(() => undefined);
};

/** The code that sends could not be loaded, so nothing was sent. */
const notSent = (): Failure =>
  navigator.onLine
    ? {
        kind: 'failed',
        title: 'Analysis failed. Please try again.',
        message: 'Nishiki could not be reached. Please check your internet connection.',
        requestId: null,
        lost: false,
      }
    : { kind: 'offline', title: 'You are offline', message: '', requestId: null, lost: false };

/** Runs an analysis of one photo at a time; a new run, a cancel or leaving the page ends the old one. */
export const useAnalysis = ({ limit, preload, send, onEnd }: Handlers) => {
  const [state, dispatch] = useReducer(reduce, initialState);
  const running = useRef<AbortController | null>(null);
  const runner = useRef<Runner | null>(null);
  const runs = useRef(0);
  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => void whenIdle().then(preloadDesk), []);

  const choose = useCallback(
    (file: File) => {
      const message = refusal(file, limit);
      dispatch(message === null ? { type: 'chosen', photo: file } : { type: 'refused', message });
      loadAhead();
      preloadDesk();
      preload();
    },
    [limit, preload],
  );
  const refuse = useCallback((message: string) => dispatch({ type: 'refused', message }), []);
  const remove = useCallback(() => dispatch({ type: 'removed' }), []);
  const tell = useCallback(
    (details: Partial<PhotoDetails>) => dispatch({ type: 'told', details }),
    [],
  );

  const cancel = useCallback(() => {
    running.current?.abort();
    runner.current?.forget();
    dispatch({ type: 'stopped', run: runs.current, notice: null });
  }, []);

  /** `fish`: a place on the one that is meant, where there are several. */
  const analyse = async (photo: File | null, details: PhotoDetails, fish?: Place) => {
    const run = ++runs.current;
    dispatch({ type: 'started', run, at: performance.now(), choose: fish });
    if (photo === null) return;
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    try {
      const { createRunner } = await loadRunner();
      runner.current ??= createRunner();
    } catch {
      if (!signal.aborted) dispatch({ type: 'failed', run, failure: notSent() });
      return;
    }
    const end = await runner.current.run({
      photo,
      details: fish === undefined ? details : { ...details, choose: fish },
      limit,
      send,
      signal,
      onStep: (name) => dispatch({ type: 'step', run, name, at: performance.now() }),
      onPrepared: () => dispatch({ type: 'prepared', run, at: performance.now() }),
    });
    if (end === null) return;
    if (end.kind === 'done')
      dispatch({ type: 'finished', run, analysis: end.analysis, at: performance.now() });
    else if (end.kind === 'failure') dispatch({ type: 'failed', run, failure: end.failure });
    else dispatch({ type: 'stopped', run, notice: end.message });
    onEnd(end, photo);
  };

  return { state, choose, refuse, remove, tell, cancel, analyse };
};
