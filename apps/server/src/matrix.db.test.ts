import type { ErrorShape } from '@nishiki/contract/endpoint';
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { beforeAll, describe, expect, it } from 'vitest';
import { calls, guarded, requestOf, type Call } from '../test/matrix-calls.ts';
import { dumpOf, marksOf, newGuestDevice, newOwner, type Owner } from '../test/owner.ts';
import { newSignedIn, type SignedIn } from '../test/signed-in.ts';
import { createTestApp, jobCtx } from '../test/test-app.ts';
import { unzip } from '../test/unzip.ts';

const db = await createTestDatabase();
const test = await createTestApp(db, {
  environment: {
    GUEST_TRIES_PER_ADDRESS: '1000',
    PHOTOS_PER_ADDRESS: '10000',
    CHATS_PER_ADDRESS: '10000',
  },
  ports: { transcriber: { transcribe: () => Promise.resolve('words') } },
});

/** Somebody else's ids, for those whose own session has ended. */
const stranger = await newOwner(test);

/** The whole answer as text: headers, and each file of an archive. */
const textOf = async (response: Response): Promise<string> => {
  const body = Buffer.from(await response.arrayBuffer());
  const files =
    response.headers.get('content-type') === 'application/zip' ? await unzip(body) : null;
  const told = files
    ? [...files].map(([name, bytes]) => `${name}\n${bytes.toString()}`).join('\n')
    : body.toString();
  return `${JSON.stringify([...response.headers])}\n${told}`;
};

/** How each protocol tells that nobody is signed in, and that somebody no longer is. */
const refusals: Record<ErrorShape, { guest: [number, object]; ended: [number, object] }> = {
  nishiki: {
    guest: [401, { error: { code: 'sign_in_required' } }],
    ended: [401, { error: { code: 'session_ended' } }],
  },
  gotrue: {
    guest: [401, { code: 401, error_code: 'no_authorization' }],
    ended: [403, { code: 403, error_code: 'session_not_found' }],
  },
  postgrest: {
    guest: [401, { code: 'sign_in_required', details: null }],
    ended: [401, { code: 'session_ended', details: null }],
  },
};

const wordsOf = (shape: ErrorShape, body: unknown): unknown => {
  const told = body as { message?: string; msg?: string; error?: { message: string } };
  return { nishiki: told.error?.message, gotrue: told.msg, postgrest: told.message }[shape];
};

it('every endpoint that asks who calls has its call here, and nothing else has', () => {
  expect(Object.keys(calls).sort()).toEqual(guarded.map(([name]) => name).sort());
});

describe.each(guarded)('%s', (name, endpoint) => {
  let owner: Owner;
  let other: SignedIn;
  let call: Call;
  let marks: string[];
  let before: string;
  const look = (): Promise<string> => dumpOf(db, test, owner.userId);
  const ask = (headers: Record<string, string>, what = call): Promise<Response> =>
    Promise.resolve(test.app.request(...requestOf(endpoint, what, headers)));

  beforeAll(async () => {
    owner = await newOwner(test);
    other = await newSignedIn(jobCtx(test));
    call = calls[name]?.(owner) ?? {};
    before = await look();
    marks = marksOf(before, owner);
  });

  const expectNothingOf = (text: string): void => {
    for (const mark of marks) expect(text).not.toContain(mark);
  };

  it('refuses a guest, or gives them only what is theirs', async () => {
    const { cookie } = await newGuestDevice(test);
    const response = await ask({ cookie });
    expectNothingOf(await textOf(response.clone()));
    if (endpoint.access === 'keeper') {
      const body: unknown = await response.json();
      const [status, shape] = refusals[endpoint.errorShape].guest;
      expect(response.status).toBe(status);
      expect(body).toMatchObject(shape);
      expect(wordsOf(endpoint.errorShape, body)).toBe(
        endpoint.signInWords || 'Please sign in to do this.',
      );
    } else expect(response.status).toBe(call.ownersOnly ? 404 : 200);
    expect(await look()).toBe(before);
  });

  it('shows another keeper nothing of the owner and changes nothing of theirs', async () => {
    const response = await ask(other.headers);
    expect(response.status).toBeLessThan(500);
    expectNothingOf(await textOf(response));
    expect(await look()).toBe(before);
  });

  it('refuses a session that was signed out, with whosever ids', async () => {
    for (const what of [call, calls[name]?.(stranger)]) {
      const response = await ask(owner.ended.headers, what);
      expectNothingOf(await textOf(response.clone()));
      const [status, shape] = refusals[endpoint.errorShape].ended;
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject(shape);
    }
    expect(await look()).toBe(before);
  });

  it('answers the owner, so that the refusals above mean something', async () => {
    const response = await ask(owner.headers);
    expect(response.status).toBe(endpoint.answers === 'empty' ? 204 : 200);
    if (call.tells) expect(await textOf(response)).toContain(call.tells);
  });
});
