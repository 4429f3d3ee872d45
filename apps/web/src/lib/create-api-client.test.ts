import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createApiClient, type Tokens } from './create-api-client.ts';

const id = '0193a1f0-1111-7222-8333-444455556666';

type Sent = { url: string; init: RequestInit };

const answering = (...answers: Response[]): Sent[] => {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    sent.push({ url, init });
    const next = answers.shift();
    return next === undefined ? Promise.reject(new Error('too many')) : Promise.resolve(next);
  });
  return sent;
};

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const bearerOf = ({ init }: Sent) => new Headers(init.headers).get('authorization');

const guest: Tokens = {
  accessToken: () => Promise.resolve(null),
  renewedToken: () => Promise.reject(new Error('a guest has nothing to renew')),
};
const keeper = (renewed: string | null = null): Tokens => ({
  accessToken: () => Promise.resolve('old'),
  renewedToken: vi.fn(() => Promise.resolve(renewed)),
});

const codeOf = async (work: Promise<unknown>): Promise<string> => {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`no ApiError but ${String(error)}`);
  return error.code;
};

afterEach(() => vi.unstubAllGlobals());

describe('where fields travel', () => {
  const { call } = createApiClient(keeper());

  it('puts the fields of the path into it', async () => {
    const sent = answering(new Response(null, { status: 204 }));
    expect(await call('deleteAnalysis', { id })).toEqual({});
    expect(sent[0]?.url).toBe(`/api/v1/analyses/${id}`);
    expect(sent[0]?.init).toMatchObject({ method: 'DELETE', body: null });
  });

  it('puts all others of a GET into the query, and leaves out what is not given', async () => {
    const sent = answering(json({ lines: [], more: false }));
    await call('tokenHistory', { before: '40', limit: undefined });
    expect(sent[0]?.url).toBe('/api/v1/token-history?before=40');
  });

  it('parts query and body as the contract says', async () => {
    const sent = answering(json([]));
    await call('updateProfile', { user_id: `eq.${id}`, display_name: null, units: 'uk' });
    expect(sent[0]?.url).toBe(`/rest/v1/profiles?user_id=eq.${id}`);
    expect(sent[0]?.init.method).toBe('PATCH');
    expect(sent[0]?.init.body).toBe('{"display_name":null,"units":"uk"}');
  });
});

describe('who calls', () => {
  it('sends the token of whoever is signed in, but not where the answer is for everybody', async () => {
    const { call } = createApiClient(keeper());
    const sent = answering(json({ sessions: [] }), json({ status: 'ok' }));
    await call('listSessions', {});
    await call('health', {});
    expect(sent.map(bearerOf)).toEqual(['Bearer old', null]);
  });

  it('sends none for a guest', async () => {
    const { call } = createApiClient(guest);
    const unused = { used: 0, limit: 3 };
    const sent = answering(json({ tries: unused, disease: unused, measured: null }));
    await call('identifyStatus', {});
    expect(sent.map(bearerOf)).toEqual([null]);
  });

  const refused = () =>
    json({ error: { code: 'token_invalid', message: 'No.', requestId: 'r-1' } }, 401);

  it('renews a refused token and asks once more', async () => {
    const { call } = createApiClient(keeper('new'));
    const sent = answering(refused(), json({ sessions: [] }));
    await call('listSessions', {});
    expect(sent.map(bearerOf)).toEqual(['Bearer old', 'Bearer new']);
  });

  it('asks no third time', async () => {
    const { call } = createApiClient(keeper('new'));
    const sent = answering(refused(), refused(), json({ sessions: [] }));
    expect(await codeOf(call('listSessions', {}))).toBe('token_invalid');
    expect(sent).toHaveLength(2);
  });

  it('passes the refusal on when nothing can be renewed', async () => {
    const { call } = createApiClient(keeper(null));
    answering(refused());
    expect(await codeOf(call('listSessions', {}))).toBe('token_invalid');
  });

  it('renews nothing for other failures', async () => {
    const tokens = keeper('new');
    const { call } = createApiClient(tokens);
    answering(json({ error: { code: 'not_found', message: 'No.', requestId: 'r-1' } }, 404));
    expect(await codeOf(call('readAnalysis', { id }))).toBe('not_found');
    expect(tokens.renewedToken).not.toHaveBeenCalled();
  });
});

describe('the three shapes of an error', () => {
  const { call } = createApiClient(guest);

  it('reads those of the account protocol, by its names or ours', async () => {
    answering(
      json({ code: 422, error_code: 'same_password', msg: 'The old one.' }, 422),
      json({ code: 429, error_code: 'over_request_rate_limit', msg: 'Wait.' }, 429),
    );
    const first = call('authRecover', { email: 'a@b.example' });
    await expect(first).rejects.toMatchObject({ code: 'same_password', message: 'The old one.' });
    const second = call('authRecover', { email: 'a@b.example' });
    await expect(second).rejects.toMatchObject({ code: 'rate_limited', message: 'Wait.' });
  });

  it('reads those of the tables', async () => {
    const body = { code: 'changed_elsewhere', message: 'Look again.', details: null, hint: null };
    answering(json(body, 409));
    const work = call('updateProfile', { units: 'us', version: 1 });
    await expect(work).rejects.toMatchObject({ code: 'changed_elsewhere', message: 'Look again.' });
  });

  it('keeps the words of a code that it does not know', async () => {
    answering(json({ code: 400, error_code: 'captcha_failed', msg: 'Prove it.' }, 400));
    const work = call('authRecover', { email: 'a@b.example' });
    await expect(work).rejects.toMatchObject({ code: 'unexpected_answer', message: 'Prove it.' });
  });
});

describe('download', () => {
  it('gives the file with its name', async () => {
    const { download } = createApiClient(keeper());
    const headers = { 'content-disposition': 'attachment; filename="nishiki.zip"' };
    answering(new Response('zip', { headers }));
    const { blob, filename } = await download('exportAccount', {});
    expect(filename).toBe('nishiki.zip');
    expect(await blob.text()).toBe('zip');
  });

  it('rejects as a call does', async () => {
    const { download } = createApiClient(keeper());
    answering(json({ error: { code: 'rate_limited', message: 'Wait.', requestId: 'r' } }, 429));
    expect(await codeOf(download('exportAccount', {}))).toBe('rate_limited');
  });
});
