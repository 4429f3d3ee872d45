import type { Plan } from '@nishiki/contract/plans';
import type { ReactNode } from 'react';
import { useAccount } from '../../lib/account-store.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { routes } from '../routes.ts';
import type { PlanChoice } from './use-choose-plan.ts';

type PlanButtonProps = { plan: Plan; choice: PlanChoice; className?: string; children: ReactNode };

/** Chooses a plan: a guest signs up first, and the plan comes along. */
export const PlanButton = ({ plan, choice, className = '', children }: PlanButtonProps) => {
  const { status } = useAccount();
  // Until it is known who comes, the link is right for both: it starts a keeper's checkout, too.
  if (status !== 'signed-in' && plan.id !== 'professional')
    return (
      <LinkButton to={`${routes.signIn.path}?signup=true&plan=${plan.id}`} className={className}>
        {children}
      </LinkButton>
    );
  return (
    <Button
      busy={choice.starting === plan.id}
      busyText="Processing..."
      onClick={() => choice.choose(plan)}
      className={className}
    >
      {children}
    </Button>
  );
};
