import { useEffect, useRef } from 'react';
import type { Entry } from './thread-state.ts';

/** Pixels at the foot that the field may cover. */
const FOOT = 220;

const heightAround = (element: HTMLElement): number => {
  for (let at = element.parentElement; at !== null; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight)
      return at.clientHeight;
  return window.innerHeight;
};

/** The end of the conversation, or, of an answer that is longer than the screen, its beginning. */
const lookAt = (list: HTMLElement, end: HTMLElement): void => {
  const asked = [...list.querySelectorAll<HTMLElement>('[data-role="keeper"]')].at(-1);
  const height = end.getBoundingClientRect().top - (asked?.getBoundingClientRect().top ?? 0);
  if (asked !== undefined && height > heightAround(list) - FOOT)
    asked.scrollIntoView({ block: 'start' });
  else end.scrollIntoView({ block: 'nearest' });
};

/** Keeps what is said in view, unless the keeper has scrolled away to read. */
export const useFollow = (entries: readonly Entry[], step: string | null) => {
  const list = useRef<HTMLOListElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const near = useRef(true);
  const count = useRef(entries.length);
  useEffect(() => {
    if (end.current === null) return;
    const observer = new IntersectionObserver(
      ([seen]) => (near.current = seen?.isIntersecting ?? true),
      { rootMargin: `${FOOT}px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  const last = entries.at(-1);
  useEffect(() => {
    if (list.current === null || end.current === null || entries.length === 0) return;
    // A message that was just sent is always looked at.
    const sent = entries.length > count.current;
    count.current = entries.length;
    if (sent || near.current) lookAt(list.current, end.current);
  }, [entries, last?.content, step]);
  return { list, end };
};
