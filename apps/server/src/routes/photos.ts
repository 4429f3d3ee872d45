import { readPhoto } from '@nishiki/domain/photo/read-photo';
import type { Hono } from 'hono';
import { ctxFor } from '../http/actor.ts';
import type { Env } from '../http/env.ts';
import { answerFailure, toFailure } from '../http/errors.ts';
import type { Parts } from '../http/parts.ts';

/** Kept photos by signed address; see `createPhotoAddresses`. */
export const photoRoutes = (app: Hono<Env>, parts: Parts): void => {
  app.get('/photos/:id', async (c) => {
    try {
      const bytes = await readPhoto(await ctxFor(c, parts, { access: 'public' }), {
        id: c.req.param('id'),
        expires: c.req.query('e') ?? '',
        signature: c.req.query('s') ?? '',
      });
      return c.body(new Uint8Array(bytes), 200, {
        'Content-Type': 'image/jpeg',
        'Content-Disposition': 'inline',
        'Cache-Control': 'private, max-age=3600, immutable',
      });
    } catch (error) {
      return answerFailure(c, toFailure(error, c.get('requestId'), parts.log));
    }
  });
};
