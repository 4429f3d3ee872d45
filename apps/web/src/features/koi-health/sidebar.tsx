import { tokenCosts } from '@nishiki/contract/tokens';
import type { Allowance } from '../../app/analysis/allowance.ts';
import { RouteLink } from '../../app/route-link.tsx';
import { countOfTokens } from '../../app/token-words.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

type SidebarProps = {
  allowance: Allowance;
  onBuy: () => void;
};

const balanceWords = (allowance: Allowance): string => {
  if (allowance.kind === 'unlimited') return 'Unlimited';
  return allowance.kind === 'tokens' ? countOfTokens(allowance.left) : 'Your tokens';
};

const COST = tokenCosts.healthAssessment;

/** What there is to pay with, and ways to elsewhere. */
export const Sidebar = ({ allowance, onBuy }: SidebarProps) => (
  <aside aria-label="Account and ways on" className="space-y-4 print:hidden lg:sticky lg:top-6">
    <Card ground="sunken" aria-label="Your tokens" className="space-y-2">
      <p className="text-lg font-semibold" role="status">
        {balanceWords(allowance)}
      </p>
      {allowance.kind === 'unlimited' ? (
        <p className="text-sm text-muted">Your plan pays for assessments.</p>
      ) : (
        <p className="text-sm text-muted">
          An assessment costs {countOfTokens(COST)}. A photo on which no fish can be judged costs
          nothing.
        </p>
      )}
      {allowance.kind === 'tokens' && allowance.left < COST && (
        <Button onClick={onBuy}>Buy More Tokens</Button>
      )}
    </Card>
    <nav aria-label="Ways on" className="flex flex-wrap gap-3 lg:flex-col">
      <RouteLink to="home" className={buttonClass('secondary')}>
        Back to Home
      </RouteLink>
      <RouteLink to="chat" className={buttonClass('secondary')}>
        Ask the koi expert
      </RouteLink>
    </nav>
    <p className="text-sm">
      A fish in trouble? <RouteLink to="firstAid" /> is free for everybody, always.
    </p>
  </aside>
);
