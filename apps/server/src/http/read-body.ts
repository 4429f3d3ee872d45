import { errorTable } from '@nishiki/contract/errors';
import type { Endpoint } from '@nishiki/contract/endpoint';
import { DomainError } from '@nishiki/domain/errors';
import type { Context } from 'hono';
import type * as z from 'zod/mini';
import type { BodyPlace } from './body-room.ts';
import type { Env } from './env.ts';

/** Collects a body chunk by chunk, so that one over the limit is dropped before it fills memory. */
const readLimited = async (request: Request, limit: number, place: BodyPlace): Promise<Buffer> => {
  const tooLarge = (): DomainError =>
    new DomainError('image_too_large', `body over ${limit} bytes`);
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge();
  let size = 0;
  try {
    if (request.body)
      for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
        size += chunk.byteLength;
        if (size > limit) throw tooLarge();
        place.add(chunk);
      }
  } catch (error) {
    if (error instanceof DomainError) throw error;
    // The client went away in the middle: its doing, and no mistake of ours.
    throw new DomainError('invalid_request', `body was cut off after ${size} bytes`);
  }
  return place.take();
};

/** Commas and opening brackets in a body. A photo is one long string that has none. */
const MAX_PARTS = 10_000;

/** Parsing millions of tiny parts would keep every other request waiting for seconds. */
const hasTooManyParts = (body: Buffer): boolean => {
  let left = MAX_PARTS;
  for (const mark of Buffer.from(',[{'))
    for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + 1))
      if (--left < 0) return true;
  return false;
};

const parseJson = (body: Buffer): unknown => {
  if (hasTooManyParts(body))
    throw new DomainError('invalid_request', `body of over ${MAX_PARTS} parts`);
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new DomainError('invalid_request', 'body is no JSON', {
      userMessage: 'The request body is not valid JSON.',
    });
  }
};

/** The endpoint's input, parsed by its contract. @throws DomainError invalid_request and kin */
export const readInput = async <I extends z.ZodMiniType, O extends z.ZodMiniType>(
  c: Context<Env>,
  endpoint: Endpoint<I, O>,
  place: BodyPlace,
): Promise<z.infer<I>> => {
  const body: unknown =
    endpoint.method === 'GET'
      ? {}
      : parseJson(await readLimited(c.req.raw, endpoint.bodyLimit, place));
  const parsed = endpoint.input.safeParse(body);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = issue?.path.join('.') ?? '';
  if (field === 'image') throw new DomainError('image_missing', 'no image in the body');
  throw new DomainError('invalid_request', `${field}: ${issue?.message}`, {
    userMessage: `${errorTable.invalid_request.message} Check the field "${field || 'body'}".`,
  });
};
