import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { buttonClass, type ButtonTone } from './button-class.ts';

export type LinkButtonProps = ComponentProps<typeof Link> & {
  /** As for `Button`: 'primary' stands once in a view at most. Default 'secondary'. */
  tone?: ButtonTone | undefined;
};

/** A link that looks like a button: it goes somewhere, it does nothing. */
export const LinkButton = ({ tone = 'secondary', className = '', ...rest }: LinkButtonProps) => (
  <Link {...rest} className={buttonClass(tone, className)} />
);
