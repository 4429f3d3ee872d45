import { useEffect, useRef, type RefObject } from 'react';
import type { AnalysisState } from '../analysis-state.ts';

type FocusCare = {
  phase: AnalysisState['phase'];
  photo: File | null;
  restarted: boolean;
  input: RefObject<HTMLElement | null>;
  /** What comes after choosing a photo. */
  next: RefObject<HTMLElement | null>;
  stage: RefObject<HTMLElement | null>;
};

const inSight = new Set<AnalysisState['phase']>(['preparing', 'failed']);

const isLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** What was pressed often goes away with the press: the focus then moves on to what took its place. */
export const useFocusCare = ({ phase, photo, restarted, input, next, stage }: FocusCare) => {
  const before = useRef({ phase, photo });
  useEffect(() => {
    // The top of the page, where the result was, is left behind.
    if (restarted && isLost()) (input.current ?? next.current ?? stage.current)?.focus();
  }, [restarted, input, next, stage]);
  useEffect(() => {
    const was = before.current;
    before.current = { phase, photo };
    if (photo !== null && was.photo === null) next.current?.focus({ preventScroll: true });
    else if (photo === null && was.photo !== null) input.current?.focus({ preventScroll: true });
    else if (phase !== was.phase && isLost()) stage.current?.focus({ preventScroll: true });
    // On a phone the steps, and what went wrong, begin below the photo and the edge of the screen.
    if (phase !== was.phase && inSight.has(phase))
      stage.current?.scrollIntoView({ block: 'nearest' });
  }, [phase, photo, input, next, stage]);
};
