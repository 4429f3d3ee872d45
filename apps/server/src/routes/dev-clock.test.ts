import { describe, expect, it } from 'vitest';
import { fakeDesk, invoice } from './testing/fake-desk.ts';
import { leadsTo, tillPages } from './testing/till-pages.ts';

const path = '/dev/till';
type Bill = typeof invoice;

const show = async (...invoices: Bill[]): Promise<string> => {
  const response = await tillPages(fakeDesk({ invoices })).open(path);
  return (await response.text()).replace(/\s+/g, ' ');
};
const buttons = (page: string): string[] =>
  [...page.matchAll(/<button[^>]*>([^<]*)</g)].map(([, words]) => words?.trim() ?? '').slice(3);

describe('the page of clock and bank', () => {
  it('shows the time and how far ahead it is', async () => {
    const page = await show();
    expect(page).toContain('<time datetime="2026-11-01T09:00:00.000Z">');
    expect(page).toContain('1 day ahead of this machine');
    expect(page).toContain('No invoices yet.');
  });

  it.each(['1', '7', '31'])('puts the clock forward by %s', async (days) => {
    const desk = fakeDesk();
    expect(leadsTo(await tillPages(desk).send(path, { do: 'forward', days }))).toBe(
      `${path}?said=forward`,
    );
    expect(desk.deeds).toEqual([`forward ${days}`]);
  });

  it.each(['0', '-1', '7.5', '400', '', 'x'])('not by %j', async (days) => {
    const desk = fakeDesk();
    expect((await tillPages(desk).send(path, { do: 'forward', days })).status).toBe(400);
    expect(desk.deeds).toEqual([]);
  });

  it('shows whose invoices there are, with what the bank can do', async () => {
    expect(await show(invoice)).toContain('<span>kiku@example.org</span>');
    expect(buttons(await show(invoice))).toEqual(['Take back NK-0001']);
    expect(buttons(await show({ ...invoice, dispute: 'open' }))).toEqual([
      'Decide NK-0001 for the payer',
      'Decide NK-0001 for Nishiki',
    ]);
  });

  it.each<Partial<Bill>>([
    { status: 'open' },
    { status: 'void' },
    { refunded: 1599 },
    { amount: 0 },
    { dispute: 'won' },
    { dispute: 'lost' },
  ])('the bank can do nothing about %j', async (changes) => {
    const bill = { ...invoice, ...changes };
    expect(buttons(await show(bill))).toEqual([]);
    const desk = fakeDesk({ invoices: [bill] });
    for (const outcome of ['open', 'won', 'lost'])
      expect(
        leadsTo(await tillPages(desk).send(path, { do: 'dispute', invoice: 'in_1', outcome })),
      ).toBe(`${path}?said=stale`);
    expect(desk.deeds).toEqual([]);
  });

  it.each([
    ['open', 'none'],
    ['won', 'open'],
    ['lost', 'open'],
  ] as const)('takes back, or decides: %s', async (outcome, dispute) => {
    const desk = fakeDesk({ invoices: [{ ...invoice, dispute }] });
    const fields = { do: 'dispute', invoice: 'in_1', outcome };
    const pages = tillPages(desk);
    expect(leadsTo(await pages.send(path, fields))).toBe(`${path}?said=dispute_${outcome}`);
    expect(desk.deeds).toEqual([`dispute in_1 ${outcome}`]);
    expect(await (await pages.open(`${path}?said=dispute_${outcome}`)).text()).toContain(
      '<p role="status">',
    );
  });

  it('knows no other invoice and no other outcome', async () => {
    const pages = tillPages(fakeDesk());
    const fields = { do: 'dispute', invoice: 'in_9', outcome: 'open' };
    expect(leadsTo(await pages.send(path, fields))).toBe(`${path}?said=stale`);
    expect((await pages.send(path, { ...fields, outcome: 'none' })).status).toBe(400);
  });
});
