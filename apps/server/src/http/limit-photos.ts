import { DomainError } from '@nishiki/domain/errors';
import { createMiddleware } from 'hono/factory';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { addressNetwork } from './client-address.ts';
import { hashAddress } from './device-cookie.ts';
import type { Env } from './env.ts';
import { answerFailure, toFailure } from './errors.ts';
import type { Parts } from './parts.ts';

/** Counts photos by client address before a body is read, so that a flood costs little. */
export const limitPhotos = (parts: Parts) =>
  createMiddleware<Env>(async (c, next) => {
    try {
      await parts.photoLimiter.consume(
        hashAddress(parts.deviceKey, addressNetwork(c.get('clientAddress'))),
      );
    } catch (reason) {
      const error =
        reason instanceof RateLimiterRes
          ? new DomainError('rate_limited', 'too many photos from this address', {
              retryAfterSeconds: Math.ceil(reason.msBeforeNext / 1000),
            })
          : reason;
      return answerFailure(c, toFailure(error, c.get('requestId'), parts.log));
    }
    return next();
  });
