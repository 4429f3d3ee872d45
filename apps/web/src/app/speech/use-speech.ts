import { useEffect, useRef, useState } from 'react';
import { failureWords, finalWords, recognitionHere, type Recognition } from './speech.ts';

/** Speech turned into words by the browser. `toggle` is null where the browser has none. */
export const useSpeech = (onWords: (words: string) => void) => {
  const [listening, setListening] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef<Recognition | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const Recognition = recognitionHere();

  const start = (made: Recognition) => {
    made.lang = 'en-GB';
    made.continuous = true;
    made.interimResults = false;
    made.onresult = (event) => {
      const words = finalWords(event);
      if (words !== '') onWords(words);
    };
    made.onerror = ({ error }) => setFailure(failureWords(error));
    made.onend = () => {
      running.current = null;
      setListening(false);
    };
    running.current = made;
    setFailure(null);
    setListening(true);
    made.start();
  };
  const toggle = () => {
    if (running.current !== null) running.current.stop();
    else if (Recognition !== null) start(new Recognition());
  };
  return { listening, failure, toggle: Recognition === null ? null : toggle };
};
