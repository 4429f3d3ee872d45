import { checkoutIsOpen } from '../../app/checkout.ts';
import { Notice } from '../../ui/notice.tsx';
import { LegalPage, type LegalSection } from './legal-page.tsx';
import { Entries, Points } from './parts.tsx';

const sections: readonly LegalSection[] = [
  {
    id: 'what',
    title: 'What is paid back',
    body: (
      <>
        <p>Within 30 days of paying, without giving a reason, once per customer:</p>
        <Entries
          items={[
            ['A plan', 'The first payment, in full. The plan and its tokens of that month end.'],
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
        By a button in your account, beside the payment. Nobody has to be asked and nobody decides
        about it. The money goes back the way it came.
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
            'Later payments of a plan. Cancel before the next one, and none will follow.',
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
      <>
        <p>
          Thirty days to change your mind: your first payment for a plan, and the unused tokens of a
          package.
        </p>
        {!checkoutIsOpen && (
          <div className="text-base">
            <Notice tone="neutral" title="Nothing can be bought yet">
              This rule comes with the till: from the first day on which plans and packages can be
              bought, with its button.
            </Notice>
          </div>
        )}
      </>
    }
    sections={sections}
  />
);

export default RefundsPage;
