import type { ReactNode } from 'react';

export type EmptyStateProps = {
  title: string;
  /** What to do next, in a sentence. */
  children: ReactNode;
  /** A drawing, decorative. */
  art?: ReactNode;
  /** The button or link of the next step. */
  action?: ReactNode;
};

export const EmptyState = ({ title, children, art, action }: EmptyStateProps) => (
  <div className="mx-auto flex max-w-measure flex-col items-center gap-4 px-4 py-12 text-center">
    {art !== undefined && <div aria-hidden="true">{art}</div>}
    <h2 className="text-2xl">{title}</h2>
    <div className="text-muted">{children}</div>
    {action}
  </div>
);
