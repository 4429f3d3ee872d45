/** The contact form over HTTP, as far as the mail that comes out. */
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { uuidv7 } from '@nishiki/db/uuidv7';
import { eraseAccount } from '@nishiki/domain/account/erase-account';
import { runOutbox } from '@nishiki/domain/outbox/run-outbox';
import { sweepExpired } from '@nishiki/domain/outbox/sweep';
import { readOutbox, type OutboxMail } from '@nishiki/integrations/mail/outbox-mailer';
import { afterEach, describe, expect, it } from 'vitest';
import { form, postContact, told } from '../../test/contact.ts';
import { newSignedIn } from '../../test/signed-in.ts';
import { createTestApp, jobCtx, type TestApp } from '../../test/test-app.ts';

const db = await createTestDatabase();
const inbox = 'support@koi.example';
const test = await createTestApp(db, {
  environment: {
    SUPPORT_EMAIL: inbox,
    TRUST_PROXY: '1',
    CONTACTS_PER_ADDRESS: '100000',
    CONTACTS_PER_EMAIL: '100000',
  },
});
const ctx = jobCtx(test);
const send = (body: unknown, headers?: Record<string, string>): Promise<Response> =>
  postContact(test, body, headers);
afterEach(() => db.asOwner('delete from outbox'));

const waiting = async (): Promise<number> =>
  (await db.asOwner(`select 1 from outbox where kind = 'contact'`)).length;

/** What was delivered since it was asked before. */
const delivered = async (site: TestApp = test): Promise<OutboxMail[]> => {
  const folder = site.parts.outboxFolder ?? '';
  const before = new Set((await readOutbox(folder, 500)).map(({ id }) => id));
  await runOutbox(jobCtx(site));
  return (await readOutbox(folder, 500)).filter(({ id }) => !before.has(id));
};

describe('a message', () => {
  it('is delivered to the support address with the visitor to answer to, and then kept nowhere', async () => {
    const { lines } = test;
    const message = form({ message: 'Is this\r\na <b>Showa</b>?' });
    const answer = await send(message);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ sent: true });
    const mails = await delivered();
    expect(mails).toMatchObject([
      { to: inbox, replyTo: message.email, subject: `Contact form: ${message.subject}` },
    ]);
    expect(mails[0]?.text).toContain('Is this\na <b>Showa</b>?');
    expect(mails[0]?.html).toContain('Is this\na &lt;b&gt;Showa&lt;/b&gt;?');
    expect(mails[0]?.text).toContain('Not signed in.');

    expect(await waiting()).toBe(0);
    const kept = JSON.stringify(await db.asOwner('select * from contact_wishes'));
    for (const words of [message.name, message.email, message.subject, 'Showa']) {
      expect(kept).not.toContain(words);
      expect(JSON.stringify(lines)).not.toContain(words);
    }
  });

  it('of somebody signed in tells their id, and nothing else of the account', async () => {
    const email = `${uuidv7()}@pond.example`;
    const keeper = await newSignedIn(ctx, { email });
    await db.asOwner('delete from outbox');
    expect((await send(form(), keeper.headers)).status).toBe(200);
    const [mail] = await delivered();
    expect(mail?.text).toContain(`Signed in as the account ${keeper.userId}.`);
    expect(JSON.stringify(mail)).not.toContain(email);
  });

  it('goes to the address of MAIL_FROM where there is no support address', async () => {
    for (const [environment, to] of [
      [{}, 'nishiki@localhost'],
      [{ MAIL_FROM: 'Koi, "Ltd" <post@pond.example>' }, 'post@pond.example'],
      [{ MAIL_FROM: 'post@pond.example' }, 'post@pond.example'],
    ] as const) {
      const site = await createTestApp(db, { environment });
      expect((await postContact(site, form())).status).toBe(200);
      expect(await delivered(site)).toMatchObject([{ to }]);
    }
  });

  it('is tried again when the mail server is down, and nothing of it gets into the log', async () => {
    const message = form();
    await send(message);
    const lines = test.lines.length;
    const broken = {
      isStandIn: false,
      send: () => Promise.reject(new Error(`451 <${message.email}> try later`)),
    };
    await runOutbox({ ...ctx, mailer: broken });
    const log = JSON.stringify(test.lines.slice(lines));
    expect(log).toContain('a task of the outbox failed');
    for (const words of Object.values(message)) expect(log).not.toContain(words);
    await db.asOwner('update outbox set run_after = now()');
    expect(await delivered()).toHaveLength(1);
  });

  it.each(['email', 'userId'])(
    'that waits is erased with the account that it names by its %s',
    async (by) => {
      const email = `${uuidv7()}@pond.example`;
      const keeper = await newSignedIn(ctx, { email });
      await db.asOwner('delete from outbox');
      await send(form(by === 'email' ? { email } : {}), by === 'email' ? {} : keeper.headers);
      await send(form());
      expect(await waiting()).toBe(2);
      await eraseAccount(ctx, keeper);
      expect(await waiting()).toBe(1);
    },
  );
});

