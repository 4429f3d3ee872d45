import type { ReactNode } from 'react';
import { toneIcon, toneText, toneWash, type Tone } from './tone.ts';

export type BadgeProps = {
  /** Default 'neutral', which carries no icon. */
  tone?: Tone | undefined;
  /** The state in words. */
  children: ReactNode;
};

export const Badge = ({ tone = 'neutral', children }: BadgeProps) => {
  const Icon = toneIcon[tone];
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full border border-current px-2.5 py-0.5 text-xs font-semibold ${toneText[tone]} ${toneWash[tone]}`}
    >
      {tone !== 'neutral' && <Icon aria-hidden="true" className="size-3.5 shrink-0" />}
      {children}
    </span>
  );
};
