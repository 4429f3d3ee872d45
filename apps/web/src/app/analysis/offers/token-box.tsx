import { countOfTokens } from '../../token-words.ts';
import { RouteLink } from '../../route-link.tsx';
import { exists } from '../../routes.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { Allowance } from '../allowance.ts';
import type { PhotoTool } from '../photo-tool.ts';

type TokenBoxProps = {
  tool: PhotoTool;
  allowance: Exclude<Allowance, { kind: 'tries' }>;
  onBuy: () => void;
  onUpgrade: () => void;
};

const inWords = (allowance: TokenBoxProps['allowance']): string => {
  if (allowance.kind === 'unlimited') return 'Unlimited, not charged';
  return allowance.kind === 'tokens' ? `${countOfTokens(allowance.left)} left` : 'Your tokens';
};

/** What a photo costs, before it is sent, and how much there is to pay with. */
export const TokenBox = ({ tool, allowance, onBuy, onUpgrade }: TokenBoxProps) => (
  <Card ground="sunken" aria-label="Your tokens" className="space-y-3">
    <p className="text-lg font-semibold" role="status">
      {inWords(allowance)}
    </p>
    {allowance.kind !== 'unlimited' && (
      <>
        <p className="text-sm text-muted">
          One photo costs {countOfTokens(tool.cost)}. {tool.free}
        </p>
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          {allowance.kind === 'tokens' && allowance.left < tool.cost && (
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
