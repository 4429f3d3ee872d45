import { ERASURE_DAYS, GUEST_SUPPORT_DAYS } from '@nishiki/contract/account-rules';
import { GUEST_PHOTO_DAYS } from '@nishiki/contract/photo-limits';
import { LegalPage, type LegalSection } from './legal-page.tsx';
import { Entries, PageLink, Points } from './parts.tsx';

const sections: readonly LegalSection[] = [
  {
    id: 'visiting',
    title: 'When you only look',
    body: (
      <>
        <p>
          Reading these pages sets no cookie. There is no analytics, no advertising and nothing that
          comes from another site: fonts, pictures and code are our own. So there is no banner to
          click away.
        </p>
        <p>
          The server writes a line for each request: the time, the address of the page without what
          follows a question mark, whether it worked and how long it took. It does not write down
          who asked. Whoever passes requests on to this server, such as a host, may keep a log of
          its own.
        </p>
      </>
    ),
  },
  {
    id: 'photos',
    title: 'Your photos',
    body: (
      <>
        <p>
          A photo is read on this server, by a program that runs here. It is sent to no other
          service. It is shown to no other visitor unless you give out a link to it, and no model is
          trained with it unless you correct a result and agree to that.
        </p>
        <Entries
          items={[
            [
              'Place and camera data',
              'Your browser leaves them out where it can read the photo. A HEIC file usually travels whole; its data is removed before the photo is kept.',
            ],
            [
              'Without an account',
              `The photo and its result are deleted after ${GUEST_PHOTO_DAYS} days. They open only by a signed address, which your browser alone is given.`,
            ],
            [
              'With an account',
              'They stay in your history until you delete them there, or the account. If you sign up in a browser that had photos analysed, copies of these go into your account.',
            ],
            [
              'What makes the fish known again',
              'With a result goes a small description of the fish’s colours and pattern, about 2 kB, by which your own photos are compared with each other and with nobody else’s. It goes when the result goes. So does a length that you gave.',
            ],
            ['Not a koi', 'Such a photo is not kept, only that one was turned away.'],
            [
              'What you tell of a fish',
              'Signs, water values and country stay in the tab of your browser until you send a photo with them. Then they are kept with its result, and go when it goes.',
            ],
            [
              'A link that you give out',
              'Whoever has it sees photo and result of that one analysis, with the signs and water values that you told, but not your name, your country or anything else of yours. You take it back in your history, and it stops working at once.',
            ],
            [
              'A correction',
              'What you say the fish is, and whether Nishiki may learn from the photo, is kept with the result. Taking it back ends that for what comes; what a model has learnt by then stays in it.',
            ],
            [
              'A photo in a message',
              'It is kept with the message and goes when you delete the conversation.',
            ],
            [
              'Speaking',
              'Your browser turns speech into words, and its maker may process the sound on its own servers. We get no sound; the words stay on the page.',
            ],
          ]}
        />
      </>
    ),
  },
  {
    id: 'guests',
    title: 'The one cookie',
    body: (
      <>
        <p>
          The first analysis without an account, the first purchase without one, or the first
          message to the support chat without one, sets a cookie called{' '}
          <code className="wrap-anywhere">nishiki_device</code>. It holds a random number with our
          signature, lasts a year, and tells your browser’s free tries, results, way to the till and
          talk with support from those of others. It is strictly necessary for that and used for
          nothing else.
        </p>
        <p>
          With each free try we keep that number and a scrambled form of your network address (a
          keyed hash), so that one network cannot use up what is meant for all. Neither has a name
          to it, and both are deleted after 13 months, when the cookie is long gone.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <>
        <Entries
          items={[
            ['E-mail address', 'To sign in and for the mails below. No other keeper sees it.'],
            ['Password', 'As an Argon2id hash, from which it cannot be read back.'],
            [
              'Google',
              'If you sign in with Google: the number of your Google account, your address, and at first your name. We keep nothing else of what Google tells us, and tell it nothing about your fish.',
            ],
            [
              'Profile',
              'What you enter: name, picture, country, units. And your time zone, as your browser tells it, so that a day is your day.',
            ],
            [
              'Devices',
              'For each sign-in the browser and system in words, such as “Chrome on Android”, when it began and when it was last used. You see and end them on your profile. Unused ones end after 60 days; 30 days after their end they are deleted.',
            ],
            [
              'Tokens and experience',
              'A line for each time tokens or points came or went, and for what.',
            ],
            [
              'Conversations with the koi expert',
              'What you wrote and what you were answered, until you delete the conversation or the account; what you say of an answer goes with it. The expert is told your country, your units and what your latest five photos showed, and nothing of other keepers. Where this site answers by a hosted model, the model’s maker is sent the same.',
            ],
            [
              'What a hosted model took',
              'For each answer the name of the model, how much it read and wrote, and what it cost, for 13 months. No words.',
            ],
            [
              'Purchases',
              'Your plan, your invoices and what came back of them, with the numbers that Stripe gave you and them. No card.',
            ],
          ]}
        />
        <p>
          While you are signed in, your browser keeps the sign-in in its own storage, not in a
          cookie. It also remembers small things for you there: used free tries, a plan that you
          chose, where you were going, and the draft of a message to us.
        </p>
      </>
    ),
  },
  {
    id: 'mail',
    title: 'Mails and messages',
    body: (
      <>
        <p>
          We send mail about your account only: to confirm an address, to choose a new password,
          when the address or password changed, when Google sign-in was added, when the account is
          to be deleted, when a payment for your plan failed, and when a second plan was paid for
          beside it. There is no newsletter. A mail waits in the database until it is sent, for
          about two days at most.
        </p>
        <p>
          What you write in the contact form goes to us as a mail, with your name and address, and
          the id of your account if you are signed in. The site itself keeps it only until it is
          delivered, and for a day a hash by which the same message is not sent twice. The mail then
          lies in our letter box, as any other.
        </p>
        <p>
          What you write in the support chat, and what it answered, is kept for {GUEST_SUPPORT_DAYS}{' '}
          days without an account, and with one until the account goes. What the chat cannot answer
          goes to us as a mail, with what was said before it.
        </p>
      </>
    ),
  },
  {
    id: 'limits',
    title: 'Against misuse',
    body: (
      <p>
        Sign-ins, mails, messages and photos are counted for a while by network or address, so that
        nobody can guess passwords or flood the site. The counters hold scrambled forms (keyed
        hashes) and are deleted soon after they have run out.
      </p>
    ),
  },
  {
    id: 'others',
    title: 'Who else sees something',
    body: (
      <>
        <p>
          We sell nothing of yours and give nothing away. These necessarily handle some of it on our
          behalf: whoever hosts the server, and whoever carries our mail. Google learns that you
          signed in here, and only if you choose to sign in with Google.
        </p>
        <p>We may have to hand over what the law demands.</p>
      </>
    ),
  },
  {
    id: 'payments',
    title: 'When you pay',
    body: (
      <>
        <p>
          Where this site is set up to take payments, <strong>Stripe</strong> handles them. You type
          your card on a page of Stripe’s, and we never see it. Stripe answers for what it does with
          it by its own privacy policy, and keeps records of payments as the law demands of it.
        </p>
        <Entries
          items={[
            [
              'From us Stripe gets',
              'Your e-mail address, the id of your account, what you buy and what it costs. Nothing of your fish.',
            ],
            [
              'From you Stripe gets',
              'Your card or other means of payment, and what its page asks for besides.',
            ],
            [
              'We get from Stripe',
              'Whether and when it was paid, failed or went back, and the address of the invoice.',
            ],
            [
              'Without an account',
              'The address that you type at Stripe is kept with what you bought, until you sign in with it, verified. Then it is your account’s.',
            ],
          ]}
        />
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Taking it along, having it deleted',
    body: (
      <>
        <p>
          Your <PageLink to="profile">profile</PageLink> does both without asking anybody. “Export”
          gives you everything that is kept of you, with your photos, as a ZIP of JSON and CSV
          files.
        </p>
        <p>
          “Delete my account” signs out every device and cancels a plan at once. After{' '}
          {ERASURE_DAYS} days the rest is deleted, photos included, unless you sign in before: that
          keeps it. What stays are the books, that is the lines of the token ledger and of payments,
          under a number that no longer leads to a person here, because books must add up; and
          backups until they are replaced.
        </p>
        <p>
          You may also ask us what is kept of you, have it corrected, or object to how it is used,
          by the <PageLink to="contact">contact form</PageLink>. If we do not help, you can complain
          to the data protection authority of your country; in the United Kingdom that is the
          Information Commissioner’s Office.
        </p>
      </>
    ),
  },
  {
    id: 'why',
    title: 'Why we may',
    body: (
      <Points
        items={[
          'Photos, results, the account and its mails: because you ask for the service, and it cannot be given without them.',
          'Counters, logs and signed-out devices: because the site must be protected for everybody (a legitimate interest).',
          'Purchases: because you buy something, and it cannot be sold without them.',
          'The books: because what was given and paid must add up, and the law asks for it.',
          'A message to us: because you want an answer.',
        ]}
      />
    ),
  },
];

const PrivacyPage = () => (
  <LegalPage
    title="Privacy"
    changed="2026-12-01"
    summary={
      <p>
        No cookie until you have a photo analysed or buy something without an account, no analytics,
        no advertising. Photos stay on this server and train nothing without your word. What is kept
        of you can be taken along or deleted by yourself, at any time.
      </p>
    }
    sections={sections}
  />
);

export default PrivacyPage;
