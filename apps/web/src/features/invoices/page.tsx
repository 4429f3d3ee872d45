import { useEffect, useRef, useState } from 'react';
import { PageHeading } from '../../app/page-heading.tsx';
import { KeeperPage } from '../../lib/keeper-page.tsx';
import { InvoiceList } from './invoice-list.tsx';

/** What was bought, with its documents and, where there is one, its way back. */
const InvoicesPage = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  const [refunded, setRefunded] = useState(0);
  useEffect(() => {
    // The button that had the focus goes with its offer.
    if (refunded > 0) heading.current?.focus();
  }, [refunded]);
  return (
    <div className="page-width space-y-8 py-10 sm:py-14">
      <div className="space-y-3">
        <PageHeading ref={heading}>Invoices</PageHeading>
        <p className="text-lg text-muted">What you bought, newest first.</p>
      </div>
      <KeeperPage>{() => <InvoiceList onRefunded={() => setRefunded(refunded + 1)} />}</KeeperPage>
    </div>
  );
};

export default InvoicesPage;
