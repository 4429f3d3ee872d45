import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

export type FoldedProps = {
  title: ReactNode;
  /** What stands in it, in a few words. */
  state?: string | undefined;
  /** Open at first, since something in it must be mended. Whoever closes it has it closed. */
  openAtFirst?: boolean | undefined;
  children: ReactNode;
};

/** A part that is closed at first; the browser's own `details`, so it works before any script has run. */
export const Folded = ({ title, state, openAtFirst = false, children }: FoldedProps) => (
  <details className="group" open={openAtFirst}>
    <summary className="flex min-h-14 list-none items-center gap-4 py-2 [&::-webkit-details-marker]:hidden">
      <span className="flex flex-1 flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{title}</span>
        {state !== undefined && <span className="text-sm text-muted">{state}</span>}
      </span>
      <ChevronDown
        aria-hidden="true"
        className="size-5 shrink-0 text-muted transition-transform duration-200 ease-calm group-open:rotate-180"
      />
    </summary>
    <div className="pb-4">{children}</div>
  </details>
);
