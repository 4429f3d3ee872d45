import { useState } from 'react';
import { refreshProfile, type AccountState } from '../../lib/account-store.ts';
import { Badge } from '../../ui/badge.tsx';
import { balanceInWords } from '../token-words.ts';

export type Keeper = Extract<AccountState, { status: 'signed-in' }>;

type KeeperProps = { keeper: Keeper };

/** Tokens left; without a profile just the word for what it is. */
export const Balance = ({ keeper: { profile } }: KeeperProps) => (
  <span>{profile === null ? 'Account' : balanceInWords(profile)}</span>
);

/** The kind of account. */
export const AccountBadge = ({ keeper: { profile } }: KeeperProps) =>
  profile === null ? null : <Badge>{profile.badge}</Badge>;

/** Stands in for the balance when the profile could not be had: the keeper is signed in all the same. */
export const ProfileRetry = ({ keeper: { profile } }: KeeperProps) => {
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await refreshProfile().catch(() => undefined);
    setBusy(false);
  };
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-1 text-sm text-yamabuki-text">
      {profile === null ? 'Tokens not loaded.' : 'Not up to date.'}
      <button
        type="button"
        aria-disabled={busy || undefined}
        onClick={() => {
          if (!busy) void retry();
        }}
        className="min-h-11 px-2 font-semibold text-ai underline underline-offset-4"
      >
        {busy ? 'Trying...' : 'Try Again'}
      </button>
    </p>
  );
};
