import { PageHeading } from '../../app/page-heading.tsx';
import { importing } from '../../lib/importing.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LazyFaq } from './faq/lazy-faq.tsx';
import { Ways } from './ways.tsx';

/** The page can be read before anybody can write. */
const { Part: LazyChat } = lazyPart(() => importing(() => import('./chat/support-chat.tsx')), {
  waiting: (
    <div className="hairline min-h-96 rounded-card bg-raised p-5 sm:p-6">
      <Skeleton label="Loading the support chat" lines={5} />
    </div>
  ),
});

const SupportPage = () => (
  <div className="page-width space-y-14 py-10 sm:py-14">
    <div className="max-w-measure space-y-3">
      <PageHeading>Support</PageHeading>
      <p className="text-lg text-muted">
        For questions about Nishiki itself: tokens, plans, photos and your account. The support chat
        answers what it knows, and passes on to people what it does not. For your fish there is the
        koi expert.
      </p>
    </div>
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
      <LazyChat />
      <Ways />
    </div>
    <LazyFaq />
  </div>
);

export default SupportPage;
