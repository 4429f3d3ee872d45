import { useState } from 'react';
import { useNavigate } from 'react-router';
import { signOut } from '../../lib/account-store.ts';
import { useToast } from '../../ui/toast.tsx';
import { signOutTarget } from '../sign-out-target.ts';

const focusHeading = () =>
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });

/** Signs out everywhere and goes to `target`. */
export const useSignOut = (target: string) => {
  const navigate = useNavigate();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    signOutTarget.set(target);
    const { reachedServer } = await signOut();
    setBusy(false);
    // Staying on the same page, nothing else would move the focus away from the menu that is gone.
    if (window.location.pathname === target) focusHeading();
    else void navigate(target);
    toast.show(
      reachedServer
        ? { title: 'You are signed out', description: 'On this device and on all others.' }
        : {
            title: 'You are signed out on this device.',
            description:
              'Nishiki could not be reached, so other devices may still be signed in. Sign in and out again to end those, too.',
            tone: 'destructive',
          },
    );
  };
  return { busy, leave };
};
