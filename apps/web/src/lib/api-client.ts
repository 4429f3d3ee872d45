/** Calls of this browser to its own site, as whoever is signed in here. */
import { offlineError } from './api-error.ts';
import { accessToken, renewedToken } from './auth-client.ts';
import type { createApiClient } from './create-api-client.ts';
import { importing } from './importing.ts';
import { loadOnce } from './load-once.ts';

type Client = ReturnType<typeof createApiClient>;

const load = loadOnce(async (): Promise<Client> => {
  const client = await importing(() => import('./create-api-client.ts'));
  return client.createApiClient({ accessToken, renewedToken });
});

/** The client with the contract and its validator is a chunk of its own: loaded on the first call, not before. */
const client = (): Promise<Client> =>
  load().catch(() => {
    // Its code may be out of reach, too: that is being offline.
    throw offlineError();
  });

/** So that the first call waits for its answer alone. */
export const preloadClient = (): void => void load().catch(() => undefined);

export const call: Client['call'] = async (...args) => (await client()).call(...args);
export const stream: Client['stream'] = async (...args) => (await client()).stream(...args);
export const download: Client['download'] = async (...args) => (await client()).download(...args);
