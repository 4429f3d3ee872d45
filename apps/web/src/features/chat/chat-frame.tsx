import type { ReactNode } from 'react';

type ChatFrameProps = {
  /** Beside the conversation on a wide screen. */
  sidebar: ReactNode;
  /** Above the conversation. */
  head?: ReactNode;
  /** Stays at the foot of the screen. */
  foot: ReactNode;
  children: ReactNode;
};

/** Where the parts of the page stand. The conversation scrolls with the page, so that it prints and zooms. */
export const ChatFrame = ({ sidebar, head, foot, children }: ChatFrameProps) => (
  <div className="mt-3 grid gap-8 lg:grid-cols-[17rem_minmax(0,1fr)]">
    <aside aria-label="Conversations" className="hidden lg:block print:hidden">
      <div className="sticky top-4 max-h-[calc(100dvh-2rem)] overflow-y-auto">{sidebar}</div>
    </aside>
    <section
      aria-label="Conversation with the koi expert"
      className="flex min-h-[calc(100dvh-10rem)] min-w-0 flex-col"
    >
      {head}
      <div className="flex-1 py-4">{children}</div>
      <div
        data-foot=""
        className="sticky bottom-(--nk-bar) z-10 -mx-1 bg-ground px-1 pt-2 pb-3 print:hidden"
      >
        {foot}
      </div>
    </section>
  </div>
);
