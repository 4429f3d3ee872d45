import { createMiddleware } from 'hono/factory';
import type { Env } from './env.ts';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  // The one name under which the address of the page's worker is let through.
  'trusted-types nishiki-worker',
].join('; ');

/** The same locks on every answer: nothing inline, nothing from elsewhere, no framing, no sniffing. */
export const securityHeaders = (https: boolean) =>
  createMiddleware<Env>(async (c, next) => {
    await next();
    const { headers } = c.res;
    headers.set('Content-Security-Policy', policy);
    headers.set('X-Content-Type-Options', 'nosniff');
    // A redirect that carries a secret in its address has asked for less already.
    if (!headers.has('Referrer-Policy'))
      headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    headers.set('Cross-Origin-Opener-Policy', 'same-origin');
    // Pictures of shared links are there for other sites.
    if (!headers.has('Cross-Origin-Resource-Policy'))
      headers.set('Cross-Origin-Resource-Policy', 'same-origin');
    // The microphone is for speech that the browser itself turns into words; no sound comes to us.
    headers.set('Permissions-Policy', 'camera=(self), microphone=(self), geolocation=()');
    if (https) headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  });
