import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { refreshProfile } from '../../lib/account-store.ts';
import { loadAuth } from '../../lib/auth-client.ts';
import { authFailure, thrownFailure } from '../../lib/auth-failure.ts';
import { readStoredSession } from '../../lib/stored-auth.ts';
import { useToast } from '../../ui/toast.tsx';
import type { MailLink } from './mail-link.ts';
import { purposeWords } from './purpose-words.ts';

/** used: the link is used up or too old · failed: it may work when tried again. */
export type LinkState =
  { kind: 'waiting' } | { kind: 'busy' } | { kind: 'used' } | { kind: 'failed'; message: string };

type Outcome = Exclude<LinkState, { kind: 'waiting' | 'busy' }> | null;

/** Uses the link at the server; null when that worked. */
const redeem = async ({ purpose, tokenHash }: MailLink): Promise<Outcome> => {
  try {
    const auth = await loadAuth();
    const before = readStoredSession();
    const { error } = await auth.verifyOtp({ token_hash: tokenHash, type: purpose });
    if (error === null) {
      // The link began a session of its own; the one before would stay among the devices for weeks.
      // A new password ends all others by itself.
      if (before !== null && purpose !== 'recovery')
        void auth.admin.signOut(before.accessToken, 'local');
      return null;
    }
    if (error.code === 'otp_expired') return { kind: 'used' };
    return { kind: 'failed', message: authFailure(error).message };
  } catch (error) {
    return { kind: 'failed', message: thrownFailure(error).message };
  }
};

/** Uses a mail link when the keeper asks for it, never by itself: scanners of mail open links, too. */
export const useMailLink = (link: MailLink | null) => {
  const [state, setState] = useState<LinkState>({ kind: 'waiting' });
  const working = useRef(false);
  const navigate = useNavigate();
  const toast = useToast();
  const confirm = async () => {
    if (link === null || working.current) return;
    working.current = true;
    setState({ kind: 'busy' });
    const outcome = await redeem(link);
    working.current = false;
    if (outcome !== null) return setState(outcome);
    // Whoever was signed in as the same keeper already has an old profile.
    void refreshProfile();
    const { done, next } = purposeWords[link.purpose];
    if (done !== null) toast.show({ title: done, tone: 'good' });
    await navigate(next, { replace: true });
  };
  return { state, confirm };
};
