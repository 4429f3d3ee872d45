import type { Plan, PlanId } from '@nishiki/contract/plans';
import { ContinueLink } from '../../app/checkout/messages.tsx';
import { useCheckout } from '../../app/checkout/use-checkout.ts';
import { startCheckout } from '../../app/plans/start-checkout.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useToast } from '../../ui/toast.tsx';
import { checkoutFailed } from './checkout-failed.ts';

type PayFirstProps = { plan: Plan; onReady: (url: string) => void };

/** The way to the checkout for those who want no account before they have paid. */
export const PayFirst = ({ plan, onReady }: PayFirstProps) => {
  const { show } = useToast();
  const { begin, starting } = useCheckout<PlanId>({ failed: checkoutFailed, tell: show });
  const start = async () => {
    const started = await startCheckout(plan);
    if (started.kind !== 'contact-sales') onReady(started.url);
    return started;
  };
  return (
    <Button
      tone="quiet"
      className="px-0!"
      busy={starting !== null}
      busyText="Processing..."
      onClick={() => begin(plan.id, start)}
    >
      Pay first, without an account
    </Button>
  );
};

export type ReadyCheckout = { plan: Plan; url: string };

/** What comes after paying. The choice waits no longer, so that signing in does not start it again. */
export const CheckoutReady = ({ plan, url }: ReadyCheckout) => (
  <Notice
    live
    tone="neutral"
    title={`Your checkout of the ${plan.name} plan is ready`}
    actions={<ContinueLink url={url} />}
  >
    Once you have paid, sign in or sign up with the address you paid with, and the plan is yours.
  </Notice>
);
