import { useId, type ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';

type DashboardCardProps = {
  title: string;
  /** Beside the title, such as a link to more of it. */
  aside?: ReactNode;
  children: ReactNode;
};

export const DashboardCard = ({ title, aside, children }: DashboardCardProps) => {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="h-full">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {aside}
      </div>
      <div className="space-y-4">{children}</div>
    </Card>
  );
};
