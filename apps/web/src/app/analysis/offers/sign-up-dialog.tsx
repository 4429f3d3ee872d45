import { GUEST_TRIES } from '@nishiki/contract/photo-limits';
import { FREE_TOKENS } from '@nishiki/contract/tokens';
import { Link, useLocation } from 'react-router';
import { RouteLink } from '../../route-link.tsx';
import { exists } from '../../routes.ts';
import { signInAddress, signUpAddress } from '../../sign-in-address.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

type SignUpDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The network has used its share for today; this device may have tries left tomorrow. */
  paused: boolean;
  /** Tokens that a photo costs. */
  cost: number;
  /** The keeper goes to the sign-in page, and comes back. */
  onLeave: () => void;
};

const morePhotos = (cost: number): string => {
  const count = Math.floor(FREE_TOKENS / cost);
  return count === 1 ? 'one more photo' : `${count} more photos`;
};

const SignUpDialog = ({ open, onClose, paused, cost, onLeave }: SignUpDialogProps) => {
  const here = useLocation();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Sign Up for More"
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Not now
          </Button>
          <Link to={signUpAddress(here)} onClick={onLeave} className={buttonClass('primary')}>
            Sign Up for More
          </Link>
        </>
      }
    >
      <p>
        {paused
          ? 'Too many free tries came from your network today. They start again tomorrow.'
          : `You have used your ${GUEST_TRIES} free tries on this device.`}{' '}
        Your photo stays on this page.
      </p>
      <p>
        A free account comes with {FREE_TOKENS} tokens, enough for {morePhotos(cost)}. No card is
        needed. If you have one already,{' '}
        <Link to={signInAddress(here)} onClick={onLeave} className="text-ai underline">
          sign in
        </Link>
        .
      </p>
      {exists('firstAid') && (
        <p>
          A fish in trouble cannot wait: <RouteLink to="firstAid" /> is free and needs no try.
        </p>
      )}
    </Dialog>
  );
};

export default SignUpDialog;
