import { useEffect, useRef, type RefObject } from 'react';
import type { AnalysisState } from '../analysis-state.ts';
import { isFocusLost } from './is-focus-lost.ts';

type FocusCare = {
  phase: AnalysisState['phase'];
  /** A result was looked at before, from further up the page. */
  restarted: boolean;
  /** What comes after choosing a photo. */
  next: RefObject<HTMLElement | null>;
  stage: RefObject<HTMLElement | null>;
};

const inSight = new Set<AnalysisState['phase']>(['preparing', 'failed']);

/** What was pressed often goes away with the press: the focus then moves on to what took its place. */
export const useFocusCare = ({ phase, restarted, next, stage }: FocusCare) => {
  const before = useRef<{ phase: AnalysisState['phase'] | null }>({ phase: null });
  useEffect(() => {
    const was = before.current.phase;
    before.current = { phase };
    if (phase === was) return;
    // A photo was just chosen, or its result is left behind to tell more.
    if (was === null && phase === 'ready') next.current?.focus({ preventScroll: !restarted });
    else if (isFocusLost()) stage.current?.focus({ preventScroll: true });
    // On a phone the steps, and what went wrong, begin below the photo and the edge of the screen.
    if (inSight.has(phase)) stage.current?.scrollIntoView({ block: 'nearest' });
  }, [phase, restarted, next, stage]);
};
