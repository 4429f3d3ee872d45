import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../test/test-app.ts';
import { createApp } from '../app.ts';

const db = await createTestDatabase();
const local = await createTestApp(db);
const at = async (environment: NodeJS.ProcessEnv) => (await createTestApp(db, { environment })).app;

const listed = ['/', '/identify', '/auth', '/docs/api', '/docs/model-card'];
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1];

describe('the address that a page gives for itself', () => {
  it.each(listed)('is where the site listens, on %s', async (path) => {
    const html = await (await local.app.request(path)).text();
    expect(canonicalOf(html)).toBe(`http://127.0.0.1:3000${path}`);
    expect(html).toContain('content="http://127.0.0.1:3000/assets/link-site-1.png"');
    expect(html).not.toContain('origin.invalid');
  });
  it.each(listed)('is PUBLIC_URL where it is set, on %s', async (path) => {
    const app = await at({ PUBLIC_URL: 'https://koi.example/' });
    const html = await (await app.request(path)).text();
    expect(canonicalOf(html)).toBe(`https://koi.example${path}`);
  });
  it('comes neither from the Host header nor from the query', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    for (const path of ['/auth?signup=true', '/docs/api', '/robots.txt', '/sitemap.xml']) {
      const text = await (await local.app.request(path, { headers })).text();
      expect(text, path).toContain('http://127.0.0.1:3000');
      expect(text, path).not.toContain('evil');
      expect(text, path).not.toContain('signup=true');
    }
  });
  it.each(['/', '/docs/api', '/sitemap.xml'])('cannot end its quotes, on %s', async (path) => {
    const app = createApp({ ...local.parts, origin: () => `https://x"><b>'&` });
    const text = await (await app.request(path)).text();
    expect(text).toContain('https://x&quot;&gt;&lt;b&gt;&#39;&amp;');
    expect(text).not.toContain('<b>');
  });
  it('is in the compressed page as well', async () => {
    const response = await local.app.request('/', { headers: { 'accept-encoding': 'gzip' } });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    const plain = response.body?.pipeThrough(new DecompressionStream('gzip'));
    expect(await new Response(plain).text()).toContain('href="http://127.0.0.1:3000/"');
  });
});

describe('search engines', () => {
  it('are told every listed page but those shut to them, and no other', async () => {
    const app = await at({ PUBLIC_URL: 'https://koi.example' });
    const response = await app.request('/sitemap.xml');
    expect(response.headers.get('content-type')).toContain('application/xml');
    const places = [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, it]) => it,
    );
    expect(places).toEqual([
      'https://koi.example/',
      'https://koi.example/identify',
      'https://koi.example/docs/api',
      'https://koi.example/docs/model-card',
    ]);
  });
  it('are kept off calls and what is somebody’s own', async () => {
    const app = await at({ PUBLIC_URL: 'https://koi.example' });
    const lines = (await (await app.request('/robots.txt')).text()).split('\n');
    for (const path of [
      'auth',
      'dashboard',
      'profile',
      'history',
      'dev',
      'api',
      'functions',
      'rest',
    ])
      expect(lines).toContain(`Disallow: /${path}`);
    expect(lines.slice(0, 2)).toEqual(['User-agent: *', 'Allow: /']);
    expect(lines).toContain('Sitemap: https://koi.example/sitemap.xml');
  });
  it('are asked to forget a page that is not there', async () => {
    const response = await local.app.request('/no/such/page');
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(canonicalOf(html)).toBeUndefined();
  });
});

describe('pictures of shared links', () => {
  it('may be shown by other sites, and nothing else may', async () => {
    const policy = async (path: string) =>
      (await local.app.request(path)).headers.get('cross-origin-resource-policy');
    expect(await policy('/assets/link-site-1.png')).toBe('cross-origin');
    expect(await policy('/assets/app.js')).toBe('same-origin');
    expect(await policy('/')).toBe('same-origin');
  });
});

describe('the model card', () => {
  it('is a page with tables whose rows and columns are named', async () => {
    const response = await local.app.request('/docs/model-card');
    expect(response.headers.get('content-type')).toContain('text/html');
    const html = await response.text();
    expect(html).toContain('<h1>Model card: recognition of koi varieties</h1>');
    expect(html).toContain('<th scope="row">top-1</th>');
    expect(html).toContain('<th scope="col">Class</th>');
    expect(html).not.toContain('| top-1');
  });
  it('links a style sheet that is there', async () => {
    const html = await (await local.app.request('/docs/model-card')).text();
    const href = /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1] ?? '';
    const { status, headers } = await local.app.request(href);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
  });
});
