import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';

/** Stands in for the form while the account is looked at. */
export const Waiting = ({ children }: { children: ReactNode }) => (
  <div className="page-width py-10 sm:py-14">
    <Card className="max-w-measure">
      <p role="status" className="animate-pulse text-lg">
        {children}
      </p>
    </Card>
  </div>
);
