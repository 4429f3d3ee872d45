import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useAccount } from '../lib/account-store.ts';
import { Card } from '../ui/card.tsx';
import { signInAddress } from './sign-in-address.ts';
import { signOutTarget } from './sign-out-target.ts';

const LoadingAccount = () => (
  <div className="page-width py-10 sm:py-14">
    <Card className="max-w-measure">
      <p role="status" className="animate-pulse text-lg">
        Loading your account...
      </p>
      <noscript>
        <p className="mt-3">This page needs JavaScript, which is switched off in your browser.</p>
      </noscript>
    </Card>
  </div>
);

/** A page for keepers only: others are led to the sign-in page, and back once they have signed in. */
export const Guard = ({ children }: { children: ReactNode }) => {
  const { status } = useAccount();
  const location = useLocation();
  if (status === 'signed-in') return children;
  if (status === 'loading') return <LoadingAccount />;
  return <Navigate replace to={signOutTarget.get() ?? signInAddress(location)} />;
};
