import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { buttonClass, type ButtonTone } from './button-class.ts';

export type ButtonProps = ComponentPropsWithRef<'button'> & {
  /** 'primary' stands once in a view at most. Default 'secondary'. */
  tone?: ButtonTone | undefined;
  /** Work is going on: the button keeps its focus, does nothing, and shows `busyText`. */
  busy?: boolean | undefined;
  /** What it says while busy, such as 'Processing...'. Without it the label stays. */
  busyText?: string | undefined;
};

export const Button = ({
  tone = 'secondary',
  busy = false,
  busyText,
  className = '',
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      onClick={click}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={buttonClass(tone, className)}
    >
      {busy && busyText !== undefined ? busyText : children}
    </button>
  );
};
