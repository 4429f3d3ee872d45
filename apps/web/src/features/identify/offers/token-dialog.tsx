import { RouteLink } from '../../../app/route-link.tsx';
import { exists } from '../../../app/routes.ts';
import { countOfTokens } from '../../../app/token-words.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PHOTO_COST, type Allowance } from '../allowance.ts';

type TokenDialogProps = { open: boolean; onClose: () => void; allowance: Allowance };

const TokenDialog = ({ open, onClose, allowance }: TokenDialogProps) => {
  const canBuy = exists('tokenPurchase');
  const has = allowance.kind === 'tokens' ? `, you have ${allowance.left}` : '';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`This needs ${countOfTokens(PHOTO_COST)}${has}.`}
      actions={
        <>
          <Button tone={canBuy ? 'quiet' : 'secondary'} onClick={onClose}>
            Not now
          </Button>
          <RouteLink to="upgrade" className={buttonClass('secondary')} />
          <RouteLink to="tokenPurchase" className={buttonClass('primary')}>
            Buy More Tokens
          </RouteLink>
        </>
      }
    >
      <p>Your photo stays on this page, and nothing was charged.</p>
      {!canBuy && (
        <p>
          Tokens cannot be bought yet. Your earlier results stay free to look at
          {exists('history') && (
            <>
              {' '}
              in your <RouteLink to="history" />
            </>
          )}
          .
        </p>
      )}
      {exists('firstAid') && (
        <p>
          A fish in trouble cannot wait: <RouteLink to="firstAid" /> is free and needs no token.
        </p>
      )}
    </Dialog>
  );
};

export default TokenDialog;
