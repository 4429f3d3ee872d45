import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  icon: LucideIcon;
  /** What it does: read out, and shown where a pointer rests on it. */
  label: string;
};

/** 44 px, an icon alone. */
export const IconButton = ({ icon: Icon, label, className = '', ...rest }: IconButtonProps) => (
  <button
    type="button"
    {...rest}
    aria-label={label}
    title={label}
    className={`grid size-11 shrink-0 place-items-center rounded-field text-muted hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:text-field aria-pressed:text-ai ${className}`}
  >
    <Icon aria-hidden="true" className="size-5" />
  </button>
);
