import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router';

type Options = {
  /** It lies over the page: a click beside it, or the focus moving on, closes it too. */
  over: boolean;
};

export type Disclosure = {
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  /** Holds the button and what it opens. */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
};

/** A menu behind a button. Escape and a followed link close it; Escape gives the focus back. */
export const useDisclosure = ({ over }: Options): Disclosure => {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  const [shownAt, setShownAt] = useState(key);
  if (shownAt !== key) {
    setShownAt(key);
    setOpen(false);
  }
  useEffect(() => {
    if (!open) return;
    const stop = new AbortController();
    const { signal } = stop;
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    const beside = ({ target }: Event) => {
      if (target instanceof Node && root.current?.contains(target) === false) setOpen(false);
    };
    document.addEventListener('keydown', escape, { signal });
    if (over) {
      document.addEventListener('pointerdown', beside, { signal });
      document.addEventListener('focusin', beside, { signal });
    }
    return () => stop.abort();
  }, [open, over]);
  return { open, setOpen, root, button };
};
