import { Minus, X } from 'lucide-react';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router';
import { askWidget } from '../chat/ask.ts';
import { ChatOffers } from '../chat/chat-offers.tsx';
import { Composer } from '../chat/composer.tsx';
import { forKeepers } from '../chat/for-keepers.ts';
import { IconButton } from '../chat/icon-button.tsx';
import { MessageList } from '../chat/message-list.tsx';
import { Suggestions } from '../chat/suggestions.tsx';
import { useChat } from '../chat/use-chat.ts';
import { RouteLink } from '../route-link.tsx';
import { GuestLine } from './guest-line.tsx';
import { suggestionsFor } from './suggestions-by-path.ts';
import { useKeyboardHeight } from './use-keyboard-height.ts';
import { useUncovered } from './use-uncovered.ts';

type WidgetProps = {
  open: boolean;
  /** @param givesBack the focus goes back to the button: nothing else has taken it */
  onMinimise: (givesBack: boolean) => void;
  onClose: () => void;
};

const ask = askWidget(() => window.location.pathname);
/** There it lies over most of the page. */
const NARROW = '(width < 40rem)';
/** A keyboard on the screen would come up with the field. */
const TOUCH = '(pointer: coarse)';

/** The chat over a page: no modal, so the page stays usable beside it. */
const Widget = ({ open, onMinimise, onClose }: WidgetProps) => {
  const chat = forKeepers(useChat({ place: 'widget', ask, draftKey: 'widget', guestMs: null }));
  const { pathname } = useLocation();
  const id = useId();
  const frame = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const keyboard = useKeyboardHeight();
  const covers = useUncovered(frame);
  const latest = useRef(onMinimise);
  latest.current = onMinimise;
  useEffect(() => {
    if (!open) return;
    const first = window.matchMedia(TOUCH).matches ? frame.current : field.current;
    first?.focus({ preventScroll: true });
  }, [open]);
  const shownAt = useRef(pathname);
  useEffect(() => {
    if (shownAt.current === pathname) return;
    shownAt.current = pathname;
    if (window.matchMedia(NARROW).matches) latest.current(false);
  }, [pathname]);
  useEffect(() => {
    if (covers) latest.current(false);
  }, [covers]);
  const press = (event: KeyboardEvent) => {
    // A dialog of an answer closes itself.
    const inDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
    if (event.key === 'Escape' && !inDialog) onMinimise(true);
  };
  return (
    <>
      <section
        ref={frame}
        role="dialog"
        aria-labelledby={id}
        tabIndex={-1}
        hidden={!open}
        onKeyDown={press}
        style={keyboard > 0 ? { bottom: keyboard } : undefined}
        className="fixed inset-x-0 bottom-(--nk-bar) z-30 flex h-136 max-h-[calc(100dvh-var(--nk-bar)-4rem)] flex-col rounded-t-card border border-field bg-ground pl-[env(safe-area-inset-left)] shadow-lg outline-none sm:right-[max(1rem,env(safe-area-inset-right))] sm:bottom-[calc(var(--nk-bar)+1rem)] sm:left-auto sm:w-104 sm:rounded-card print:hidden"
      >
        <header className="flex items-center gap-1 border-b border-hairline pl-4">
          <h2 id={id} className="flex-1 text-xl">
            Ask the koi expert
          </h2>
          <IconButton icon={Minus} label="Minimise the chat" onClick={() => onMinimise(true)} />
          <IconButton icon={X} label="Close the chat" onClick={onClose} />
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-4">
          <MessageList
            chat={chat}
            empty={
              <div className="space-y-4 pb-4">
                <p className="text-muted">
                  About this page or your fish. It is a program: it names its sources, and says what
                  it does not know.
                </p>
                <Suggestions
                  words={suggestionsFor(pathname)}
                  disabled={chat.thread.pending}
                  onSay={chat.say}
                />
              </div>
            }
          />
        </div>
        <footer className="space-y-2 border-t border-hairline px-3 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
          {chat.guest ? (
            <GuestLine />
          ) : (
            <p className="text-sm text-muted">
              A fish in trouble? <RouteLink to="firstAid" /> is free, always.
            </p>
          )}
          <Composer ref={field} chat={chat} takesDrops={false} />
        </footer>
      </section>
      <ChatOffers chat={chat} />
    </>
  );
};

export default Widget;
