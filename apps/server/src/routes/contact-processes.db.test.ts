/** The same message to two server processes at once, each with its own jobs. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@nishiki/contract/endpoints';
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { uuidv7 } from '@nishiki/db/uuidv7';
import { readOutbox } from '@nishiki/integrations/mail/outbox-mailer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { outboxIsEmpty } from '../../test/auth-site.ts';
import { contactRequest, form, type Form } from '../../test/contact.ts';
import { startSpendServer, type SpendServer } from '../../test/spend-servers.ts';

const db = await createTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'nishiki-contact-'));
const names = ['one', 'two'];

let servers: SpendServer[];
beforeAll(async () => {
  servers = await Promise.all(
    names.map((name) =>
      startSpendServer({
        DATABASE_URL: db.ownerUrl,
        NISHIKI_DATA: join(folder, name),
        CONTACTS_PER_ADDRESS: '1000000',
        CONTACTS_PER_EMAIL: '1000000',
      }),
    ),
  );
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  rmSync(folder, { recursive: true, force: true });
});

const send = async (message: Form): Promise<number> => {
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async (_, at) => {
      const { address } = servers[at % 2] as SpendServer;
      const answer = await fetch(
        `${address}${endpoints.sendContactEmail.path}`,
        contactRequest(message),
      );
      return answer.status;
    }),
  );
  return statuses.filter((status) => status === 200).length;
};

/** What both have delivered of it. */
const delivered = async ({ email }: Form): Promise<number> => {
  await outboxIsEmpty(db);
  const mails = await Promise.all(
    names.map((name) => readOutbox(join(folder, name, 'outbox'), 500)),
  );
  return mails.flat().filter(({ replyTo }) => replyTo === email).length;
};

it('is taken by both and delivered once, with a key or without', async () => {
  for (let round = 0; round < 10; round += 1) {
    const message = form(round % 2 ? { idempotencyKey: uuidv7() } : {});
    expect(await send(message)).toBe(20);
    expect(await delivered(message)).toBe(1);
  }
});

it('and other messages are all delivered, so that the one above means something', async () => {
  const { email } = form();
  for (let i = 0; i < 3; i += 1) await send(form({ email }));
  expect(await delivered(form({ email }))).toBe(3);
});
