import type { Invoice } from '@nishiki/contract/billing';
import { useState } from 'react';
import { RouteLink } from '../../app/route-link.tsx';
import { money } from '../../lib/money.ts';
import { problemOf } from '../../lib/problem-words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { useToast } from '../../ui/toast.tsx';
import { offerWords, onceWords, type Offer } from './offer-words.ts';
import { useRefund } from './queries.ts';

type MoneyBackProps = {
  invoice: Invoice;
  offer: Offer;
  name: string;
  /** The button goes with the offer: the focus has to go elsewhere. */
  onDone: () => void;
};

/** Hands a payment back: says exactly what comes and what goes, and asks once. */
export const MoneyBack = ({ invoice: { id, currency }, offer, name, onDone }: MoneyBackProps) => {
  const [open, setOpen] = useState(false);
  const toast = useToast();
  const refund = useRefund(id, () => {
    setOpen(false);
    toast.show({
      title: 'Your money is on its way',
      description: `${money(offer.amount, currency)} goes back the way it came.`,
      tone: 'good',
    });
    onDone();
  });
  const ask = () => {
    refund.reset();
    setOpen(true);
  };
  return (
    <>
      <Button aria-label={`Get money back: ${name}`} onClick={ask}>
        Get money back
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Get your money back?"
        actions={
          <>
            <Button tone="quiet" onClick={() => setOpen(false)}>
              Keep it
            </Button>
            <Button
              tone="primary"
              busy={refund.isPending}
              busyText="Processing..."
              onClick={() => refund.mutate()}
            >
              Get {money(offer.amount, currency)} back
            </Button>
          </>
        }
      >
        <p className="text-muted">{name}</p>
        <p className="text-lg font-semibold">{offerWords(offer, currency)}</p>
        <p>
          {onceWords(offer)} The money goes back the way it came.{' '}
          <RouteLink to="refunds" className="text-ai underline">
            How refunds work
          </RouteLink>
        </p>
        <FormError message={refund.isError ? 'The refund could not be asked for' : null}>
          {problemOf(refund.error).message}
        </FormError>
      </Dialog>
    </>
  );
};
