import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mailer } from '@nishiki/domain/ports';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outboxMailer, readOutbox } from './outbox-mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';
import { closedPort, noSuchMailbox, startSmtpTestServer } from './testing/smtp-test-server.ts';

/** What came out at the other end, however it went there. */
type Arrived = {
  to: readonly string[];
  replyTo: readonly (string | undefined)[];
  subject: string;
  text: string;
  html: string;
  rest: string;
};
type Post = {
  readonly mailer: Mailer;
  readonly arrived: () => Promise<Arrived[]>;
  readonly forget: () => Promise<void>;
  /** Mailers that cannot deliver. */
  readonly broken: Record<string, Mailer>;
  readonly close: () => Promise<void>;
};

const from = 'Nishiki 錦 <hello@koi.example>';

const openSmtp = async (): Promise<Post> => {
  const server = await startSmtpTestServer();
  const refusing = await startSmtpTestServer(noSuchMailbox);
  const at = (port: number) => smtpMailer({ url: `smtp://127.0.0.1:${port}`, from });
  const mailer = at(server.port);
  const broken = { refused: at(refusing.port), 'nobody listens': at(await closedPort()) };
  return {
    mailer,
    broken,
    arrived: async () =>
      server.deliveries.map(({ recipients, email }) => ({
        to: recipients,
        replyTo: (email.replyTo ?? []).map(({ address }) => address),
        subject: email.subject ?? '',
        text: email.text ?? '',
        html: email.html ?? '',
        rest: JSON.stringify([email.headers, email.to, email.cc, email.bcc]),
      })),
    forget: async () => void server.deliveries.splice(0),
    close: async () => {
      for (const one of [mailer, ...Object.values(broken)]) one.close();
      await Promise.all([server.close(), refusing.close()]);
    },
  };
};

const openOutbox = async (): Promise<Post> => {
  const folder = await mkdtemp(join(tmpdir(), 'nishiki-outbox-'));
  const file = join(folder, 'file');
  await writeFile(file, '');
  const outbox = join(folder, 'outbox');
  return {
    mailer: outboxMailer(outbox),
    broken: { 'folder is a file': outboxMailer(file) },
    arrived: async () =>
      (await readOutbox(outbox, 100)).map(({ to, replyTo, subject, text, html, ...rest }) => {
        return {
          to: [to],
          replyTo: replyTo ? [replyTo] : [],
          subject,
          text,
          html,
          rest: JSON.stringify([rest, to]),
        };
      }),
    forget: () => rm(outbox, { recursive: true, force: true }),
    close: () => rm(folder, { recursive: true, force: true }),
  };
};

const mail = {
  to: 'yuki@pond.example',
  subject: 'Hello',
  text: 'Hello Yuki',
  html: '<p>Hello Yuki</p>',
};

/** A line break on the wire is CRLF, and messages end with one: neither is a change of the text. */
const lines = (text: string): string => text.replace(/\r\n/g, '\n').replace(/\n+$/, '');

