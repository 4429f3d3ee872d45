import type { ReactNode } from 'react';
import type { Account } from './account.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

export type PublicShellProps = { account: Account | null; children: ReactNode };

/** Header, page, footer; the first stop of the Tab key leads past the header. */
export const PublicShell = ({ account, children }: PublicShellProps) => (
  <div className="flex min-h-dvh flex-col">
    <a
      href="#main"
      className="absolute -top-20 left-2 z-50 rounded-field bg-ink px-4 py-3 font-semibold text-ground focus:top-2"
    >
      Skip to content
    </a>
    <SiteHeader account={account} />
    <main id="main" tabIndex={-1} className="flex-1 outline-none">
      {children}
    </main>
    <SiteFooter />
  </div>
);
