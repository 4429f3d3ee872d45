import { createMiddleware } from 'hono/factory';
import type { Env } from './env.ts';
import { answerFailure, toFailure } from './errors.ts';
import type { Parts } from './parts.ts';

const TEN_MINUTES = 600;

/** Counts photos by client address before a body is read, so that a flood costs little. */
export const limitPhotos = (parts: Parts) =>
  createMiddleware<Env>(async (c, next) => {
    const points = parts.settings.PHOTOS_PER_ADDRESS;
    try {
      await parts.limiter.consume(
        { name: 'photo', points, seconds: TEN_MINUTES },
        c.get('client').addressHash,
      );
    } catch (error) {
      return answerFailure(c, toFailure(error, c.get('requestId'), parts.log));
    }
    return next();
  });
