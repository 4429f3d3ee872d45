import { describe, expect, it } from 'vitest';
import { fakeDesk, session } from './testing/fake-desk.ts';
import { leadsTo, tillPages } from './testing/till-pages.ts';

const path = '/dev/checkout/cs_1';
const pay = { choice: 'pay', card: 'works' };
const strangeAddresses = [
  'https://elsewhere.example/',
  'http://localhost:3001/',
  'https://localhost:3000/',
  'http://localhost:3000.elsewhere.example/',
  'http://localhost:3000@elsewhere.example/',
  'http://someone@localhost:3000/',
  'blob:http://localhost:3000/x',
  '//elsewhere.example/',
  'javascript:alert(1)',
];
const textOf = async (response: Response | Promise<Response>): Promise<string> =>
  (await (await response).text()).replace(/\s+/g, ' ');

describe('the page of a checkout', () => {
  it('says what is bought, what it costs and that nothing follows', async () => {
    const page = await textOf(tillPages(fakeDesk()).open(path));
    expect(page).toContain('<h1>Checkout: 200 tokens</h1>');
    expect(page).toContain('<td>£8.99</td>');
    expect(page).toContain('Bought once: no payment follows.');
    expect(page).toContain('Pay £8.99</button>');
  });

  it('says what a plan costs each month, and takes a discount off', async () => {
    const desk = fakeDesk({
      session: {
        title: 'Hobbyist',
        lines: [
          { text: 'Hobbyist', amount: 1599 },
          { text: 'First month', amount: -800 },
        ],
        total: 799,
        monthly: 1599,
      },
    });
    const page = await textOf(tillPages(desk).open(path));
    expect(page).toContain('<td>-£8.00</td>');
    expect(page).toContain('Then £15.99 every month, until it is cancelled.');
  });

  it('asks for an address only when none is known', async () => {
    const known = await textOf(tillPages(fakeDesk()).open(path));
    expect(known).toContain('<dd>kiku@example.org</dd>');
    expect(known).not.toContain('type="email"');
    const guest = await textOf(tillPages(fakeDesk({ session: { email: null } })).open(path));
    expect(guest).toMatch(/<input id="email"[^>]*\srequired/);
  });

  it('offers three cards, the working one chosen', async () => {
    const page = await textOf(tillPages(fakeDesk()).open(path));
    const cards = [...page.matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(([card]) => card);
    expect(cards.map((card) => /value="(\w+)"/.exec(card)?.[1])).toEqual([
      'works',
      'declined',
      'fails_later',
    ]);
    expect(cards.map((card) => /\schecked/.test(card))).toEqual([true, false, false]);
  });

  it.each([
    ['paid', session.successUrl],
    ['over', session.cancelUrl],
  ] as const)('says that it is %s, with a way back', async (state, address) => {
    const page = await textOf(tillPages(fakeDesk({ session: { state } })).open(path));
    expect(page).toContain(`href="${address.replace(/&/g, '&amp;')}">Back to Nishiki</a>`);
    expect(page).not.toContain('<form');
  });

  it.each(strangeAddresses)('has no way to %s', async (address) => {
    for (const state of ['paid', 'over'] as const) {
      const desk = fakeDesk({ session: { state, successUrl: address, cancelUrl: address } });
      const page = await textOf(tillPages(desk).open(path));
      expect(page).toContain('You may close this tab.');
      expect(page).not.toContain('Back to Nishiki');
    }
  });
});

describe('paying', () => {
  it('takes the payment once and leads back', async () => {
    const desk = fakeDesk();
    const pages = tillPages(desk);
    expect(leadsTo(await pages.send(path, pay))).toBe(session.successUrl);
    // The second click, or the other tab, finds the page that says so.
    expect(leadsTo(await pages.send(path, pay))).toBe(path);
    expect(await textOf(pages.open(path))).toContain('This is paid');
    expect(desk.deeds).toEqual(['pay cs_1 kiku@example.org works']);
  });

  it('takes the address of the account, whatever is sent, and a guest’s as it was meant', async () => {
    const own = fakeDesk();
    await tillPages(own).send(path, { ...pay, email: 'other@example.org' });
    const guest = fakeDesk({ session: { email: null } });
    await tillPages(guest).send(path, { ...pay, email: ' Kiku@Example.org ' });
    expect([...own.deeds, ...guest.deeds]).toEqual([
      'pay cs_1 kiku@example.org works',
      'pay cs_1 kiku@example.org works',
    ]);
  });

  it.each(['', 'nobody', `${'k'.repeat(250)}@example.org`])(
    'asks again for the address instead of %j',
    async (email) => {
      const desk = fakeDesk({ session: { email: null } });
      const response = await tillPages(desk).send(path, { ...pay, card: 'fails_later', email });
      const page = await textOf(response);
      expect(response.status).toBe(400);
      expect(page).toContain('<p id="problem" role="alert">Enter an e-mail address');
      expect(page).toMatch(/<input id="email"[^>]*aria-describedby="problem"/);
      expect(page).toContain(`value="${email}"`);
      expect(page).toMatch(/value="fails_later" checked/);
      expect(desk.deeds).toEqual([]);
    },
  );

  it('says that the card was declined, and keeps what was typed', async () => {
    const desk = fakeDesk({ session: { email: null } });
    const pages = tillPages(desk);
    const typed = { email: 'kiku@example.org', card: 'declined' };
    const response = await pages.send(path, { ...pay, ...typed });
    const page = await textOf(response);
    expect(response.status).toBe(402);
    expect(page).toContain('role="alert">The card was declined. Nothing was charged.</p>');
    expect(page).toContain('value="kiku@example.org"');
    expect(page).toMatch(/value="declined" checked/);
    expect(page).not.toContain('aria-invalid');
    expect(leadsTo(await pages.send(path, { ...pay, ...typed, card: 'works' }))).toBe(
      session.successUrl,
    );
  });

  it('is over when the session ended while the page was open', async () => {
    const pages = tillPages({ ...fakeDesk(), pay: () => Promise.resolve('over') });
    expect(leadsTo(await pages.send(path, pay))).toBe(path);
  });

  it.each(strangeAddresses)('does not lead to %s', async (address) => {
    const desk = fakeDesk({ session: { successUrl: address, cancelUrl: address } });
    const pages = tillPages(desk);
    expect(leadsTo(await pages.send(path, { ...pay, choice: 'cancel' }))).toBe(path);
    expect(leadsTo(await pages.send(path, pay))).toBe(path);
  });
});

describe('cancelling', () => {
  it('leads back without a payment, whatever is in the fields', async () => {
    const desk = fakeDesk({ session: { email: null } });
    const response = await tillPages(desk).send(path, { ...pay, choice: 'cancel', email: '' });
    expect(leadsTo(response)).toBe(session.cancelUrl);
    expect(desk.deeds).toEqual([]);
  });

  it('of what is paid tells so', async () => {
    const pages = tillPages(fakeDesk({ session: { state: 'paid' } }));
    expect(leadsTo(await pages.send(path, { ...pay, choice: 'cancel' }))).toBe(path);
  });
});
