import { TRIAL_DAYS } from '@nishiki/contract/account-rules';
import { GRACE_DAYS } from '@nishiki/contract/billing-rules';
import { GUEST_TRIES } from '@nishiki/contract/photo-limits';
import { FREE_TOKENS } from '@nishiki/contract/tokens';
import { LegalPage, type LegalSection } from './legal-page.tsx';
import { PageLink, Points } from './parts.tsx';

const sections: readonly LegalSection[] = [
  {
    id: 'service',
    title: 'What Nishiki is',
    body: (
      <>
        <p>
          Nishiki looks at photos of koi, measures what they show, and says what it most likely is,
          how sure that is and why. It helps you to look closer. It can be wrong, and it says so
          when it is not sure.
        </p>
        <p>
          Pages marked “coming soon” or “not open yet” are plans, not promises. We may change what
          the site does; what you have paid for stays as good as it was until the paid time is over.
        </p>
      </>
    ),
  },
  {
    id: 'not',
    title: 'What it is not',
    body: (
      <>
        <p>
          <strong>Nishiki is no vet and gives no diagnosis.</strong> A photo alone proves no disease
          and rules none out. Nothing here is veterinary advice, and no dose of any treatment ever
          comes from a photo.
        </p>
        <p>
          If a fish is ill, test the water and ask a vet who treats fish. In the United Kingdom a
          suspicion of koi herpesvirus or spring viraemia of carp must be reported to the Fish
          Health Inspectorate, and fish must not be moved; in other countries ask the authority
          there.
        </p>
        <p>A result is no valuation of a fish and no judge’s decision at a show.</p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <Points
        items={[
          `${GUEST_TRIES} photos are free without an account. An account is free, too, and comes with ${FREE_TOKENS} tokens.`,
          `For ${TRIAL_DAYS} days a new account has the abilities of the Pro tier, not its tokens. No card is asked for, and the trial ends by itself.`,
          'Give an e-mail address that is yours, and keep your password to yourself.',
          <>
            You can delete the account at any time on your <PageLink to="profile">profile</PageLink>
            .
          </>,
        ]}
      />
    ),
  },
  {
    id: 'photos',
    title: 'Your photos',
    body: (
      <p>
        They stay yours. By sending one you allow us to read it, to keep it with its result, and to
        show it to you again, and nothing more. Send only photos that you may use. How long they are
        kept stands under <PageLink to="privacy">Privacy</PageLink>.
      </p>
    ),
  },
  {
    id: 'tokens',
    title: 'Tokens',
    body: (
      <Points
        items={[
          'What an action costs is shown before you start it.',
          'Tokens are set aside when the work begins and spent when it succeeds. After a failure, a stop, “not a koi” or “not sure” you have them back.',
          'The tokens of a month go first and end with it. Bought ones, and those that were given to you, never expire.',
          'When a payment goes back, by a refund or through your bank, its tokens go back with it. Your balance never falls below zero: what was spent already is made up for by the next tokens that you pay for.',
          'Tokens are no money: they cannot be paid out, sold or given to others. What can be paid back stands under Refunds.',
        ]}
      />
    ),
  },
  {
    id: 'plans',
    title: 'Plans and prices',
    body: (
      <Points
        items={[
          'Prices are in pounds. The lower price is for the first month, once per customer; after that the listed price is due each month. Both stand beside the button.',
          <>
            A plan goes on from month to month until you cancel it, on your page of payments, which
            your <PageLink to="profile">profile</PageLink> opens. Cancelling takes as few clicks as
            buying. The plan then works until the end of the paid month, and nothing more is
            charged.
          </>,
          'An upgrade starts at once: you pay the difference for the rest of the month and get the tokens of that share. A downgrade starts with the next month.',
          `If a payment fails, the plan works for another ${GRACE_DAYS} days. Pay within them, and nothing changes; after them it is suspended until it is paid.`,
          'What you pay for without an account is kept for the e-mail address that you gave there. It is yours once you are signed in with that address and have verified it.',
          'Deleting your account cancels a plan at once, and the rest of its month ends with it.',
          'The Professional plan is agreed with us one by one.',
          <>
            Money back: see <PageLink to="refunds">Refunds</PageLink>. Who handles payments: see{' '}
            <PageLink to="privacy">Privacy</PageLink>.
          </>,
        ]}
      />
    ),
  },
  {
    id: 'fair',
    title: 'Fair use',
    body: (
      <Points
        items={[
          'There are limits on photos, sign-ins and messages in a given time, so that the site answers everybody. Whoever meets one is told when to try again.',
          'Programs may use the documented API within the same limits.',
          'Do not try to get at what belongs to others, to get round the limits, or to break the site. Whoever does can be shut out.',
        ]}
      />
    ),
  },
  {
    id: 'liability',
    title: 'When something goes wrong',
    body: (
      <>
        <p>
          We do not promise that the site is always there or always right, and you decide what to do
          with your fish. We do not exclude what by law cannot be excluded, such as harm that we
          cause on purpose or by gross carelessness.
        </p>
        <p>
          Rights that the law gives you as a consumer, in the country where you live, stay with you
          whatever this page says.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <p>
        When these terms change, the date above changes with them. A change never applies to what
        you have paid for already, to your disadvantage.
      </p>
    ),
  },
];

const TermsPage = () => (
  <LegalPage
    title="Terms"
    changed="2026-12-01"
    summary={
      <p>
        Nishiki helps you to look at koi. It gives no diagnosis and no veterinary advice. Your
        photos stay yours, only a firm answer costs a token, and you can leave at any time.
      </p>
    }
    sections={sections}
  />
);

export default TermsPage;
