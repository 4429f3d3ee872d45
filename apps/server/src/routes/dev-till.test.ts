import { describe, expect, it } from 'vitest';
import { fakeDesk, invoice } from './testing/fake-desk.ts';
import { tillPages } from './testing/till-pages.ts';

const forms = [
  ['/dev/checkout/cs_1', { choice: 'pay', card: 'works' }],
  ['/dev/portal/bps_1', { do: 'cancel' }],
  ['/dev/till', { do: 'forward', days: '7' }],
] as const;

describe.each(forms)('%s', (path, fields) => {
  it('says that it is a test, is kept by nobody and holds nothing inline', async () => {
    const response = await tillPages(fakeDesk()).open(path);
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(page).toContain('This is a test of payments on this machine. No money moves.');
    expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
    expect(page).toContain('href="/dev/outbox"');
  });

  it('labels every field', async () => {
    const page = await (await tillPages(fakeDesk({ session: { email: null } })).open(path)).text();
    for (const [, id] of page.matchAll(/<input\s+id="(\w+)"/g))
      expect(page).toContain(`<label for="${id}">`);
    for (const [input] of page.matchAll(/<input[^>]*>/g))
      expect(input).toMatch(/\sid="|type="hidden"/);
  });

  it('shows hostile words as text', async () => {
    const hostile = `"><script>alert(1)</script>'`;
    const bill = { ...invoice, number: hostile, description: hostile, email: hostile };
    const desk = fakeDesk({
      session: { title: hostile, email: hostile, lines: [{ text: hostile, amount: 1 }] },
      portal: { email: hostile, invoices: [{ ...bill, status: 'open' }] },
      invoices: [bill],
    });
    const page = await (await tillPages(desk).open(path)).text();
    expect(page).not.toContain('<script');
    expect(page).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39;');
  });

  it.each([
    ['a request from elsewhere', { isLocal: () => false }],
    ['a real payment service', { desk: null }],
  ])('is not there for %s', async (_, parts) => {
    const desk = fakeDesk();
    const pages = tillPages(desk, parts);
    expect((await pages.open(path)).status).toBe(404);
    expect((await pages.send(path, fields)).status).toBe(404);
    expect(desk.deeds).toEqual([]);
  });

  it.each(['https://elsewhere.example', 'http://localhost:3001', 'null'])(
    'refuses a form that was sent from %s',
    async (origin) => {
      const desk = fakeDesk();
      expect((await tillPages(desk).send(path, fields, { origin })).status).toBe(403);
      expect(desk.deeds).toEqual([]);
    },
  );

  it('refuses a form that is too large, and one that it does not send', async () => {
    const desk = fakeDesk();
    const pages = tillPages(desk);
    const strange = { choice: 'give', do: 'give' };
    expect((await pages.send(path, { ...fields, more: 'x'.repeat(4096) })).status).toBe(413);
    expect((await pages.send(path, {})).status).toBe(400);
    expect((await pages.send(path, { ...fields, ...strange })).status).toBe(400);
    expect(desk.deeds).toEqual([]);
  });
});

it.each(['/dev/checkout/cs_2', '/dev/portal/bps_2'])('%s is nobody’s', async (path) => {
  const pages = tillPages(fakeDesk());
  expect((await pages.open(path)).status).toBe(404);
  expect((await pages.send(path, { choice: 'pay', card: 'works', do: 'cancel' })).status).toBe(404);
});
