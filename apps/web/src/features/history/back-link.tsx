import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** The way back to where this view is one of many. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link
    to={to}
    className="inline-flex min-h-11 items-center gap-1 font-semibold text-ai underline underline-offset-4"
  >
    <ChevronLeft aria-hidden="true" className="size-5" />
    {children}
  </Link>
);
