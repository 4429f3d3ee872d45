import { MessageCircleQuestion } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { importing } from '../../lib/importing.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { routes } from '../routes.ts';
import { useUncovered } from './use-uncovered.ts';
import { setWidget, useWidget } from './widget-store.ts';

/** Of the place in the footer where a closed chat can be had back. */
const AGAIN = 'widget-again';

const { Part: LazyWidget, preload: preloadWidget } = lazyPart(() =>
  importing(() => import('./widget.tsx')),
);

const words = 'Ask the koi expert';

/** A closed chat is had back from the foot of the page. */
const Again = () => {
  const { pathname } = useLocation();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setPlace(document.getElementById(AGAIN)), [pathname]);
  return (
    place &&
    createPortal(
      <button
        type="button"
        onClick={() => setWidget('open')}
        className="inline-flex min-h-11 items-center text-muted underline underline-offset-4 hover:text-ai"
      >
        {words}
      </button>,
      place,
    )
  );
};

const Floating = () => {
  const state = useWidget();
  /** Once opened it stays in the page, so that the conversation does. */
  const [begun, setBegun] = useState(false);
  const [returns, setReturns] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const covers = useUncovered(opener);
  if (state === 'open' && !begun) setBegun(true);
  if (state === 'closed' && begun) setBegun(false);
  useEffect(() => {
    if (state !== 'minimised' || !returns) return;
    setReturns(false);
    opener.current?.focus({ preventScroll: true });
  }, [state, returns]);
  return (
    <>
      {state === 'minimised' && (
        <button
          ref={opener}
          type="button"
          onClick={() => setWidget('open')}
          onPointerEnter={preloadWidget}
          onFocus={preloadWidget}
          aria-label={words}
          className={`fixed right-[max(1rem,env(safe-area-inset-right))] bottom-[calc(max(var(--nk-bar),env(safe-area-inset-bottom))+1rem)] z-20 inline-flex min-h-14 min-w-14 items-center justify-center gap-2 rounded-full border border-field bg-raised px-4 font-semibold text-ai shadow-lg transition-opacity duration-200 hover:border-ai print:hidden ${covers ? 'pointer-events-none opacity-0' : ''}`}
        >
          <MessageCircleQuestion aria-hidden="true" className="size-6" />
          <span className="hidden lg:inline">{words}</span>
        </button>
      )}
      {begun && (
        <LazyWidget
          open={state === 'open'}
          onMinimise={(givesBack) => {
            setReturns(givesBack);
            setWidget('minimised');
          }}
          onClose={() => {
            setWidget('closed');
            document.getElementById('main')?.focus({ preventScroll: true });
          }}
        />
      )}
      {state === 'closed' && <Again />}
    </>
  );
};

/** The button of the floating chat, and the chat behind it. The chat screen itself needs none. */
const Launcher = () => {
  const { pathname } = useLocation();
  const isChat = pathname.replace(/(?<=.)\/+$/, '') === routes.chat.path;
  return isChat ? null : (
    <ErrorBoundary fallback={() => null} resetKey={pathname}>
      <Floating />
    </ErrorBoundary>
  );
};

export default Launcher;
