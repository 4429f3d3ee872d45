/** Calls of the account service as anybody may send them, without a client in between. */
import type { SessionAnswer } from '@nishiki/contract/account';
import { runOutbox } from '@nishiki/domain/outbox/run-outbox';
import { readOutbox, type OutboxMail } from '@nishiki/integrations/mail/outbox-mailer';
import { expect } from 'vitest';
import { linkIn, newEmail, newPassword } from './keepers.ts';
import { jobCtx, type TestApp } from './test-app.ts';

export type Sent = {
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly headers?: Record<string, string>;
};

export type Credentials = { readonly email: string; readonly password: string };

/** @param always headers of every request, such as the address that a proxy tells */
export const authCalls = (test: TestApp, always: Record<string, string> = {}) => {
  const call = async (method: string, path: string, sent: Sent = {}): Promise<Response> =>
    test.app.request(path, {
      method,
      headers: {
        ...always,
        ...(sent.body !== undefined && { 'content-type': 'application/json' }),
        ...(sent.token !== undefined && { authorization: `Bearer ${sent.token}` }),
        ...sent.headers,
      },
      ...(sent.body !== undefined && {
        body: typeof sent.body === 'string' ? sent.body : JSON.stringify(sent.body),
      }),
    });
  const post = (name: string, body: unknown, token?: string): Promise<Response> =>
    call('POST', `/auth/v1/${name}`, { body, token });
  const refresh = (refreshToken: string): Promise<Response> =>
    post('token?grant_type=refresh_token', { refresh_token: refreshToken });
  const signIn = (credentials: Credentials): Promise<Response> =>
    post('token?grant_type=password', credentials);

  const mailsTo = async (address: string): Promise<OutboxMail[]> => {
    await runOutbox(jobCtx(test));
    const mails = await readOutbox(test.parts.outboxFolder ?? '', 500);
    return mails.filter(({ to }) => to === address);
  };
  return {
    call,
    post,
    refresh,
    signIn,
    user: (token: string): Promise<Response> => call('GET', '/auth/v1/user', { token }),
    update: (token: string, body: unknown): Promise<Response> =>
      call('PUT', '/auth/v1/user', { token, body }),
    verify: (link: { token_hash: string; type: string }): Promise<Response> =>
      post('verify', { token_hash: link.token_hash, type: link.type }),
    /** Sends what waits, then gives the messages to an address, newest first. */
    mailsTo,
    newestLink: async (address: string) => linkIn((await mailsTo(address))[0]),
    async signUp(credentials: Credentials = { email: newEmail(), password: newPassword() }) {
      expect((await post('signup', credentials)).status).toBe(200);
      return credentials;
    },
  };
};

export type Calls = ReturnType<typeof authCalls>;

export const sessionIn = async (response: Response): Promise<SessionAnswer> => {
  expect(response.status).toBe(200);
  return (await response.json()) as SessionAnswer;
};

/** A new keeper who is signed in. */
export const signedIn = async (calls: Calls): Promise<Credentials & SessionAnswer> => {
  const credentials = await calls.signUp();
  return { ...credentials, ...(await sessionIn(await calls.signIn(credentials))) };
};

/** Status and code, in the words of any of the three protocols. */
export const told = async (response: Response): Promise<{ status: number; code: unknown }> => {
  const body = (await response.json()) as Record<string, unknown>;
  const own = body['error'] as { code?: unknown } | undefined;
  return { status: response.status, code: body['error_code'] ?? own?.code ?? body['code'] };
};
