/** Every call of the platform. Server routes, the web client and /docs/api are built from this table. */
import type * as z from 'zod/mini';
import { apiEndpoints } from './endpoints/api.ts';
import { authEndpoints } from './endpoints/auth.ts';
import { chatEndpoints } from './endpoints/chat.ts';
import { functionEndpoints } from './endpoints/functions.ts';
import { restEndpoints } from './endpoints/rest.ts';
import { siteEndpoints } from './endpoints/site.ts';

export const endpoints = {
  ...authEndpoints,
  ...restEndpoints,
  ...functionEndpoints,
  ...chatEndpoints,
  ...apiEndpoints,
  ...siteEndpoints,
} as const;

export type EndpointName = keyof typeof endpoints;
export type Input<N extends EndpointName> = z.infer<(typeof endpoints)[N]['input']>;
export type Output<N extends EndpointName> = z.infer<(typeof endpoints)[N]['output']>;
