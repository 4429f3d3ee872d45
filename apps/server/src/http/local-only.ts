import type { Context } from 'hono';
import type { Settings } from '../settings.ts';
import type { Env } from './env.ts';

/** True for a host that only this machine reaches. */
export const isLoopback = (host: string): boolean =>
  ['127.0.0.1', '::1', 'localhost'].includes(host);

/** Checked as text: a parser would also take `user@localhost` and other spellings. */
const localHostHeader = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

const loopbackAddress = /^(::ffff:)?127(\.\d{1,3}){3}$|^::1$/i;

/** Any of these means that somebody passed the request on, whoever they are. */
const wasForwarded = (headers: Headers): boolean =>
  [...headers.keys()].some(
    (name) => name.startsWith('x-forwarded-') || ['forwarded', 'via', 'x-real-ip'].includes(name),
  );

/**
 * True when the request was made on this machine, to a server that serves this machine only. Opens
 * the local stand-ins, which give away reset links and free purchases: each sign of a way in from
 * elsewhere closes them, a foreign Host (DNS rebinding) and a proxy in front included.
 */
export const isLocalRequest = (
  settings: Pick<Settings, 'HOST' | 'PUBLIC_URL'>,
  c: Context<Env>,
): boolean => {
  if (!isLoopback(settings.HOST) || settings.PUBLIC_URL !== undefined) return false;
  // Without a socket only in tests, which call the app directly and send no Host.
  const incoming = (c.env as Env['Bindings'] | undefined)?.incoming;
  if (incoming && !loopbackAddress.test(incoming.socket.remoteAddress ?? '')) return false;
  // What no browser speaks, and nginx does to what is behind it, saying nothing else of itself.
  if (incoming?.httpVersion === '1.0') return false;
  const host = c.req.header('host') ?? (incoming ? '' : new URL(c.req.url).host);
  return localHostHeader.test(host) && !wasForwarded(c.req.raw.headers);
};