describe('bad input', () => {
  const refused = async (fields: Record<string, unknown>) => {
    const answer = await send(form(fields as never));
    const { code, message } = await told(answer);
    expect(await delivered()).toEqual([]);
    return { status: answer.status, code, message };
  };

  it.each(['\r\n', '\n', '\r', '\0', '\u2028'])(
    'that would begin another header is refused with a sentence and never passed on: %j',
    async (sign) => {
      for (const field of ['name', 'email', 'subject']) {
        const value = `${form().email}${sign}Bcc: thief@evil.example`;
        const { status, message } = await refused({ [field]: value });
        expect(status).toBe(400);
        expect(message).toMatch(/^[A-Z].*[.a-z]$/);
        expect(message).not.toContain('thief');
      }
    },
  );

  it.each([
    [{ name: '' }, 400, 'invalid_request', /your name is missing/],
    [{ subject: '   ' }, 400, 'invalid_request', /the subject is missing/],
    [{ message: undefined }, 400, 'invalid_request', /the field "message"/],
    [{ message: 5 }, 400, 'invalid_request', /the field "message"/],
    [{ email: 'nobody' }, 400, 'email_address_invalid', /^Please enter a valid email address$/],
    [{ email: 'a@b.example, c@d.example' }, 400, 'email_address_invalid', /valid email/],
    [{ message: 'x'.repeat(5001) }, 400, 'invalid_request', /"message" .* at most 5000 characters/],
    [{ subject: 'x'.repeat(151) }, 400, 'invalid_request', /"subject" .* at most 150 characters/],
    [{ message: 'x'.repeat(1024 * 1024) }, 413, 'body_too_large', /too large/],
    [{ idempotencyKey: 'mine' }, 400, 'invalid_request', /the field "idempotencyKey"/],
  ])('is answered clearly (case %#)', async (fields, status, code, message) => {
    expect(await refused(fields)).toEqual({
      status,
      code,
      message: expect.stringMatching(message) as string,
    });
  });

  it('of 1 MB does not keep the next message from being sent', async () => {
    await refused({ message: 'ü'.repeat(512 * 1024) });
    expect((await send(form({ message: '鯉'.repeat(5000) }))).status).toBe(200);
    expect(await delivered()).toHaveLength(1);
  });

  it('with markup in every field arrives as text', async () => {
    const markup = '<script>alert(1)</script><img src=x>';
    await send(form({ name: markup, subject: markup, message: `${markup} ${uuidv7()}` }));
    const [mail] = await delivered();
    expect(mail?.html).not.toMatch(/<script|<img/);
    expect(mail?.subject).toBe(`Contact form: ${markup}`);
  });

  it('in the field that nobody sees is answered like others, and nothing is sent', async () => {
    const answer = await send(form({ website: 'https://evil.example' }));
    expect([answer.status, await answer.json()]).toEqual([200, { sent: true }]);
    expect(await delivered()).toEqual([]);
    const empty = await send(form({ website: '' }));
    expect([empty.status, await empty.json()]).toEqual([200, { sent: true }]);
    expect(await delivered()).toHaveLength(1);
  });
});

