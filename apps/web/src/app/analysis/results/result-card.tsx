import { useId, type ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';

type ResultCardProps = {
  title: string;
  /** Beside the heading, such as a badge. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
};

export const ResultCard = ({ title, aside, className = '', children }: ResultCardProps) => {
  const id = useId();
  return (
    <Card aria-labelledby={id} className={className}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id={id} className="text-xl">
          {title}
        </h3>
        {aside}
      </div>
      <div className="space-y-5">{children}</div>
    </Card>
  );
};
