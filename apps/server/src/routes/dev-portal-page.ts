import { plans } from '@nishiki/contract/plans';
import type {
  DeskInvoice,
  DeskPlan,
  DeskPortal,
} from '@nishiki/integrations/payments/stand-in/desk';
import { html } from 'hono/html';
import { deed, list, section } from './dev-deed.ts';
import { saidWords } from './dev-said.ts';
import { day, invoiceLine, invoiceTitle, money, tillPage } from './dev-till-page.ts';

type Choice = DeskPortal['choices'][number];

const backLink = (back: string | null) =>
  back === null
    ? html`<p>You may close this tab.</p>`
    : html`<p><a href="${back}">Back to Nishiki</a></p>`;

const standing = ({ status, periodEnd, cancelAt, nextPlan }: DeskPlan) => {
  const next = plans.find(({ id }) => id === nextPlan);
  return html`<dl>
    <dt>Status</dt>
    <dd>${status === 'active' ? 'Active' : 'The last payment failed'}</dd>
    <dt>This month ends</dt>
    <dd>${day(periodEnd)}</dd>
    ${
      cancelAt &&
      html`<dt>Cancelled</dt>
        <dd>Works until ${day(cancelAt)}, then ends. No payment follows.</dd>`
    }
    ${
      next &&
      html`<dt>Next month</dt>
        <dd>${next.name}</dd>`
    }
  </dl>`;
};

const planSection = (plan: DeskPlan | null) =>
  plan === null
    ? section('Plan', html`<p>No plan.</p>`)
    : section(
        `Plan: ${plan.name}`,
        html`${standing(plan)}
        ${
          (plan.cancelAt !== null || plan.nextPlan !== null) &&
          deed(`Keep ${plan.name}`, { do: 'keep' })
        }
        ${plan.cancelAt === null && deed(`Cancel ${plan.name}`, { do: 'cancel' }, 'quiet')}`,
      );

const terms = ({ monthly, dueNow, startsAt }: Choice) =>
  startsAt === null
    ? html`${money(dueNow)} now, then ${money(monthly)} a month`
    : html`Nothing now, ${money(monthly)} a month from ${day(startsAt)} on`;

const choiceRow = (choice: Choice) => html`
  <li>
    <strong>${choice.name}</strong>
    <span>${terms(choice)}</span>
    ${deed(`Change to ${choice.name}`, { do: 'change', plan: choice.plan }, 'quiet')}
  </li>
`;

const invoiceRow = (invoice: DeskInvoice) => html`
  <li>
    ${invoiceLine(invoice)}
    ${
      invoice.status === 'open' &&
      deed(`Pay ${invoiceTitle(invoice)}`, { do: 'pay', invoice: invoice.id })
    }
  </li>
`;

/** The one change that was asked for, before it is made. */
const askPage = (choice: Choice, back: string | null, said: string | undefined) =>
  tillPage(
    `Change to ${choice.name}`,
    html`${saidWords(said)}
      <p>${terms(choice)}.</p>
      ${deed(`Confirm ${choice.name}`, { do: 'change', plan: choice.plan })} ${backLink(back)}`,
  );

/** @param back null where it leads to another site */
export const portalPage = (portal: DeskPortal, back: string | null, said: string | undefined) => {
  const { plan, choices, chosen, card, invoices } = portal;
  const asked = choices.find((choice) => choice.plan === chosen);
  if (asked && plan && plan.plan !== chosen && plan.nextPlan !== chosen)
    return askPage(asked, back, said);
  const offered = choices.filter((choice) => choice.plan !== plan?.nextPlan);
  return tillPage(
    'Plan and payments',
    html`${saidWords(said)}
      <p>${portal.email}</p>
      ${planSection(plan)}
      ${
        plan &&
        section('Other plans', list(offered.map(choiceRow), 'There is no other plan to change to.'))
      }
      ${section(
        'Test card',
        card === 'works'
          ? html`<p>Payments with it work.</p>
              ${deed('Let payments fail', { do: 'card', card: 'fails' }, 'quiet')}`
          : html`<p>Payments with it fail.</p>
              ${deed('Let payments work', { do: 'card', card: 'works' })}`,
      )}
      ${section('Invoices', list(invoices.map(invoiceRow), 'No invoices yet.'))} ${backLink(back)}`,
  );
};
