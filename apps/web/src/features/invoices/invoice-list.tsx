import type { Invoice } from '@nishiki/contract/billing';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { InvoiceItem } from './invoice-item.tsx';
import { None } from './none.tsx';
import { useInvoices } from './queries.ts';
import { Summary } from './summary.tsx';

type ListProps = { invoices: readonly Invoice[]; onRefunded: () => void };

const List = ({ invoices, onRefunded }: ListProps) => (
  <>
    <Summary invoices={invoices} />
    <ul aria-label="Invoices" className="divide-y divide-hairline border-y border-hairline">
      {invoices.map((invoice) => (
        <InvoiceItem key={invoice.id} invoice={invoice} onRefunded={onRefunded} />
      ))}
    </ul>
  </>
);

/** Every invoice of the keeper, newest first, below what they come to. */
export const InvoiceList = ({ onRefunded }: Pick<ListProps, 'onRefunded'>) => {
  const { data, error, isFetching, refetch } = useInvoices();
  return (
    <>
      {data === undefined && error === null && (
        <div className="max-w-measure">
          <Skeleton label="Loading your invoices" lines={6} />
        </div>
      )}
      {error !== null && (
        <LoadFailed
          what="Your invoices"
          title="Failed to load invoices"
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && <None />}
      {data !== undefined && data.length > 0 && <List invoices={data} onRefunded={onRefunded} />}
    </>
  );
};
