import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { smtpMailer } from './smtp-mailer.ts';
import { noSuchMailbox, startSmtpTestServer } from './testing/smtp-test-server.ts';

const from = 'Nishiki <hello@koi.example>';
const mail = { to: 'yuki@pond.example', subject: 'Hello', text: 'Hi', html: '<p>Hi</p>' };

const opened: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});

const open = async (address: (port: number) => string, options: SMTPServerOptions = {}) => {
  const server = await startSmtpTestServer(options);
  const mailer = smtpMailer({ url: address(server.port), from });
  opened.push(server.close, mailer.close);
  return { server, mailer };
};

/** A server that speaks no SMTP. */
const openRaw = async (talk: (socket: Socket) => void) => {
  const server = createServer(talk);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const mailer = smtpMailer({
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    from,
  });
  opened.push(() => void server.close(), mailer.close);
  return { server, mailer };
};

/** Lets in one keeper; the password has what must be escaped in an address. */
const guarded = (seen: string[] = []): SMTPServerOptions => ({
  authOptional: false,
  onAuth: ({ username, password }, _session, done) => {
    seen.push(`${username}:${password}`);
    if (username === 'post@koi.example' && password === 'p@ss/wörd:1')
      done(null, { user: username });
    else done(Object.assign(new Error('Invalid login'), { responseCode: 535 }));
  },
});
const login = `post%40koi.example:${encodeURIComponent('p@ss/wörd:1')}`;

describe('SMTP mailer', () => {
  it('signs in, after STARTTLS where the server offers it', async () => {
    const { server, mailer } = await open((port) => `smtp://${login}@127.0.0.1:${port}`, guarded());
    await mailer.send(mail);
    expect(server.deliveries).toMatchObject([{ user: 'post@koi.example', overTls: true }]);
  });

  it('speaks TLS from the first byte for smtps', async () => {
    const options = { ...guarded(), secure: true };
    const { server, mailer } = await open((port) => `smtps://${login}@localhost:${port}`, options);
    await mailer.send(mail);
    expect(server.deliveries).toMatchObject([{ user: 'post@koi.example', overTls: true }]);
  });

  it('rejects when the password is wrong', async () => {
    const { server, mailer } = await open((port) => `smtp://post:no@127.0.0.1:${port}`, guarded());
    await expect(mailer.send(mail)).rejects.toMatchObject({ code: 'EAUTH', responseCode: 535 });
    expect(server.deliveries).toEqual([]);
  });

  // 0.0.0.0 leads to this machine too, but is no loopback address by its name.
  it('tells another machine nothing without TLS', async () => {
    const seen: string[] = [];
    const options = { ...guarded(seen), disabledCommands: ['STARTTLS'], allowInsecureAuth: true };
    const { server, mailer } = await open((port) => `smtp://${login}@0.0.0.0:${port}`, options);
    await expect(mailer.send(mail)).rejects.toThrow(/STARTTLS/);
    expect([seen, server.deliveries]).toEqual([[], []]);
  });

  it('trusts no certificate of its own making from another machine', async () => {
    const seen: string[] = [];
    const { server, mailer } = await open(
      (port) => `smtp://${login}@0.0.0.0:${port}`,
      guarded(seen),
    );
    await expect(mailer.send(mail)).rejects.toThrow(/certificate|altnames/i);
    expect([seen, server.deliveries]).toEqual([[], []]);
  });

  it("passes on the server's refusal", async () => {
    const { mailer } = await open((port) => `smtp://127.0.0.1:${port}`, noSuchMailbox);
    await expect(mailer.send(mail)).rejects.toMatchObject({ responseCode: 550 });
  });

  it('sends on after a failure, and says who wrote and that a machine did', async () => {
    let refuse = true;
    const { server, mailer } = await open((port) => `smtp://127.0.0.1:${port}`, {
      onMailFrom: (_address, _session, done) =>
        done(refuse ? Object.assign(new Error('Later'), { responseCode: 451 }) : null),
    });
    await expect(mailer.send(mail)).rejects.toMatchObject({ responseCode: 451 });
    refuse = false;
    await mailer.send(mail);
    const headers = server.deliveries[0]?.email.headers.map(({ key, value }) => `${key}: ${value}`);
    expect(headers).toContain('auto-submitted: auto-generated');
    expect(headers).toContain(`from: ${from}`);
    expect(headers?.join('\n')).not.toMatch(/nodemailer/i);
  });

  it('does not say that a machine wrote what a person did, whom one may answer', async () => {
    const { server, mailer } = await open((port) => `smtp://127.0.0.1:${port}`);
    await mailer.send({ ...mail, replyTo: 'hanako@pond.example' });
    const keys = server.deliveries[0]?.email.headers.map(({ key }) => key);
    expect(keys).toContain('reply-to');
    expect(keys).not.toContain('auto-submitted');
  });

  it('rejects when the server hangs up, and after close', async () => {
    let calls = 0;
    const rude = await openRaw((socket) => {
      calls += 1;
      socket.destroy();
    });
    await expect(rude.mailer.send(mail)).rejects.toThrow();
    expect(calls).toBeLessThanOrEqual(2);
    rude.mailer.close();
    await expect(rude.mailer.send(mail)).rejects.toThrow('closed');
  });

  it('gives up on a server that says nothing for 10 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    opened.push(() => vi.useRealTimers());
    const { server, mailer } = await openRaw(() => undefined);
    const connected = once(server, 'connection');
    let failure: Error | undefined;
    const sent = mailer.send(mail).catch((error: Error) => (failure = error));
    await connected;
    let seconds = 0;
    for (; !failure && seconds < 30; seconds += 1) {
      await vi.advanceTimersByTimeAsync(1000);
      await setImmediate();
    }
    await sent;
    expect(failure).toMatchObject({ code: 'ETIMEDOUT' });
    expect(seconds).toBeLessThanOrEqual(15);
  });
});
