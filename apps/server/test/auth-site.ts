/** The site on a socket of this machine, as clients of the account service meet it. */
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import type { TestDatabase } from '@nishiki/db/testing/test-database';
import { readOutbox, type OutboxMail } from '@nishiki/integrations/mail/outbox-mailer';
import { afterAll, vi } from 'vitest';
import { createTestApp, type TestApp } from './test-app.ts';

/** Out of the way of tests that are not about limits: all of them come from one address. */
export const noLimits = {
  ACCOUNT_TRIES_PER_ADDRESS: '1000000',
  ACCOUNT_TRIES_PER_EMAIL: '1000000',
};

export type AuthSite = TestApp & {
  readonly db: TestDatabase;
  readonly origin: string;
  /** Messages to an address, newest first, once everything in the outbox is done. */
  mailsTo(address: string): Promise<OutboxMail[]>;
};

const listen = (server: ServerType): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });

const close = (server: ServerType): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    if ('closeAllConnections' in server) server.closeAllConnections();
  });

/** Rows are gone once their work is done, so an empty outbox means that every mail has been sent. */
export const outboxIsEmpty = (db: TestDatabase): Promise<void> =>
  vi.waitFor(
    async () => {
      const [left] = await db.asOwner<{ count: string }>('select count(*) from outbox');
      if (left?.count !== '0') throw new Error(`${left?.count} tasks are left in the outbox`);
    },
    { timeout: 10_000, interval: 20 },
  );

/**
 * Listens on a free port, with jobs as in earnest and a clock that runs. Call it at the top of a file.
 * @param environment settings, from the address that the site has
 */
export const startAuthSite = async (
  db: TestDatabase,
  environment: (origin: string) => Promise<NodeJS.ProcessEnv> | NodeJS.ProcessEnv = () => ({}),
): Promise<AuthSite> => {
  let answer: (request: Request, bindings: object) => Response | Promise<Response> = () =>
    new Response(null, { status: 503 });
  const server = createAdaptorServer({ fetch: (request, env) => answer(request, env) });
  const origin = await listen(server);
  afterAll(() => close(server));
  const test = await createTestApp(db, {
    jobs: true,
    environment: { ...noLimits, PORT: new URL(origin).port, ...(await environment(origin)) },
  });
  Object.defineProperty(test, 'time', { get: () => new Date() });
  answer = test.app.fetch;
  const mailsTo = async (address: string): Promise<OutboxMail[]> => {
    await outboxIsEmpty(db);
    const mails = await readOutbox(test.parts.outboxFolder ?? '', 500);
    return mails.filter(({ to }) => to === address);
  };
  return Object.assign(test, { db, origin, mailsTo });
};
