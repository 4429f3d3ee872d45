import { errorTable } from '@nishiki/contract/errors';
import { pathFields, type Endpoint } from '@nishiki/contract/endpoint';
import { DomainError } from '@nishiki/domain/errors';
import { imageTooLarge } from '@nishiki/domain/photo/too-large';
import type { Context } from 'hono';
import type * as z from 'zod/mini';
import type { BodyPlace } from './body-room.ts';
import type { Env } from './env.ts';
import { isFit } from './fit-input.ts';

/** A photo travels as base64: three bytes in four characters. */
const photoBytesOf = (limit: number): number => (limit * 3) / 4;

/** Collects a body chunk by chunk, so that one over the limit is dropped before it fills memory. */
const readLimited = async (
  request: Request,
  { bodyLimit: limit, errors }: Endpoint,
  place: BodyPlace,
): Promise<Buffer> => {
  const tooLarge = (): DomainError =>
    errors.includes('image_too_large')
      ? imageTooLarge(photoBytesOf(limit), `body over ${limit} bytes`)
      : new DomainError('body_too_large', `body over ${limit} bytes`);
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

/** Path, query and body as one object. What belongs into path or query never comes from the body. */
const collectInput = async (
  c: Context<Env>,
  endpoint: Endpoint,
  place: BodyPlace,
): Promise<unknown> => {
  const inPath = pathFields(endpoint.path);
  const fromPath = Object.fromEntries(inPath.map((name) => [name, c.req.param(name)]));
  const query = Object.fromEntries(new URL(c.req.url).searchParams);
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') return { ...query, ...fromPath };
  const bytes = await readLimited(c.req.raw, endpoint, place);
  // Clients of the account protocol send no body where there is nothing to say.
  const body = bytes.length === 0 && endpoint.errorShape === 'gotrue' ? {} : parseJson(bytes);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const elsewhere = new Set([...inPath, ...endpoint.inQuery]);
  const inBody = Object.entries(body).filter(([name]) => !elsewhere.has(name));
  const inQuery = endpoint.inQuery
    .filter((name) => name in query)
    .map((name) => [name, query[name]]);
  return { ...Object.fromEntries(inBody), ...Object.fromEntries(inQuery), ...fromPath };
};

const photoFields = ['image', 'imageUrl'];

/** The endpoint's input, parsed by its contract. @throws DomainError invalid_request and kin */
export const readInput = async <I extends z.ZodMiniType, O extends z.ZodMiniType>(
  c: Context<Env>,
  endpoint: Endpoint<I, O>,
  place: BodyPlace,
): Promise<z.infer<I>> => {
  const collected = await collectInput(c, endpoint, place);
  if (!isFit(collected))
    throw new DomainError('invalid_request', 'text that cannot be kept, or nested too deep');
  const parsed = endpoint.input.safeParse(collected);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = issue?.path.join('.') ?? '';
  // Only where one must be sent: where it may be left out, null says so.
  if (photoFields.includes(field) && endpoint.errors.includes('image_missing'))
    throw new DomainError('image_missing', 'no image in the body');
  const tooLong = issue?.code === 'too_big' && issue.origin === 'string';
  throw new DomainError('invalid_request', `${field}: ${issue?.message}`, {
    userMessage: tooLong
      ? `The field "${field}" may have at most ${issue.maximum} characters.`
      : `${errorTable.invalid_request.message} Check the field "${field || 'body'}".`,
  });
};
