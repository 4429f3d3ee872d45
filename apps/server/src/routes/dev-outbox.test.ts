import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outboxMailer } from '@nishiki/integrations/mail/outbox-mailer';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Env } from '../http/env.ts';
import { isLocalRequest } from '../http/local-only.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { devOutboxRoutes } from './dev-outbox.ts';

const mail = {
  to: 'yuki@pond.example',
  subject: 'Confirm <b>your</b> address 錦鯉',
  text: 'Hello "Yuki" & <script>alert(1)</script>\n\nConfirm:\nhttps://koi.example/verify?a=1&b=2',
  html: '<p>Hello</p>',
};

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'nishiki-outbox-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

const site = (options: { isLocal?: boolean; outboxFolder?: string | null } = {}): Hono<Env> => {
  const { isLocal = true, outboxFolder = folder } = options;
  const app = new Hono<Env>();
  app.use(securityHeaders(false));
  devOutboxRoutes(app, { isLocal: () => isLocal, outboxFolder });
  app.get('*', (c) => c.text('Oops! Page not found', 404));
  return app;
};

type Row = { id: string; to: string; subject: string; text: string; sentAt: string };
const rows = async (app: Hono<Env>): Promise<Row[]> =>
  (await app.request('/dev/outbox.json')).json() as Promise<Row[]>;

const send = async (...subjects: string[]): Promise<void> => {
  const mailer = outboxMailer(folder);
  for (const subject of subjects) await mailer.send({ ...mail, subject });
};

const pageOf = async (text: string): Promise<string> => {
  await outboxMailer(folder).send({ ...mail, text });
  const app = site();
  return (await app.request(`/dev/outbox/${(await rows(app))[0]?.id}`)).text();
};

describe('the outbox', () => {
  it('says that it is empty, and that it is a stand-in', async () => {
    const response = await site().request('/dev/outbox');
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(page).toContain('No messages yet');
    expect(page).toContain('This stands in for e-mail on this machine');
    expect(await rows(site())).toEqual([]);
  });

  it('lists messages newest first, for people and as JSON', async () => {
    await send('first', 'second');
    const listed = await rows(site());
    expect(listed.map(({ subject }) => subject)).toEqual(['second', 'first']);
    expect(listed[0]).toEqual({
      id: expect.any(String) as string,
      to: mail.to,
      subject: 'second',
      text: mail.text,
      sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
    });
    const page = await (await site().request('/dev/outbox')).text();
    expect(page.indexOf('second')).toBeLessThan(page.indexOf('first'));
    for (const { id } of listed) expect(page).toContain(`href="/dev/outbox/${id}"`);
  });

  it('shows a message as text, whatever stands in it', async () => {
    const page = await pageOf(mail.text);
    expect(page).toContain('Confirm &lt;b&gt;your&lt;/b&gt; address 錦鯉');
    expect(page).toContain('Hello &quot;Yuki&quot; &amp; &lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).not.toMatch(/<script|<b>/);
    expect(page).toContain('This stands in for e-mail on this machine');
    expect(page).toContain(mail.to);
  });

  it.each([
    ['https://koi.example/verify?a=1&b=2', 'https://koi.example/verify?a=1&amp;b=2'],
    ['Go to http://localhost:3000/auth.', 'http://localhost:3000/auth'],
    ['(see https://koi.example/a)', 'https://koi.example/a'],
    ['https://koi.example/#t=x_y-z~1,', 'https://koi.example/#t=x_y-z~1'],
  ])('links the address in %j', async (text, href) => {
    const page = await pageOf(text);
    const links = [...page.matchAll(/<a href="([^"]*)" rel/g)].map(([, link]) => link);
    expect(links).toEqual([href]);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,hi',
    'ftp://koi.example',
    'https://',
    'mailto:a@b.example',
  ])('links nothing in %j', async (text) => {
    expect(await pageOf(text)).not.toContain('rel="noreferrer"');
  });

  it('lets a link end where markup begins', async () => {
    const page = await pageOf('https://koi.example/"onclick="alert(1)');
    expect(page).toContain('<a href="https://koi.example/" rel="noreferrer">');
    expect(page).not.toContain('"onclick=');
  });

  it('is kept by nobody and has nothing inline, as the policy demands', async () => {
    await send('one');
    const [first] = await rows(site());
    for (const path of ['/dev/outbox', '/dev/outbox.json', `/dev/outbox/${first?.id}`]) {
      const response = await site().request(path);
      expect(response.headers.get('cache-control'), path).toBe('no-store');
      if (!path.endsWith('.json'))
        expect(await response.text(), path).not.toMatch(/<style|<script| style=| on\w+=/);
    }
    const css = await site().request('/dev/dev.css');
    expect(css.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(await css.text()).toContain('prefers-color-scheme: dark');
  });
});

describe('where the outbox is shut', () => {
  it('answers like any unknown path: from elsewhere, with real mail, for ids that are none', async () => {
    await send('one');
    const id = (await rows(site()))[0]?.id ?? '';
    const pages = ['/dev/outbox', '/dev/outbox.json', `/dev/outbox/${id}`];
    const asked = [
      ...[...pages, '/dev/dev.css'].map((path) => [site({ isLocal: false }), path] as const),
      ...pages.map((path) => [site({ outboxFolder: null }), path] as const),
      ...['20200101T000000000Z-0123456789ab', 'x', '..%2F..%2Fetc%2Fpasswd', '%00'].map(
        (name) => [site(), `/dev/outbox/${name}`] as const,
      ),
    ];
    for (const [app, path] of asked) {
      const response = await app.request(path);
      expect([path, response.status, await response.text()]).toEqual([
        path,
        404,
        'Oops! Page not found',
      ]);
    }
  });

  it('gives the style to other stand-ins even when mail is real', async () => {
    expect((await site({ outboxFolder: null }).request('/dev/dev.css')).status).toBe(200);
  });

  it('opens by the lock of local stand-ins', async () => {
    const app = new Hono<Env>();
    const settings = { HOST: '127.0.0.1' } as Parameters<typeof isLocalRequest>[0];
    devOutboxRoutes(app, { isLocal: (c) => isLocalRequest(settings, c), outboxFolder: folder });
    const status = async (headers: Record<string, string>): Promise<number> =>
      (await app.request('/dev/outbox', { headers })).status;
    expect(await status({ host: 'localhost:3000' })).toBe(200);
    expect(await status({ host: 'evil.example' })).toBe(404);
    expect(await status({ host: 'localhost:3000', 'x-forwarded-for': '127.0.0.1' })).toBe(404);
  });
});
