import { createHash } from 'node:crypto';
import { newId, type Book } from '../book.ts';
import type { Engine } from '../engine.ts';
import { parseParams } from './params.ts';
import { StripeRefusal } from './refusal.ts';
import { routeOf } from './routes.ts';

/** What the stand-in takes for its secret key. It opens nothing anywhere else. */
export const STAND_IN_KEY = 'sk_test_stand_in';

const DAY = 24 * 3600;

type Given = { readonly body: unknown; readonly isReplay: boolean };

/** The same key again gets the same answer for a day, and no other request than the first. */
const once = (book: Book, key: string | null, request: string, make: () => object): Given => {
  const { answers } = book.state;
  for (const [old, { at }] of Object.entries(answers)) if (at + DAY < book.now) delete answers[old];
  if (key === null) return { body: make(), isReplay: false };
  const before = Object.hasOwn(answers, key) ? answers[key] : undefined;
  if (before?.request === request) return { body: before.body, isReplay: true };
  if (before)
    throw new StripeRefusal(400, 'Keys for idempotent requests fit one request alone.', {
      type: 'idempotency_error',
    });
  const body = make();
  answers[key] = { request, body, at: book.now };
  return { body, isReplay: false };
};

const answer = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { 'Request-Id': newId('req'), ...headers } });

const act = async (engine: Engine, request: Request, origin: () => string): Promise<Response> => {
  const url = new URL(request.url);
  if (request.headers.get('authorization') !== `Bearer ${STAND_IN_KEY}`)
    throw new StripeRefusal(401, 'Invalid API Key provided.');
  const route = routeOf(request.method, url.pathname);
  if (!route) throw new StripeRefusal(404, 'Unrecognized request URL.');
  const isPost = request.method === 'POST';
  const form = isPost ? await request.text() : url.search.slice(1);
  const params = parseParams(new URLSearchParams(form));
  const key = isPost ? request.headers.get('idempotency-key') : null;
  const digest = createHash('sha256').update(`${url.pathname}\n${form}`).digest('hex');
  const given = await engine.change((book) =>
    once(book, key, digest, () =>
      route.handle({ book, params, id: route.id, path: url.pathname, origin }),
    ),
  );
  return answer(200, given.body, given.isReplay ? { 'Idempotent-Replayed': 'true' } : {});
};

/** Answers as Stripe does, for the part of it that we use. */
export const serve = async (
  engine: Engine,
  request: Request,
  origin: () => string,
): Promise<Response> => {
  try {
    return await act(engine, request, origin);
  } catch (error) {
    if (error instanceof StripeRefusal) return answer(error.status, { error: error.body });
    throw error;
  }
};
