import { Link, useLocation } from 'react-router';
import { RouteLink } from '../../app/route-link.tsx';
import { signInAddress, signUpAddress } from '../../app/sign-in-address.ts';
import { balanceInWords } from '../../app/token-words.ts';
import { planWords } from '../../lib/account-words.ts';
import type { AccountState } from '../../lib/account-store.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

const linkClass = 'inline-flex min-h-11 items-center text-ai underline underline-offset-4';

const Guest = () => {
  const here = useLocation();
  return (
    <>
      <p>You are not signed in.</p>
      <p className="flex flex-wrap gap-x-4">
        <Link to={signInAddress(here)} className={linkClass}>
          Sign In
        </Link>
        <Link to={signUpAddress(here)} className={linkClass}>
          Sign Up
        </Link>
      </p>
    </>
  );
};

/** Tokens that are left, and the plan. */
export const AccountBox = ({ account }: { account: AccountState }) => (
  <section aria-label="Your account" className="hairline rounded-card bg-raised p-4">
    {account.status === 'signed-out' && <Guest />}
    {account.status === 'loading' && <Skeleton label="Loading your account" lines={2} />}
    {account.status === 'signed-in' &&
      (account.profile === null ? (
        <p>Your balance could not be read. Your chats work all the same.</p>
      ) : (
        <>
          <dl className="grid grid-cols-2 gap-x-4">
            <dt className="text-sm text-muted">Remaining</dt>
            <dt className="text-sm text-muted">Plan</dt>
            <dd className="font-semibold">{balanceInWords(account.profile)}</dd>
            <dd className="font-semibold">{planWords(account.profile.plan)}</dd>
          </dl>
          <RouteLink to="tokenPurchase" className={linkClass} />
        </>
      ))}
  </section>
);
