import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { isAnswerLost } from '../../app/analysis/analysis-failure.ts';
import { createWish } from '../../app/analysis/wish.ts';
import { toldWords } from '../../app/told/question.ts';
import { refreshProfile } from '../../lib/account-store.ts';
import { randomId } from '../../lib/random-id.ts';
import { tellStale } from '../../lib/stale.ts';
import { useToast } from '../../ui/toast.tsx';
import { isUnderWay, reduceFeed } from './feed-state.ts';
import { ASSESSMENT_FAILED, assessmentProblem, notJudged } from './problem.ts';
import { sendAssessment, type Asked } from './send-assessment.ts';

type Handlers = {
  /** It was judged and told: the photo and the words in the form belong to the past. */
  onJudged: () => void;
  onRefused: (words: string) => void;
  onTokensShort: () => void;
};

/** One assessment after the other; leaving the page or cancelling ends the one that is under way. */
export const useAssessment = ({ onJudged, onRefused, onTokensShort }: Handlers) => {
  const [feed, act] = useReducer(reduceFeed, []);
  const [wish] = useState(() => createWish());
  const running = useRef<AbortController | null>(null);
  const toast = useToast();
  useEffect(() => () => running.current?.abort(), []);

  const cancel = useCallback(() => {
    running.current?.abort();
    wish.answered();
  }, [wish]);

  const tell = (problem: unknown): void => {
    const told = assessmentProblem(problem);
    if (told.kind === 'said') toast.show(told.toast);
    else if (told.kind === 'refused') onRefused(told.words);
    else {
      void refreshProfile();
      onTokensShort();
    }
  };

  const assess = async (asked: Asked): Promise<void> => {
    if (isUnderWay(feed)) return;
    const id = randomId();
    const { photo, symptoms, draft } = asked;
    const control = new AbortController();
    running.current = control;
    const sent = { id, photo, symptoms, told: toldWords(draft) };
    act({ kind: 'started', sent, at: performance.now() });
    try {
      const key = wish.keyFor(photo, JSON.stringify([symptoms, draft]));
      const { success, consultation, error } = await sendAssessment(asked, key, {
        signal: control.signal,
        onStep: (name) => act({ kind: 'step', id, name, at: performance.now() }),
      });
      control.signal.throwIfAborted();
      wish.answered();
      if (consultation === null) {
        act({ kind: 'failed', id });
        toast.show(notJudged(error));
        return;
      }
      const unread = success ? null : (error ?? ASSESSMENT_FAILED);
      act({ kind: 'answered', id, consultation, unread });
      if (success) onJudged();
      void refreshProfile();
      tellStale();
    } catch (problem) {
      act({ kind: 'failed', id });
      if (control.signal.aborted) return;
      if (!isAnswerLost(problem)) wish.answered();
      tell(problem);
    }
  };
  return { feed, busy: isUnderWay(feed), assess, cancel };
};
