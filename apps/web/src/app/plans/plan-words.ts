/** What the plan table says, in the words of cards and notes. Pure. */
import { SHOW_TICKET_PRICE, percentOff, plans, pounds, tierOf } from '@nishiki/contract/plans';
import type { Plan } from '@nishiki/contract/plans';
import { REFERRAL_TOKENS } from '@nishiki/contract/tokens';
import type { RouteId } from '../routes.ts';

export const discountBadge = (plan: Plan): string => `${percentOff(plan)}% OFF`;

/** The small print of a card: what comes after the first month, and how to leave. Sales agrees its own. */
export const termsOf = (plan: Plan): readonly string[] =>
  plan.id === 'professional'
    ? []
    : [
        `${percentOff(plan)}% off for 30 days, then ${pounds(plan.originalPrice)}/month`,
        'No commitment • Cancel anytime',
      ];

const joined = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** '5 a month with Enthusiast, unlimited with Breeder and Professional'. */
export const showEntriesInWords = (table: readonly Plan[] = plans): string => {
  const counted = table.filter(({ showEntries }) => showEntries !== null && showEntries > 0);
  const unlimited = table.filter(({ showEntries }) => showEntries === null);
  return [
    ...counted.map(({ name, showEntries }) => `${showEntries} a month with ${name}`),
    ...(unlimited.length > 0
      ? [`unlimited with ${joined(unlimited.map(({ name }) => name))}`]
      : []),
  ].join(', ');
};

/** Plans that carry the Pro badge. */
const proPlans = plans.filter(({ id }) => ['pro', 'premium'].includes(tierOf(id)));

export type PlanNote = {
  readonly id: string;
  readonly text: string;
  /** What it speaks of; as long as that has no page, the note says so. */
  readonly about: RouteId;
};

export const planNotes: readonly PlanNote[] = [
  {
    id: 'first-month',
    text: 'The lower price of the first month is for your first plan, once per customer. The payment page shows what you pay.',
    about: 'upgrade',
  },
  {
    id: 'entries',
    text: `A Pro account includes free virtual show entries: ${showEntriesInWords(proPlans)}.`,
    about: 'virtualShows',
  },
  {
    id: 'tickets',
    text: `Additional show tickets cost ${pounds(SHOW_TICKET_PRICE)} each.`,
    about: 'virtualShows',
  },
  {
    id: 'referral',
    text: `Friend referral bonus: ${2 * REFERRAL_TOKENS} tokens per referral, ${REFERRAL_TOKENS} for each of you once your friend has verified their address.`,
    about: 'referrals',
  },
  { id: 'chat', text: 'Questions by text and by voice are asked in the chat.', about: 'chat' },
];