describe('nothing is delivered twice', () => {
  it('under one key, one after the other or at once, whatever became of the first answer', async () => {
    const message = form({ idempotencyKey: uuidv7() });
    await Promise.all(Array.from({ length: 20 }, () => send(message)));
    expect(await delivered()).toHaveLength(1);
    for (let i = 0; i < 3; i += 1) expect((await send(message)).status).toBe(200);
    await db.asOwner(`update contact_wishes set taken_at = taken_at - interval '23 hours'`);
    expect((await send(message)).status).toBe(200);
    expect(await delivered()).toEqual([]);
  });

  it('without a key when the same words come again within ten minutes', async () => {
    const message = form();
    await Promise.all(Array.from({ length: 20 }, () => send(message)));
    await send({ ...message, idempotencyKey: uuidv7() });
    expect(await delivered()).toHaveLength(1);
    await db.asOwner(`update contact_wishes set taken_at = taken_at - interval '9 minutes'`);
    await send(message);
    expect(await delivered()).toEqual([]);
    await db.asOwner(`update contact_wishes set taken_at = taken_at - interval '2 minutes'`);
    await send(message);
    expect(await delivered()).toHaveLength(1);
  });

  it('but other words, and the same key of somebody else, are other messages', async () => {
    const message = form({ idempotencyKey: uuidv7() });
    await send(message);
    await send(form({ idempotencyKey: message.idempotencyKey ?? '' }));
    await send({ ...form(), email: message.email });
    expect(await delivered()).toHaveLength(3);
  });

  it('and what is remembered for that is forgotten after a day', async () => {
    await send(form());
    await db.asOwner(`update contact_wishes set taken_at = taken_at - interval '25 hours'`);
    await sweepExpired(ctx);
    expect(await db.asOwner('select 1 from contact_wishes')).toEqual([]);
  });
});

describe('limits', () => {
  const strict = async (): Promise<TestApp> =>
    createTestApp(db, { environment: { TRUST_PROXY: '1', SUPPORT_EMAIL: inbox } });

  it('let 5 of 100 posts in a minute through, and tell the others when', async () => {
    const site = await strict();
    const from = { 'x-forwarded-for': '198.51.100.1' };
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => postContact(site, form(), from)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(95);
    for (const answer of refused) {
      const seconds = Number(answer.headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(3500);
      expect(seconds).toBeLessThanOrEqual(3600);
      expect(await told(answer)).toMatchObject({
        code: 'rate_limited',
        message: expect.stringMatching(/Please wait \d+ minutes and try again\.$/) as string,
      });
    }
    expect(await delivered(site)).toHaveLength(5);
  });

  it('let 3 an hour through in the name of one address, wherever they come from', async () => {
    const site = await strict();
    const { email } = form();
    const statuses = [];
    for (const last of [1, 2, 3, 4])
      statuses.push(
        (await postContact(site, form({ email }), { 'x-forwarded-for': `203.0.113.${last}` }))
          .status,
      );
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(await delivered(site)).toHaveLength(3);
  });

  it('count neither a message that was refused nor one that was sent already', async () => {
    const site = await strict();
    const from = { 'x-forwarded-for': '198.51.100.2' };
    const message = form({ idempotencyKey: uuidv7() });
    for (let i = 0; i < 10; i += 1) {
      expect((await postContact(site, form({ name: '' }), from)).status).toBe(400);
      expect((await postContact(site, message, from)).status).toBe(200);
    }
    expect((await postContact(site, form(), from)).status).toBe(200);
  });

  it('treat what fills in the hidden field like others', async () => {
    const site = await strict();
    const from = { 'x-forwarded-for': '198.51.100.3' };
    const statuses = [];
    for (let i = 0; i < 6; i += 1)
      statuses.push((await postContact(site, form({ website: 'x' }), from)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
