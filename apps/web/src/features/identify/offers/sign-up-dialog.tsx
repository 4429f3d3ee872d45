import { GUEST_TRIES } from '@nishiki/contract/photo-limits';
import { FREE_TOKENS, tokenCosts } from '@nishiki/contract/tokens';
import { RouteLink } from '../../../app/route-link.tsx';
import { exists } from '../../../app/routes.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

type SignUpDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The network has used its share for today; this device may have tries left tomorrow. */
  paused: boolean;
};

const photosFree = Math.floor(FREE_TOKENS / tokenCosts.analyzeKoi.comprehensive);

const SignUpDialog = ({ open, onClose, paused }: SignUpDialogProps) => {
  const canSignUp = exists('signUp');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Sign Up for More"
      actions={
        <>
          <Button tone={canSignUp ? 'quiet' : 'secondary'} onClick={onClose}>
            Not now
          </Button>
          <RouteLink to="signUp" className={buttonClass('primary')}>
            Sign Up for More
          </RouteLink>
        </>
      }
    >
      <p>
        {paused
          ? 'Too many free tries came from your network today. They start again tomorrow.'
          : `You have used your ${GUEST_TRIES} free tries on this device.`}{' '}
        Your photo stays on this page.
      </p>
      {canSignUp ? (
        <p>
          A free account comes with {FREE_TOKENS} tokens, enough for {photosFree} more photos. No
          card is needed.
        </p>
      ) : (
        <p>Accounts are not open yet, so there is nothing to sign up for today.</p>
      )}
      {exists('firstAid') && (
        <p>
          A fish in trouble cannot wait: <RouteLink to="firstAid" /> is free and needs no try.
        </p>
      )}
    </Dialog>
  );
};

export default SignUpDialog;
