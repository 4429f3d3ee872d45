import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { expireGuestPhotos } from '@nishiki/domain/analysis/expire-guest-photos';
import { folderStore } from '@nishiki/integrations/files/folder-store';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTestApp, jobCtx, jpegBytes, photoRequest } from '../test/test-app.ts';

const db = await createTestDatabase();
const test = await createTestApp(db);
const { app } = test;

const analyse = async (): Promise<{ id: string; photo: { url: string } }> => {
  const response = await app.request('/functions/v1/analyze-koi', photoRequest());
  return ((await response.json()) as { analysis: { id: string; photo: { url: string } } }).analysis;
};

describe('every answer', () => {
  it.each(['/', '/nowhere', '/healthz', '/api/v1/nowhere', '/docs/api', '/photos/x'])(
    'of %s carries the policy, no sniffing and a request id',
    async (path) => {
      const { headers } = await app.request(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
});

describe('pages', () => {
  it('come prerendered and set no cookie', async () => {
    const response = await app.request('/');
    expect(await response.text()).toContain('Home');
    expect(response.headers.get('set-cookie')).toBeNull();
  });
  it.each(['/api/v1/site', '/api/v1/identify-status', '/auth/v1/settings'])(
    'ask %s after they are shown, which sets none either',
    async (path) => {
      const response = await app.request(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('set-cookie')).toBeNull();
    },
  );
  it('that do not exist answer 404 and log the path as an error', async () => {
    const response = await app.request('/no/such/page');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Oops! Page not found');
    expect(test.lines.at(-2)).toMatchObject({ level: 'error', fields: { path: '/no/such/page' } });
  });
  it.each([
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/home.html',
    '/manifest.json',
    '/404.html',
    '/assets/%00.js',
  ])('do not give %s', async (path) => {
    const response = await app.request(new Request(`http://localhost${path}`));
    expect(response.status).toBe(404);
  });
  it('send compressed assets that may be kept for a year', async () => {
    const response = await app.request('/assets/app.js', { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toContain('immutable');
  });
});

describe('photos', () => {
  it('need their signature and run out after an hour', async () => {
    const { photo } = await analyse();
    const fresh = await app.request(photo.url);
    expect(new Uint8Array(await fresh.arrayBuffer())).toEqual(jpegBytes);
    expect((await app.request(photo.url.replace(/s=./, 's=!'))).status).toBe(404);
    expect((await app.request(photo.url.split('?')[0] ?? '')).status).toBe(404);
    test.time = new Date(Date.now() + 3_601_000);
    expect((await app.request(photo.url)).status).toBe(404);
    test.time = new Date();
  });
  it('are erased with their analysis after 30 days, file and row', async () => {
    const { id, photo } = await analyse();
    const files = folderStore(join(test.folder, 'files'));
    expect(await files.get(`guests/${id}.jpg`)).not.toBeNull();
    const at = (days: number) => ({
      ...jobCtx(test),
      now: () => new Date(Date.now() + days * 86_400_000),
    });
    expect(await expireGuestPhotos(at(29))).toBe(0);
    expect(await expireGuestPhotos(at(31))).toBeGreaterThan(0);
    expect(await files.get(`guests/${id}.jpg`)).toBeNull();
    expect(await db.asOwner('select 1 from analyses where id = $1', [id])).toEqual([]);
    expect((await app.request(photo.url)).status).toBe(404);
  });
});

describe('health and documents', () => {
  it('say that the process lives and serves, without a line in the log', async () => {
    const before = test.lines.length;
    expect(await (await app.request('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await app.request('/readyz')).status).toBe(200);
    expect(test.lines).toHaveLength(before);
  });
  it('describe the API', async () => {
    const response = await app.request('/docs/api/openapi.json');
    expect(await response.json()).toHaveProperty(['paths', '/functions/v1/analyze-koi', 'post']);
  });
  it('tell wrong addresses from wrong methods', async () => {
    expect((await app.request('/functions/v1/analyze-koi')).status).toBe(405);
    expect((await app.request('/functions/v1/nothing', { method: 'POST' })).status).toBe(404);
  });
});
