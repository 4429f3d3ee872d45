import { errorTable } from '@nishiki/contract/errors';
import type { Endpoint } from '@nishiki/contract/endpoint';
import { DomainError } from '@nishiki/domain/errors';
import type { Context } from 'hono';
import type * as z from 'zod/mini';
import type { Env } from './env.ts';

/** Collects a body chunk by chunk, so that one over the limit is dropped before it fills memory. */
const readLimited = async (request: Request, limit: number): Promise<Buffer> => {
  const tooLarge = (): DomainError =>
    new DomainError('image_too_large', `body over ${limit} bytes`);
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (request.body)
    for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > limit) throw tooLarge();
      chunks.push(chunk);
    }
  return Buffer.concat(chunks, size);
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
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
): Promise<z.infer<I>> => {
  const body: unknown =
    endpoint.method === 'GET'
      ? {}
      : parseJson((await readLimited(c.req.raw, endpoint.bodyLimit)).toString('utf8'));
  const parsed = endpoint.input.safeParse(body);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = issue?.path.join('.') ?? '';
  if (field === 'image') throw new DomainError('image_missing', 'no image in the body');
  throw new DomainError('invalid_request', `${field}: ${issue?.message}`, {
    userMessage: `${errorTable.invalid_request.message} Check the field "${field || 'body'}".`,
  });
};
