import { endpoints } from '@nishiki/contract/endpoints';
import { uuidv7 } from '@nishiki/db/uuidv7';
import { getCookie, setCookie } from 'hono/cookie';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { addressNetwork, clientAddress } from './client-address.ts';
import {
  DEVICE_COOKIE,
  hashAddress,
  readDeviceCookie,
  writeDeviceCookie,
} from './device-cookie.ts';
import { deviceWords } from './device-words.ts';
import type { Env } from './env.ts';
import type { Parts } from './parts.ts';

const YEAR = 365 * 24 * 3600;

/** Used a try, is about to pay, or talks with support: twice must be seen to be once, and a talk to go on. */
const remembering: readonly string[] = [
  endpoints.analyzeKoi.path,
  endpoints.createCheckout.path,
  endpoints.purchaseTokens.path,
  endpoints.supportChat.path,
];

/** A guest's browser must be known again then; whoever only looks gets no cookie. */
const mustBeKnown = (c: Context): boolean =>
  remembering.includes(c.req.path) && c.req.header('authorization') === undefined;

/** Works out which browser asks, and gives a new one its cookie when it needs one. */
export const clientOfRequest = (parts: Parts) =>
  createMiddleware<Env>(async (c, next) => {
    // Without a socket only in tests, which call the app directly.
    const bindings = c.env as Env['Bindings'] | undefined;
    const socket = bindings?.incoming?.socket.remoteAddress ?? '127.0.0.1';
    const address = clientAddress(
      socket,
      c.req.header('x-forwarded-for'),
      parts.settings.TRUST_PROXY,
    );
    const known = readDeviceCookie(parts.deviceKey, getCookie(c, DEVICE_COOKIE));
    const deviceId = known ?? uuidv7();
    if (!known && mustBeKnown(c))
      setCookie(c, DEVICE_COOKIE, writeDeviceCookie(parts.deviceKey, deviceId), {
        httpOnly: true,
        sameSite: 'Lax',
        path: '/',
        maxAge: YEAR,
        secure: parts.settings.PUBLIC_URL?.startsWith('https:') ?? false,
      });
    c.set('clientAddress', address);
    c.set('client', {
      kind: 'guest',
      deviceId,
      addressHash: hashAddress(parts.deviceKey, addressNetwork(address)),
      device: deviceWords(c.req.header('user-agent')),
    });
    await next();
  });