describe.each([
  ['SMTP', openSmtp],
  ['outbox', openOutbox],
])('mail by %s', (_name, open) => {
  let post: Post;
  beforeAll(async () => void (post = await open()));
  afterAll(() => post.close());
  beforeEach(() => post.forget());

  it.each([
    ['short', 'Hello Yuki'],
    ['Japanese and umlauts', 'Grüße aus Zürich: 錦鯉 は美しい 🐟'],
    ['a long line', `${'https://koi.example/verify?token='}${'錦a'.repeat(2000)} end`],
    ['leading dots', '.\n..\n.hidden\n\nline after\n.'],
    ['spaces, =, From and signature', 'a=3D  \n\n-- \nFrom me\n\ttab\n >quoted'],
  ])('brings both parts as they were: %s', async (_case, text) => {
    const html = `<pre>${text}</pre>\n<a href="https://koi.example/?a=1&amp;b=2">link</a>`;
    await post.mailer.send({ ...mail, text, html });
    const [arrived, ...more] = await post.arrived();
    expect(more).toEqual([]);
    expect(lines(arrived?.text ?? '')).toBe(text);
    expect(lines(arrived?.html ?? '')).toBe(html);
    expect(arrived?.to).toEqual(['yuki@pond.example']);
  });

  it.each(['Bestätige deine Adresse', '錦鯉 '.repeat(40).trim(), 'A <b> & "C", D; =3D'])(
    'brings the subject as it was: %s',
    async (subject) => {
      await post.mailer.send({ ...mail, subject });
      expect((await post.arrived())[0]?.subject).toBe(subject);
    },
  );

  it.each(['\r\n', '\n', '\r', '\r\n\r\n', '\u0000\n', '\u2028'])(
    'keeps a subject with a break (case %#) to its one header',
    async (end) => {
      await post.mailer.send({
        ...mail,
        subject: `Hi${end}Bcc: thief@evil.example${end}X-Evil: 1`,
      });
      const [arrived] = await post.arrived();
      expect(arrived?.subject).toBe('Hi Bcc: thief@evil.example X-Evil: 1');
      expect(arrived?.to).toEqual(['yuki@pond.example']);
      expect(arrived?.rest).not.toMatch(/"(x-evil|bcc)"/i);
      expect(arrived?.text.trim()).toBe('Hello Yuki');
    },
  );

  it.each([
    'yuki@pond.example\r\nBcc: thief@evil.example',
    'yuki@pond.example\nX-Evil: 1',
    'yuki@pond.example, thief@evil.example',
    'yuki@pond.example; thief@evil.example',
    'yuki@pond.example thief@evil.example',
    'Yuki <yuki@pond.example>',
    'friends: yuki@pond.example, thief@evil.example;',
    '"thief@evil.example, x"@pond.example',
    'yuki@pond.example@evil.example',
    'yuki@pond.example>',
    '@pond.example',
    'yuki@',
    '',
  ])('sends nothing to what is not one address: %j', async (to) => {
    await expect(post.mailer.send({ ...mail, to })).rejects.toThrow('exactly one address');
    expect(await post.arrived()).toEqual([]);
  });

  it('brings the address that an answer goes to, and none where there is none', async () => {
    await post.mailer.send({ ...mail, replyTo: 'hanako@pond.example' });
    await post.mailer.send(mail);
    const arrived = await post.arrived();
    expect(arrived.map(({ replyTo }) => replyTo).sort()).toEqual([[], ['hanako@pond.example']]);
    expect(arrived.map(({ to }) => to)).toEqual([['yuki@pond.example'], ['yuki@pond.example']]);
  });

  it.each([
    'hanako@pond.example\r\nBcc: thief@evil.example',
    'hanako@pond.example, thief@evil.example',
    'Hanako <hanako@pond.example>',
    '',
  ])('sends nothing that would be answered to what is not one address: %j', async (replyTo) => {
    await expect(post.mailer.send({ ...mail, replyTo })).rejects.toThrow('exactly one address');
    expect(await post.arrived()).toEqual([]);
  });

  it('delivers many at once, each to its own reader', async () => {
    const readers = Array.from({ length: 20 }, (_, i) => `keeper${i}@pond.example`);
    await Promise.all(readers.map((to) => post.mailer.send({ ...mail, to, text: `for ${to}` })));
    const arrived = await post.arrived();
    expect(arrived.flatMap(({ to }) => to).sort()).toEqual([...readers].sort());
    for (const { to, text } of arrived) expect(text.trim()).toBe(`for ${to[0]}`);
  });

  it('rejects when it could not deliver', async () => {
    for (const [reason, mailer] of Object.entries(post.broken))
      await expect(mailer.send(mail), reason).rejects.toThrow();
    expect(await post.arrived()).toEqual([]);
  });
});
