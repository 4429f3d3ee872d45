import type { ComponentPropsWithRef } from 'react';

export type PageHeadingProps = ComponentPropsWithRef<'h1'> & {
  /** display: the largest, for a page that opens with one sentence. Default 'page'. */
  size?: 'page' | 'display' | undefined;
};

const sizes = {
  page: 'text-3xl sm:text-4xl md:text-5xl',
  display: 'text-4xl sm:text-5xl lg:text-6xl',
};

/** The one main heading of a page. It can take the focus, which moves here after navigation. */
export const PageHeading = ({ size = 'page', className = '', ...rest }: PageHeadingProps) => (
  <h1 {...rest} tabIndex={-1} className={`${sizes[size]} ${className}`} />
);
