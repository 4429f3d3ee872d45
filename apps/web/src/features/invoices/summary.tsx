import type { Invoice } from '@nishiki/contract/billing';
import { PortalButton } from '../../app/portal/portal-button.tsx';
import { money } from '../../lib/money.ts';
import { Card } from '../../ui/card.tsx';
import { totalsOf } from './totals.ts';

type SumProps = { name: string; sums: readonly { currency: string; amount: number }[] };

const Sum = ({ name, sums }: SumProps) => (
  <div>
    <dt className="text-sm text-muted">{name}</dt>
    {sums.map(({ currency, amount }) => (
      <dd key={currency} className="font-serif text-3xl">
        {money(amount, currency)}
      </dd>
    ))}
  </div>
);

/** What was paid in all, by currency, with what came back apart; and the way to change or leave. */
export const Summary = ({ invoices }: { invoices: readonly Invoice[] }) => {
  const totals = totalsOf(invoices);
  const paid = totals.map(({ currency, paid: amount }) => ({ currency, amount }));
  const back = totals
    .map(({ currency, back: amount }) => ({ currency, amount }))
    .filter(({ amount }) => amount > 0);
  return (
    <Card
      aria-label="Summary"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4"
    >
      <dl className="flex flex-wrap gap-x-12 gap-y-4">
        <Sum name="Total paid" sums={paid} />
        {back.length > 0 && <Sum name="Came back" sums={back} />}
      </dl>
      <PortalButton />
    </Card>
  );
};
