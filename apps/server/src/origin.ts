import type { Settings } from './settings.ts';

/** The site's own address, known for good once it listens (PORT may be 0). */
export type Origin = { get(): string; listensOn(port: number): void };

export const createOrigin = (settings: Pick<Settings, 'PUBLIC_URL' | 'HOST' | 'PORT'>): Origin => {
  let port = settings.PORT;
  const host = (): string => {
    // Listening on all addresses: links in mails are then for this machine, until PUBLIC_URL says better.
    if (settings.HOST === '0.0.0.0' || settings.HOST === '::') return '127.0.0.1';
    return settings.HOST.includes(':') ? `[${settings.HOST}]` : settings.HOST;
  };
  return {
    get: () => settings.PUBLIC_URL ?? `http://${host()}:${port}`,
    listensOn: (actual) => void (port = actual),
  };
};
