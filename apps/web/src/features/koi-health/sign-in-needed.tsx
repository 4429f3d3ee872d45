import { useLocation } from 'react-router';

import { FREE_TOKENS, tokenCosts } from '@nishiki/contract/tokens';
import { RouteLink } from '../../app/route-link.tsx';
import { signInAddress } from '../../app/sign-in-address.ts';
import { countOfTokens } from '../../app/token-words.ts';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** A guest is asked to sign in, and never sent away with a dying fish. */
export const SignInNeeded = ({ className = '' }: { className?: string }) => {
  const here = useLocation();
  return (
    <Card aria-labelledby="sign-in-needed" className={`max-w-measure space-y-4 ${className}`}>
      <h2 id="sign-in-needed" className="text-2xl">
        Authentication Required
      </h2>
      <p>
        A health assessment is kept with your account, so that you can come back to it. It costs{' '}
        {countOfTokens(tokenCosts.healthAssessment)}; a free account comes with {FREE_TOKENS}.
      </p>
      <LinkButton tone="primary" to={signInAddress(here)}>
        Sign In
      </LinkButton>
      <p>
        A fish in trouble cannot wait: <RouteLink to="firstAid" /> is free and needs no account.
        Without an account, <RouteLink to="diseaseDetection" /> looks at a photo, signs and water,
        too.
      </p>
    </Card>
  );
};
