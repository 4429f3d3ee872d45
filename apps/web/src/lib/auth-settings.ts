/** What sign-in offers on this installation, and what is only a stand-in. */
import type { Output } from '@nishiki/contract/endpoints';
import { useEffect, useState } from 'react';
import { call } from './api-client.ts';
import { loadOnce } from './load-once.ts';

export type AuthSettings = Output<'authSettings'>;

/** Asks once a visit. */
export const loadAuthSettings: () => Promise<AuthSettings> = loadOnce(() =>
  call('authSettings', {}),
);

/** Null until it is known; without an answer the page says nothing of stand-ins. */
export const useAuthSettings = (): AuthSettings | null => {
  const [settings, setSettings] = useState<AuthSettings | null>(null);
  useEffect(() => {
    let gone = false;
    loadAuthSettings().then(
      (known) => {
        if (!gone) setSettings(known);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return settings;
};
