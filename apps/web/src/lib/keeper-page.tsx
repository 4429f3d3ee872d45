import type { Profile } from '@nishiki/contract/account';
import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { refreshProfile, useAccount } from './account-store.ts';
import { tellTimeZone } from './first-time-zone.ts';
import { KeeperQueries } from './query.tsx';

const ProfileFailed = () => {
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await refreshProfile().catch(() => undefined);
    setBusy(false);
  };
  return (
    <Notice
      live
      tone="alarm"
      title="Your profile could not be loaded"
      actions={
        <Button busy={busy} busyText="Trying again..." onClick={() => void retry()}>
          Try again
        </Button>
      }
    >
      You are still signed in, and nothing of yours was lost. Please check your connection.
    </Notice>
  );
};

type KeeperPageProps = {
  /** Heads the page until its own heading can be there; for pages that have none before. */
  waiting?: ReactNode;
  /** The page for a keeper whose profile is there. */
  children: (profile: Profile) => ReactNode;
};

/** Waits for the profile, tells when it cannot be had, and gives the page its memory of answers. */
export const KeeperPage = ({ waiting, children }: KeeperPageProps) => {
  const account = useAccount();
  const profile = account.status === 'signed-in' ? account.profile : null;
  useEffect(() => {
    if (profile !== null) tellTimeZone(profile);
  }, [profile]);
  // Nobody signed out comes here: the guard of the routes leads them to /auth.
  if (account.status === 'signed-out') return null;
  if (profile !== null) return <KeeperQueries profile={profile}>{children(profile)}</KeeperQueries>;
  return (
    <>
      {waiting}
      {account.status === 'signed-in' && account.profileFailed ? (
        <ProfileFailed />
      ) : (
        <div className="max-w-measure">
          <Skeleton label="Loading your account" lines={5} />
        </div>
      )}
    </>
  );
};
