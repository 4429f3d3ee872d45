import { useEffect } from 'react';
import { NOTICE_KEY } from '../notice-place.tsx';
import { AddressNotice } from './address-notice.tsx';
import type { Keeper } from './balance.tsx';

const Address = ({ children }: { children: string }) => (
  <strong className="wrap-anywhere">{children}</strong>
);

/** The next visit keeps the place of the notice free before it is there. */
const useReminder = (waits: boolean | null): void => {
  useEffect(() => {
    if (waits === null) return;
    try {
      if (waits) localStorage.setItem(NOTICE_KEY, '1');
      else localStorage.removeItem(NOTICE_KEY);
    } catch {
      // Without storage the page moves a little; nothing else is lost.
    }
  }, [waits]);
};

/** What the account still waits for; nothing most of the time. */
export const AccountNotices = ({ keeper: { profile } }: { keeper: Keeper }) => {
  const { pending_email: pending = null, email_verified: verified = true } = profile ?? {};
  useReminder(profile === null ? null : pending !== null || !verified);
  if (profile === null) return null;
  if (pending !== null)
    return (
      <AddressNotice key="change" kind="email_change" email={pending}>
        Check your new address to confirm the change: <Address>{pending}</Address>
      </AddressNotice>
    );
  if (verified) return null;
  return (
    <AddressNotice key="signup" kind="signup" email={profile.email}>
      Please verify your address by the link in our mail: <Address>{profile.email}</Address>
    </AddressNotice>
  );
};
