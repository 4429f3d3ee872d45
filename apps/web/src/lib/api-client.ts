/** Calls of this browser to its own site, as whoever is signed in here. */
import { accessToken, renewedToken } from './auth-client.ts';
import { createApiClient } from './create-api-client.ts';

export const { call, stream, download } = createApiClient({ accessToken, renewedToken });
