import { heroWords } from './hero-words.ts';

const WORD_MS = 3000;

type Stillness = Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'>;

/**
 * Shows one word after the other until the returned function is called. While the reader asks for
 * less motion the first word stands.
 */
export const turnWords = (
  still: Stillness,
  show: (next: (shown: number) => number) => void,
): (() => void) => {
  let timer: ReturnType<typeof setInterval> | undefined;
  const follow = () => {
    clearInterval(timer);
    if (still.matches) show(() => 0);
    else timer = setInterval(() => show((shown) => (shown + 1) % heroWords.length), WORD_MS);
  };
  follow();
  still.addEventListener('change', follow);
  return () => {
    clearInterval(timer);
    still.removeEventListener('change', follow);
  };
};
