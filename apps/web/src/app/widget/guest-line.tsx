import { Link, useLocation } from 'react-router';
import { RouteLink } from '../route-link.tsx';
import { signInAddress } from '../sign-in-address.ts';

/** What a guest needs before asking, and what needs no account. */
export const GuestLine = () => (
  <p className="text-sm text-muted">
    <Link to={signInAddress(useLocation())}>Sign in</Link> to ask. A fish in trouble cannot wait:{' '}
    <RouteLink to="firstAid" /> is free and needs no account.
  </p>
);
