import { FREE_TOKENS } from '@nishiki/contract/tokens';
import { Link, useLocation } from 'react-router';
import { RouteLink } from '../../app/route-link.tsx';
import { signInAddress, signUpAddress } from '../../app/sign-in-address.ts';
import { countOfTokens } from '../../app/token-words.ts';
import { Notice } from '../../ui/notice.tsx';

/** Says what a guest has here, and where a fish in trouble is helped at once. */
export const GuestBanner = () => {
  const here = useLocation();
  return (
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
  );
};
