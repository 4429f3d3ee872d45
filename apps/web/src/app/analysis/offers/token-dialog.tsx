import { useEffect, useRef, useState } from 'react';
import { PackageCards } from '../../packages/package-cards.tsx';
import { useBuyTokens } from '../../packages/use-buy-tokens.ts';
import { RouteLink } from '../../route-link.tsx';
import { exists } from '../../routes.ts';
import { countOfTokens } from '../../token-words.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { ToastMessage } from '../../../ui/toast.tsx';
import type { Allowance } from '../allowance.ts';

type TokenDialogProps = {
  open: boolean;
  onClose: () => void;
  allowance: Allowance;
  /** Tokens that the photo, or whatever `words` speaks of, needs. */
  cost: number;
  /** What stays as it is, and the way back to it. Default: of a photo. */
  words?: { readonly stays: string; readonly back: string } | undefined;
};

const ofPhoto = { stays: 'Your photo stays on this page', back: 'Back to your photo' };

/** The heading follows the balance, which may grow while the dialog is open. */
const titleOf = (allowance: Allowance, cost: number): string => {
  if (allowance.kind !== 'tokens') return `This needs ${countOfTokens(cost)}.`;
  const { left } = allowance;
  return left < cost
    ? `This needs ${countOfTokens(cost)}, you have ${left}.`
    : `You have ${countOfTokens(left)} now.`;
};

/** Says in place what a toast would: those lie behind the dialog. */
const Outcome = ({ message }: { message: ToastMessage }) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  return (
    <div ref={ref}>
      <Notice
        live
        tone={message.tone === 'destructive' ? 'alarm' : 'neutral'}
        title={message.title}
      >
        {message.description}
      </Notice>
    </div>
  );
};

const TokenDialog = ({ open, onClose, allowance, cost, words = ofPhoto }: TokenDialogProps) => {
  const [outcome, setOutcome] = useState<ToastMessage | null>(null);
  const choice = useBuyTokens(setOutcome);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={titleOf(allowance, cost)}
      actions={
        <>
          <RouteLink to="upgrade" className={buttonClass('quiet')}>
            What a plan adds
          </RouteLink>
          <Button onClick={onClose}>{words.back}</Button>
        </>
      }
    >
      <p>{words.stays}, and nothing was charged. Tokens never expire.</p>
      {outcome !== null && <Outcome message={outcome} />}
      <PackageCards choice={choice} />
      {exists('firstAid') && (
        <p>
          A fish in trouble cannot wait: <RouteLink to="firstAid" /> is free and needs no token.
        </p>
      )}
    </Dialog>
  );
};

export default TokenDialog;
