import type { ReactNode } from 'react';
import { toneIcon, toneText, toneWash, type Tone } from './tone.ts';

export type NoticeProps = {
  tone: Tone;
  /** What happened, in a few words. */
  title?: string | undefined;
  /** What was not lost, and the next step. */
  children?: ReactNode;
  /** It appeared because of something the keeper did: it is read out (an alarm at once). */
  live?: boolean | undefined;
  /** Buttons or links of the next step. */
  actions?: ReactNode;
};

export const Notice = ({ tone, title, children, live = false, actions }: NoticeProps) => {
  const Icon = toneIcon[tone];
  const role = live ? (tone === 'alarm' ? 'alert' : 'status') : 'note';
  return (
    <div
      role={role}
      className={`flex gap-3 rounded-card border border-hairline p-4 ${toneWash[tone]}`}
    >
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${toneText[tone]}`} />
      <div className="min-w-0 flex-1 space-y-1">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        {children !== undefined && <div>{children}</div>}
        {actions !== undefined && <div className="flex flex-wrap gap-3 pt-2">{actions}</div>}
      </div>
    </div>
  );
};
