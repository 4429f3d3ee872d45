import { MailCheck } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { refreshProfile } from '../../lib/account-store.ts';
import { noticeClass } from '../notice-place.tsx';
import { resend, type MailKind } from './resend.ts';
import { useMailStandIn } from './use-mail-stand-in.ts';

type AddressNoticeProps = {
  kind: MailKind;
  /** Where the mail goes. */
  email: string;
  /** What to do, in a sentence. */
  children: ReactNode;
};

type Sending = { at: 'idle' } | { at: 'waiting' } | { at: 'sent' } | { at: 'failed'; why: string };

const quiet =
  'inline-flex min-h-11 items-center font-semibold text-ai underline underline-offset-4';

/** Mail is often opened on a phone: whoever comes back here sees at once that it is done. */
const useFreshProfileOnReturn = () => {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refreshProfile();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
};

/** An address that waits for the click in its mail, and the mail once more. */
export const AddressNotice = ({ kind, email, children }: AddressNoticeProps) => {
  const [sending, setSending] = useState<Sending>({ at: 'idle' });
  const standIn = useMailStandIn();
  useFreshProfileOnReturn();
  const send = async () => {
    if (sending.at === 'waiting') return;
    setSending({ at: 'waiting' });
    const why = await resend(kind, email);
    setSending(why === null ? { at: 'sent' } : { at: 'failed', why });
  };
  return (
    <section aria-label="Your e-mail address" className={noticeClass}>
      <div className="page-width flex flex-wrap items-center gap-x-4 py-1">
        <p className="flex min-w-0 items-center gap-2 py-1">
          <MailCheck aria-hidden="true" className="size-4 shrink-0 text-ai" />
          <span className="min-w-0">{children}</span>
        </p>
        {sending.at !== 'sent' && (
          <button
            type="button"
            aria-disabled={sending.at === 'waiting' || undefined}
            onClick={() => void send()}
            className={quiet}
          >
            {sending.at === 'waiting' ? 'Sending...' : 'Send again'}
          </button>
        )}
        {standIn && (
          <a href="/dev/outbox" className={quiet}>
            Open the outbox
          </a>
        )}
        <p role="status">
          {sending.at === 'sent' && 'Sent. It may take a minute to arrive.'}
          {sending.at === 'failed' && `Not sent. ${sending.why}`}
        </p>
      </div>
    </section>
  );
};
