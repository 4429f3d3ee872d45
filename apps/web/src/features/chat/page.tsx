import { PageHeading } from '../../app/page-heading.tsx';
import { importing } from '../../lib/importing.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { ChatFrame } from './chat-frame.tsx';
import { GuestBanner } from './guest-banner.tsx';
import { GREETING, SUGGESTIONS } from './greeting.ts';

/** As the page looks until its code is there. */
const Waiting = () => (
  <ChatFrame
    sidebar={null}
    head={
      <div className="space-y-3">
        <div className="h-11 lg:hidden" />
        <GuestBanner status="loading" />
      </div>
    }
    foot={
      <div className="min-h-26 rounded-card border border-field bg-raised px-4 py-3 text-muted">
        <p role="status">Loading the chat</p>
        <noscript>
          <p>
            The chat needs JavaScript, which is switched off in your browser. First Aid and the
            reference do not.
          </p>
        </noscript>
      </div>
    }
  >
    <p className="max-w-measure">{GREETING}</p>
    <ul className="mt-6 grid gap-2 text-muted sm:grid-cols-2">
      {SUGGESTIONS.map((text) => (
        <li key={text} className="hairline min-h-12 rounded-field bg-raised px-4 py-2.5">
          {text}
        </li>
      ))}
    </ul>
  </ChatFrame>
);

const { Part: Desk } = lazyPart(() => importing(() => import('./desk.tsx')), {
  waiting: <Waiting />,
});

const ChatPage = () => (
  <div className="page-width pt-4">
    <PageHeading className="text-2xl! sm:text-3xl!">AI Koi Assistant</PageHeading>
    <Desk />
  </div>
);

export default ChatPage;
