import { ExternalLink } from 'lucide-react';
import { problemOf } from '../../lib/problem-words.ts';
import { useSubscriptionState } from '../../lib/subscription.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Notice } from '../../ui/notice.tsx';
import { usePortal } from './use-portal.ts';

/** Where plan and card are changed and the plan is cancelled; only for those who have bought something. */
export const PortalButton = () => {
  const { data: held } = useSubscriptionState();
  const { open, isOpening, error, address } = usePortal();
  if (held?.has_portal !== true) return null;
  return (
    <>
      <Button busy={isOpening} busyText="Processing..." onClick={open}>
        Manage plan and card
        <ExternalLink aria-hidden="true" className="size-4" />
      </Button>
      {(error !== null || address !== null) && (
        <div className="w-full">
          <FormError message={error === null ? null : 'Your page of payments could not be opened'}>
            {problemOf(error).message}
          </FormError>
          {address !== null && (
            <Notice
              live
              tone="attention"
              title="Your browser blocked the new tab"
              actions={
                <a href={address} target="_blank" rel="noreferrer" className={buttonClass()}>
                  Open your page of payments
                </a>
              }
            />
          )}
        </div>
      )}
    </>
  );
};
