import { LegalPage, type LegalSection } from './legal-page.tsx';
import { Entries, PageLink, Points } from './parts.tsx';

const sections: readonly LegalSection[] = [
  {
    id: 'what',
    title: 'What is paid back',
    body: (
      <>
        <p>Within 30 days of paying, without giving a reason, once per customer:</p>
        <Entries
          items={[
            [
              'A plan',
              'The first payment, in full. While its month runs, the plan and its tokens end with it.',
            ],
            [
              'A package of tokens',
              'The part of the price that belongs to the tokens you have not used. They are taken off your balance; those you used are not paid back.',
            ],
          ]}
        />
      </>
    ),
  },
  {
    id: 'how',
    title: 'How',
    body: (
      <p>
        By the button “Get money back” beside the payment, on the page{' '}
        <PageLink to="invoices">Invoices</PageLink> of your account. It says exactly what comes back
        and what goes before you confirm it. Nobody has to be asked and nobody decides about it. The
        money goes back the way it came.
      </p>
    ),
  },
  {
    id: 'not',
    title: 'What is not covered',
    body: (
      <>
        <Points
          items={[
            'Later payments of a plan, and the difference that an upgrade costs. Cancel before the next payment, and none will follow.',
            'A second refund under this rule, for a new account of the same customer as well.',
            'The Professional plan, whose conditions are agreed one by one.',
          ]}
        />
        <p>
          Where the law gives you more, that holds. In the United Kingdom and the European Union,
          for instance, you can withdraw from most purchases made online within 14 days.
        </p>
      </>
    ),
  },
  {
    id: 'bank',
    title: 'When your bank takes a payment back',
    body: (
      <>
        <p>
          Then the tokens of that payment go back, too. Your balance never falls below zero: tokens
          that were spent already stand as a debt, and the next tokens that you pay for make up for
          them first. No money is asked for them. A plan whose month is no longer paid for does not
          work until the next payment.
        </p>
        <p>
          If the bank decides that the payment stands, everything comes back. The button is quicker
          than the bank.
        </p>
      </>
    ),
  },
  {
    id: 'tokens',
    title: 'Tokens come back by themselves',
    body: (
      <p>
        An analysis that fails, is stopped, finds no koi or is not sure costs nothing: its tokens
        are back on your balance at once, and a guest’s free try is not counted.
      </p>
    ),
  },
];

const RefundsPage = () => (
  <LegalPage
    title="Refunds"
    changed="2026-12-01"
    summary={
      <p>
        Thirty days to change your mind: your first payment for a plan, and the unused tokens of a
        package.
      </p>
    }
    sections={sections}
  />
);

export default RefundsPage;
