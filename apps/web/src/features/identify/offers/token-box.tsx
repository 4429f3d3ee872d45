import { countOfTokens } from '../../../app/token-words.ts';
import { RouteLink } from '../../../app/route-link.tsx';
import { exists } from '../../../app/routes.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PHOTO_COST, type Allowance } from '../allowance.ts';

type TokenBoxProps = {
  allowance: Exclude<Allowance, { kind: 'tries' }>;
  onBuy: () => void;
  onUpgrade: () => void;
};

const inWords = (allowance: TokenBoxProps['allowance']): string => {
  if (allowance.kind === 'unlimited') return 'Unlimited, not charged';
  return allowance.kind === 'tokens' ? `${countOfTokens(allowance.left)} left` : 'Your tokens';
};

/** What a photo costs, before it is sent, and how much there is to pay with. */
export const TokenBox = ({ allowance, onBuy, onUpgrade }: TokenBoxProps) => (
  <Card ground="sunken" aria-label="Your tokens" className="space-y-3">
    <p className="text-lg font-semibold" role="status">
      {inWords(allowance)}
    </p>
    {allowance.kind !== 'unlimited' && (
      <>
        <p className="text-sm text-muted">
          One photo costs {countOfTokens(PHOTO_COST)}. “Not sure”, “not a koi” and failures cost
          nothing.
        </p>
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          {allowance.kind === 'tokens' && allowance.left < PHOTO_COST && (
            <Button onClick={onBuy}>Buy More Tokens</Button>
          )}
          <Button tone="quiet" className="px-0!" onClick={onUpgrade}>
            What a plan adds
          </Button>
        </div>
      </>
    )}
    {exists('firstAid') && (
      <p className="text-sm">
        A fish in trouble? <RouteLink to="firstAid" /> is free for everybody, always.
      </p>
    )}
  </Card>
);
