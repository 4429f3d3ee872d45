import type { DeskPlan } from '@nishiki/integrations/payments/stand-in/desk';
import { describe, expect, it } from 'vitest';
import { fakeDesk, invoice, portal } from './testing/fake-desk.ts';
import { leadsTo, tillPages } from './testing/till-pages.ts';

const path = '/dev/portal/bps_1';
const plan = portal.plan as DeskPlan;
const open = { ...invoice, id: 'in_2', number: 'NK-0002', status: 'open' } as const;
const end = plan.periodEnd;

type Changes = Parameters<typeof fakeDesk>[0];
const show = async (changes: NonNullable<Changes>['portal'] = {}, query = ''): Promise<string> => {
  const response = await tillPages(fakeDesk({ portal: changes })).open(path + query);
  return (await response.text()).replace(/<time[^>]*>|<\/time>/g, '').replace(/\s+/g, ' ');
};
const buttons = (page: string): string[] =>
  [...page.matchAll(/<button[^>]*>([^<]*)</g)].map(([, words]) => words?.trim() ?? '');

describe('the page of plan and payments', () => {
  it('shows the plan, what a change costs, the card, invoices and the way back', async () => {
    const page = await show({ invoices: [open, invoice] });
    expect(page).toContain('<h2>Plan: Enthusiast</h2>');
    expect(page).toContain('<dd>1 December 2026</dd>');
    expect(page).toContain('Nothing now, £15.99 a month from 1 December 2026 on');
    expect(page).toContain('£10.00 now, then £49.99 a month');
    expect(page).toContain('NK-0002, 1 November 2026, £15.99, open');
    expect(page).toContain('href="http://localhost:3000/profile">Back to Nishiki</a>');
    expect(buttons(page)).toEqual([
      'Cancel Enthusiast',
      'Change to Hobbyist',
      'Change to Breeder',
      'Let payments fail',
      'Pay NK-0002',
    ]);
  });

  it('shows a cancelled plan with its last day, and keeps it on a click', async () => {
    const page = await show({ plan: { ...plan, cancelAt: end } });
    expect(page).toContain('Works until 1 December 2026, then ends.');
    expect(buttons(page)).toContain('Keep Enthusiast');
    expect(buttons(page)).not.toContain('Cancel Enthusiast');
  });

  it('shows a change that waits, and does not offer it again', async () => {
    const page = await show({ plan: { ...plan, nextPlan: 'hobbyist' } });
    expect(page).toContain('<dt>Next month</dt> <dd>Hobbyist</dd>');
    expect(buttons(page)).toContain('Keep Enthusiast');
    expect(buttons(page)).not.toContain('Change to Hobbyist');
  });

  it('tells of failed payments', async () => {
    const page = await show({ plan: { ...plan, status: 'past_due' }, card: 'fails' });
    expect(page).toContain('The last payment failed');
    expect(buttons(page)).toContain('Let payments work');
  });

  it('tells what came back, and what the bank did', async () => {
    const bill = { ...invoice, refunded: 599, dispute: 'lost' } as const;
    expect(await show({ invoices: [bill] })).toContain(
      'paid, £5.99 handed back, the bank decided for the payer',
    );
  });

  it('has something to say without plan and invoices', async () => {
    const page = await show({ plan: null, choices: [], invoices: [] });
    expect(page).toContain('No plan.');
    expect(page).toContain('No invoices yet.');
    expect(buttons(page)).toEqual(['Let payments fail']);
  });

  it('has no way to another site', async () => {
    const page = await show({ returnUrl: 'https://elsewhere.example/' });
    expect(page).not.toContain('elsewhere.example');
  });
});

describe('a change that was chosen before', () => {
  it('is asked for alone', async () => {
    const page = await show({ chosen: 'breeder' });
    expect(page).toContain('<h1>Change to Breeder</h1>');
    expect(page).toContain('£10.00 now, then £49.99 a month');
    expect(buttons(page)).toEqual(['Confirm Breeder']);
    expect(page).toContain('Back to Nishiki');
  });

  it.each([
    ['made', { ...plan, plan: 'breeder' as const }],
    ['noted for the next month', { ...plan, nextPlan: 'breeder' as const }],
    ['without a plan to change', null],
  ])('is not asked for when it is %s', async (_, now) => {
    const page = await show({ chosen: 'breeder', plan: now });
    expect(page).toContain('<h1>Plan and payments</h1>');
  });
});

describe('a deed', () => {
  const cancelled = { plan: { ...plan, cancelAt: end } };
  const waiting = { plan: { ...plan, nextPlan: 'hobbyist' as const } };
  const fails = { card: 'fails' as const, invoices: [open] };
  it.each([
    [{ do: 'change', plan: 'breeder' }, {}, 'changed', 'change bps_1 breeder'],
    [{ do: 'change', plan: 'hobbyist' }, {}, 'changes_later', 'change bps_1 hobbyist'],
    [{ do: 'change', plan: 'breeder' }, fails, 'declined', 'change bps_1 breeder'],
    [{ do: 'cancel' }, {}, 'cancelled', 'cancel bps_1'],
    [{ do: 'keep' }, cancelled, 'kept', 'keep bps_1'],
    [{ do: 'keep' }, waiting, 'kept', 'keep bps_1'],
    [{ do: 'card', card: 'fails' }, {}, 'card_fails', 'card bps_1 fails'],
    [{ do: 'card', card: 'works' }, {}, 'card_works', 'card bps_1 works'],
    [{ do: 'pay', invoice: 'in_2' }, { invoices: [open] }, 'paid', 'invoice bps_1 in_2'],
    [{ do: 'pay', invoice: 'in_2' }, fails, 'declined', 'invoice bps_1 in_2'],
  ])('%j is done, and the page says so', async (fields, changes, said, deed) => {
    const desk = fakeDesk({ portal: changes });
    const response = await tillPages(desk).send(path, fields as Record<string, string>);
    expect(leadsTo(response)).toBe(`${path}?said=${said}`);
    expect(desk.deeds).toEqual([deed]);
    const role = said === 'declined' ? 'alert' : 'status';
    expect(await show(changes, `?said=${said}`)).toContain(`<p role="${role}">`);
  });

  it.each([
    [{ do: 'change', plan: 'enthusiast' }, {}],
    [{ do: 'change', plan: 'hobbyist' }, waiting],
    [{ do: 'cancel' }, cancelled],
    [{ do: 'cancel' }, { plan: null }],
    [{ do: 'keep' }, {}],
    [{ do: 'pay', invoice: 'in_1' }, {}],
    [{ do: 'pay', invoice: 'in_9' }, {}],
  ])('%j changes nothing where the page does not offer it', async (fields, changes) => {
    const desk = fakeDesk({ portal: changes });
    const response = await tillPages(desk).send(path, fields as Record<string, string>);
    expect(leadsTo(response)).toBe(`${path}?said=stale`);
    expect(desk.deeds).toEqual([]);
  });

  it.each([
    { do: 'change', plan: 'gold' },
    { do: 'card', card: 'gold' },
    { do: 'pay', invoice: 'x'.repeat(256) },
  ])('%j is refused', async (fields) => {
    const desk = fakeDesk();
    expect((await tillPages(desk).send(path, fields)).status).toBe(400);
    expect(desk.deeds).toEqual([]);
  });

  it.each(['hello', '__proto__', 'toString', '<b>'])('says nothing for %j', async (said) => {
    const page = await show({}, `?${new URLSearchParams({ said }).toString()}`);
    expect(page).not.toMatch(/role="(status|alert)"/);
  });
});
