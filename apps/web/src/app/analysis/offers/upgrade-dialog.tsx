import { percentOff, plans, pounds } from '@nishiki/contract/plans';
import { Check } from 'lucide-react';
import { routes } from '../../routes.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { countOfTokens } from '../../token-words.ts';
import type { PhotoTool } from '../photo-tool.ts';

type UpgradeDialogProps = {
  tool: Pick<PhotoTool, 'once' | 'cost' | 'planAdds'>;
  open: boolean;
  onClose: () => void;
};

const UpgradeDialog = ({ tool, open, onClose }: UpgradeDialogProps) => {
  const plan = plans.find(({ id }) => id === 'enthusiast');
  if (plan === undefined) return null;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`The ${plan.name} plan`}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Not now
          </Button>
          <LinkButton tone="primary" to={`${routes.signIn.path}?upgrade=true`}>
            Upgrade
          </LinkButton>
        </>
      }
    >
      <p>
        <strong className="font-serif text-3xl font-medium">{pounds(plan.price)}</strong>
        <span className="text-muted"> for the first 30 days</span>
      </p>
      <p className="text-sm text-muted">
        {percentOff(plan)}% off for 30 days, then {pounds(plan.originalPrice)}/month
      </p>
      <ul aria-label="What it adds" className="space-y-2">
        {[...plan.features, ...tool.planAdds].map((feature) => (
          <li key={feature} className="flex gap-2">
            <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-matcha" />
            {feature}
          </li>
        ))}
      </ul>
      <p className="text-muted">
        {tool.once} costs {countOfTokens(tool.cost)}
        {plan.tokens !== null &&
          `, so a month’s tokens are enough for ${Math.floor(plan.tokens / tool.cost)} of them`}
        .
      </p>
      <p>30-day money-back on the first payment. Cancel anytime.</p>
    </Dialog>
  );
};

export default UpgradeDialog;
