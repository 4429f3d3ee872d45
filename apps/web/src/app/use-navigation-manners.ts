import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isDocument } from './document/is-document.ts';
import { titleAt } from './match.ts';

const setRestoration = (mode: ScrollRestoration): void => {
  window.history.scrollRestoration = mode;
};

/** Within one document the places are kept here; across documents the browser keeps them itself. */
const useRestorationBetweenPages = (): void => {
  useEffect(() => {
    const arrive = () => setRestoration('manual');
    const leave = () => setRestoration('auto');
    arrive();
    window.addEventListener('pageshow', arrive);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pageshow', arrive);
      window.removeEventListener('pagehide', leave);
    };
  }, []);
};

const useScrollPlaces = (): void => {
  const { hash, key } = useLocation();
  const type = useNavigationType();
  const places = useRef(new Map<string, number>());
  const lastKey = useRef<string | null>(null);

  useEffect(() => {
    const keep = () => places.current.set(key, window.scrollY);
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [key]);

  useLayoutEffect(() => {
    const first = lastKey.current === null;
    if (lastKey.current === key) return;
    lastKey.current = key;
    if (first) return;
    const anchor = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (type === 'POP') window.scrollTo(0, places.current.get(key) ?? 0);
    else if (anchor !== null) anchor.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [key, hash, type]);
};

const useTitleAndFocus = (): void => {
  const { pathname } = useLocation();
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const first = shown.current === null;
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A document brought its own, and one that is gone to is loaded anew.
    if (!isDocument(pathname)) document.title = titleAt(pathname);
    if (!first) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [pathname]);
};

/**
 * What a browser does by itself when a document is loaded, done when only the page changes: the
 * title, the focus on the main heading, the top of the page or, going back, the place where one was.
 */
export const useNavigationManners = (): void => {
  useRestorationBetweenPages();
  useScrollPlaces();
  useTitleAndFocus();
};
