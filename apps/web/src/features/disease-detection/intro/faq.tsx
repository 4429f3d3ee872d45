import { GUEST_TRIES } from '@nishiki/contract/photo-limits';
import { FREE_TOKENS } from '@nishiki/contract/tokens';
import { countOfTokens } from '../../../app/token-words.ts';
import { Accordion, type AccordionItem } from '../../../ui/accordion.tsx';
import { diseaseTool } from '../../../app/analysis/tools.ts';

const items: readonly AccordionItem[] = [
  {
    id: 'faq-proof',
    question: 'Is this a diagnosis?',
    answer: (
      <p>
        No. It is a ranked list of what fits, with what speaks for and against each. Many diseases
        look alike from outside, and most parasites and all bacteria and viruses are too small for a
        photo. A scrape under a microscope shows parasites, and a laboratory shows the rest.
      </p>
    ),
  },
  {
    id: 'faq-water-first',
    question: 'Why does it ask for water values?',
    answer: (
      <p>
        Poisoned or airless water harms fish fast, looks like many a disease, and shows on no photo.
        A test of ammonia also needs pH and temperature: they decide how much of it is poisonous.
        What you did not test stays “not tested”, and nothing is assumed.
      </p>
    ),
  },
  {
    id: 'faq-healthy',
    question: 'What does “Healthy Koi” mean?',
    answer: (
      <p>
        That nothing was found that a photo can show, and that no sign that you looked for speaks
        for a disease. It rules nothing out: a fish with flukes can look perfect.
      </p>
    ),
  },
  {
    id: 'faq-ranking',
    question: 'How is the list ranked?',
    answer: (
      <p>
        Each sign raises or lowers each condition by a weight that stands in one table, the same for
        everybody. Signs that you looked for and did not find count, too. There is nothing hidden in
        it, and each card says what moved it.
      </p>
    ),
  },
  {
    id: 'faq-medicine',
    question: 'Does it tell me a medicine and its dose?',
    answer: (
      <p>
        It says what is done for each condition, and what to find out before. Never treat on
        suspicion alone, never give two treatments at once, and leave antibiotics to a vet.
      </p>
    ),
  },
  {
    id: 'faq-report',
    question: 'What if it may be a disease that must be reported?',
    answer: (
      <p>
        With koi herpesvirus (KHV) or spring viraemia of carp (SVC) suspicion is enough: stop all
        movement of fish and report it. The result names the authority of your country, which is
        asked for when it matters.
      </p>
    ),
  },
  {
    id: 'faq-kept',
    question: 'What is kept of what I enter?',
    answer: (
      <p>
        While you type, your answers stay in this tab and nowhere else. With the photo they are sent
        to Nishiki and kept with the result: a guest’s for 30 days, a keeper’s in the history until
        deleted there. The place, time and camera data of a photo are not kept.
      </p>
    ),
  },
  {
    id: 'faq-cost',
    question: 'What does it cost?',
    answer: (
      <p>
        {GUEST_TRIES} searches are free on each device, without an account or a card. A free account
        comes with {FREE_TOKENS} tokens, and a search costs {countOfTokens(diseaseTool.cost)}. A
        photo on which no koi can be read costs nothing, and you still get what your signs and your
        water say.
      </p>
    ),
  },
];

export const Faq = () => (
  <section aria-labelledby="faq-heading" className="space-y-6">
    <h2 id="faq-heading" className="text-3xl">
      Questions
    </h2>
    <Accordion items={items} />
  </section>
);
