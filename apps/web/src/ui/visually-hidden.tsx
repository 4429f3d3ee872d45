import type { ReactNode } from 'react';

export type VisuallyHiddenProps = { children: ReactNode };

/** Words for screen readers only. */
export const VisuallyHidden = ({ children }: VisuallyHiddenProps) => (
  <span className="sr-only">{children}</span>
);
