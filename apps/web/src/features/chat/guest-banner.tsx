import { FREE_TOKENS } from '@nishiki/contract/tokens';
import { Link, useLocation } from 'react-router';
import { RouteLink } from '../../app/route-link.tsx';
import { signInAddress, signUpAddress } from '../../app/sign-in-address.ts';
import { countOfTokens } from '../../app/token-words.ts';
import type { AccountState } from '../../lib/account-store.ts';
import { Notice } from '../../ui/notice.tsx';

type GuestBannerProps = { status: AccountState['status'] };

/** Says what a guest has here, and where a fish in trouble is helped at once. */
export const GuestBanner = ({ status }: GuestBannerProps) => {
  const here = useLocation();
  if (status === 'signed-in') return null;
  // Until it is known who comes, its place is kept for a browser without a sign-in.
  return (
    <div className={status === 'loading' ? 'maybe-keeper:hidden' : undefined}>
      <Notice tone="neutral">
        <p>
          You are a guest: the koi expert answers once you{' '}
          <Link to={signUpAddress(here)} className="text-ai underline">
            sign up
          </Link>{' '}
          (free, with {countOfTokens(FREE_TOKENS)}) or{' '}
          <Link to={signInAddress(here)} className="text-ai underline">
            sign in
          </Link>
          . <RouteLink to="firstAid" className="text-beni underline" /> is open to everybody.
        </p>
      </Notice>
    </div>
  );
};
