import { useEffect, useState } from 'react';
import { useAuthSettings } from '../../lib/auth-settings.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { googleFailure } from './google-failure.ts';
import { keptPath } from './next-path.ts';
import { leaveForGoogle } from './sign-in.ts';

/** The mark in Google's own colours, as its guidelines ask. */
const GoogleMark = () => (
  <svg viewBox="0 0 18 18" aria-hidden="true" className="size-5">
    <path
      fill="#4285F4"
      d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92c1.7-1.57 2.68-3.88 2.68-6.62z"
    />
    <path
      fill="#34A853"
      d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.32-1.58-5.03-3.7H.96v2.33A9 9 0 0 0 9 18z"
    />
    <path fill="#FBBC05" d="M3.97 10.72a5.4 5.4 0 0 1 0-3.44V4.95H.96a9 9 0 0 0 0 8.1l3.01-2.33z" />
    <path
      fill="#EA4335"
      d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.95l3.01 2.33C4.68 5.16 6.66 3.58 9 3.58z"
    />
  </svg>
);

type GoogleButtonProps = {
  /** The form is being sent: only one way in at a time. */
  blocked: boolean;
  /** Where to go afterwards. */
  destination: string | null;
};

export const GoogleButton = ({ blocked, destination }: GoogleButtonProps) => {
  const [busy, setBusy] = useState(false);
  const settings = useAuthSettings();
  const toast = useToast();
  useEffect(() => {
    // Whoever comes back from Google by the browser's button finds the page as they left it: busy.
    const arrive = () => setBusy(false);
    window.addEventListener('pageshow', arrive);
    return () => window.removeEventListener('pageshow', arrive);
  }, []);
  const leave = async () => {
    setBusy(true);
    if (destination !== null) keptPath.put(destination);
    const reason = await leaveForGoogle();
    setBusy(false);
    toast.show(googleFailure(reason));
  };
  return (
    <div>
      <Button
        className="w-full gap-3"
        busy={busy || blocked}
        onClick={() => void leave()}
        aria-describedby={settings?.stand_ins.google === true ? 'google-stand-in' : undefined}
      >
        <GoogleMark />
        Continue with Google
      </Button>
      {settings?.stand_ins.google === true && (
        <p id="google-stand-in" className="mt-2 text-center text-sm text-muted">
          On this installation it opens a stand-in for Google.
        </p>
      )}
    </div>
  );
};
