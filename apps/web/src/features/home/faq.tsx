import { GUEST_TRIES } from '@nishiki/contract/photo-limits';
import { measuredRecognition } from '@nishiki/contract/measured';
import { FREE_TOKENS } from '@nishiki/contract/tokens';
import { RouteLink } from '../../app/route-link.tsx';
import { decimal } from '../../lib/formats.ts';
import { Accordion, type AccordionItem } from '../../ui/accordion.tsx';

const { top1, photos, interval } = measuredRecognition;

const items: readonly AccordionItem[] = [
  {
    id: 'faq-worry',
    question: 'Can it keep my fish from falling ill?',
    answer: (
      <p>
        No site can. What it can do is make you look closely and early: at the colours, the shape
        and the skin of a fish, with everything it found marked on your own photo. A test kit, your
        eyes at the pond and, where it matters, a vet stay the ones that decide.
      </p>
    ),
  },
  {
    id: 'faq-right',
    question: 'How often is the name right?',
    answer: (
      <p>
        In our test of {photos} photos {decimal(top1)}% got the right name (between{' '}
        {decimal(interval[0])} and {decimal(interval[1])}% with 95% confidence). Every result says
        how sure it is, and a photo that does not carry a firm answer gets none.
      </p>
    ),
  },
  {
    id: 'faq-free',
    question: 'What is free?',
    answer: (
      <>
        <p>
          {GUEST_TRIES} identified koi on each device, without an account. A free account comes with{' '}
          {FREE_TOKENS} tokens and, for seven days, the abilities of the Pro tier; no card is asked
          for.
        </p>
        <p>“Not sure”, “not a koi” and failures cost nothing, neither a try nor a token.</p>
      </>
    ),
  },
  {
    id: 'faq-photo',
    question: 'What happens to my photos?',
    answer: (
      <p>
        A guest’s photo and its result are deleted after 30 days. With an account they stay in your
        history until you delete them there. They are shown to no other visitor.
      </p>
    ),
  },
  {
    id: 'faq-cancel',
    question: 'Can I leave a plan again?',
    answer: (
      <p>
        Yes, at any time: the plan works until the end of the paid month, and nothing more is
        charged. Your first plan payment comes back within 30 days if you ask for it, once for each
        customer.{' '}
        <RouteLink to="refunds" className="text-ai underline">
          How refunds work
        </RouteLink>
      </p>
    ),
  },
];

export const Faq = () => (
  <section aria-labelledby="faq-heading" className="page-width space-y-6 py-12 sm:py-16">
    <h2 id="faq-heading" className="text-3xl">
      Questions
    </h2>
    <Accordion items={items} />
  </section>
);
