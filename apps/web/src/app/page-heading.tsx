import type { ComponentPropsWithRef } from 'react';

/** The one main heading of a page. It can take the focus, which moves here after navigation. */
export const PageHeading = ({ className = '', ...rest }: ComponentPropsWithRef<'h1'>) => (
  <h1 {...rest} tabIndex={-1} className={`text-4xl sm:text-5xl ${className}`} />
);
