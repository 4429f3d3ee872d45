import { useEffect, useState } from 'react';
import { answersIn, searchOf, type Answers } from './answers.ts';

/** Browsers refuse an address that changes with every key that is pressed. */
const PAUSE_MS = 300;

/** The answers, which the address carries (so only in a browser), so that they can be sent to somebody or come back to. */
export const useAnswers = (): readonly [Answers, (name: string, value: string) => void] => {
  const [arrived] = useState(() => answersIn(window.location.search));
  const [changed, setChanged] = useState<Answers | null>(null);

  useEffect(() => {
    if (changed === null) return;
    const timer = setTimeout(() => {
      const { pathname, hash } = window.location;
      window.history.replaceState(window.history.state, '', pathname + searchOf(changed) + hash);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [changed]);

  const answer = (name: string, value: string): void =>
    setChanged((now) => ({ ...(now ?? arrived), [name]: value }));
  return [changed ?? arrived, answer];
};
