import { PageHeading } from '../../app/page-heading.tsx';
import { useAccount } from '../../lib/account-store.ts';
import { importing } from '../../lib/importing.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SignInNeeded } from './sign-in-needed.tsx';

const waiting = <Skeleton label="Loading the health assessment" lines={8} />;

/** Only a keeper needs what assesses a fish. */
const { Part: LazyRoom } = lazyPart(() => importing(() => import('./room.tsx')), { waiting });

const KoiHealthPage = () => {
  const account = useAccount();
  return (
    <div className="page-width space-y-8 py-10 sm:py-14">
      <div className="max-w-measure space-y-3">
        <PageHeading>Health assessment</PageHeading>
        <p className="text-lg text-muted print:hidden">
          A photo, what you see in your own words, the signs that you looked for and your water
          test, judged together: how grave it is, what it may be, on what evidence, and what to do
          by when. It proves no disease, and says what would.
        </p>
      </div>
      {account.status === 'signed-in' && <LazyRoom account={account} />}
      {account.status === 'signed-out' && <SignInNeeded />}
      {account.status === 'loading' && (
        <>
          {/* Until it is known who comes: what is true of a guest, unless a sign-in is stored here. */}
          <SignInNeeded className="maybe-keeper:hidden" />
          <div className="hidden maybe-keeper:block">{waiting}</div>
        </>
      )}
    </div>
  );
};

export default KoiHealthPage;
