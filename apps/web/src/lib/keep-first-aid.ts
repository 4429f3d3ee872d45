import { whenIdle } from './when-idle.ts';

const WORKER = '/worker.js';

type Policy = { createScriptURL: (address: string) => string };
type Factory = { createPolicy: (name: string, rules: Policy) => Policy };

/** Where addresses of scripts must be vouched for, this one is; the server's policy lets that name alone. */
const trusted = (address: string): string => {
  const { trustedTypes } = window as { trustedTypes?: Factory };
  const policy = trustedTypes?.createPolicy('nishiki-worker', {
    createScriptURL: () => WORKER,
  });
  return policy?.createScriptURL(address) ?? address;
};

/** Lets the worker keep /first-aid for later, once the page has nothing better to do. */
export const keepFirstAid = async (): Promise<void> => {
  // Browsers leave it out where a connection could be tampered with.
  if (!('serviceWorker' in navigator)) return;
  await whenIdle();
  // Where storage is blocked or full there is only the network, as before.
  await navigator.serviceWorker.register(trusted(WORKER)).catch(() => undefined);
};
