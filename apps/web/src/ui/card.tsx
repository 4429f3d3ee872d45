import type { ComponentPropsWithRef } from 'react';

export type CardProps = ComponentPropsWithRef<'section'> & {
  /** raised: on the page, with a hairline · sunken: quieter, for asides. Default 'raised'. */
  ground?: 'raised' | 'sunken' | undefined;
};

/** A section set apart by a hairline. Give it `aria-labelledby` when it has a heading. */
export const Card = ({ ground = 'raised', className = '', ...rest }: CardProps) => (
  <section
    {...rest}
    className={`hairline rounded-card p-5 sm:p-6 ${ground === 'raised' ? 'bg-raised' : 'bg-sunken'} ${className}`}
  />
);
