import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { heroWords } from './hero-words.ts';
import { turnWords } from './rotation.ts';

/** All words lie in one place, so the widest keeps the room and nothing moves when they change. */
const Words = ({ shown }: { shown: number }) => (
  <span aria-hidden="true" className="grid text-ai">
    {heroWords.map((word, at) => (
      <span
        key={word}
        className={`[grid-area:1/1] ${at === shown ? 'transition-opacity duration-250 ease-calm' : 'invisible opacity-0'}`}
      >
        {word}?
      </span>
    ))}
  </span>
);

/** The heading as it is seen: what is heard of it stands in the heading itself. */
export const HeroLines = () => {
  const [shown, setShown] = useState(0);
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    if (paused) return;
    return turnWords(window.matchMedia('(prefers-reduced-motion: reduce)'), setShown);
  }, [paused]);
  const Icon = paused ? Play : Pause;
  return (
    <div className="font-serif text-4xl font-medium tracking-tight text-balance sm:text-5xl lg:text-6xl">
      <p aria-hidden="true">Worried about</p>
      <div className="flex items-center gap-2">
        <Words shown={shown} />
        <button
          type="button"
          aria-label={paused ? 'Let the words change' : 'Pause the changing words'}
          onClick={() => setPaused(!paused)}
          className="grid size-11 shrink-0 place-items-center rounded-field text-muted hover:text-ink motion-reduce:hidden"
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      </div>
      <p aria-hidden="true">Look closer at your koi.</p>
    </div>
  );
};
