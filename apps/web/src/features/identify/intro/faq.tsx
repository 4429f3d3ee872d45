import { GUEST_TRIES } from '@nishiki/contract/photo-limits';
import { FREE_TOKENS } from '@nishiki/contract/tokens';
import { engineClassIds } from '@nishiki/knowledge/varieties/engine-classes';
import { countOfTokens } from '../../../app/token-words.ts';
import { Accordion, type AccordionItem } from '../../../ui/accordion.tsx';
import { identifyTool } from '../../../app/analysis/tools.ts';

/** 'hikari-muji' reads Hikari Muji; the catalogue with the same names is too heavy for a first paint. */
const nameOf = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
const names = engineClassIds.map(nameOf);

const items: readonly AccordionItem[] = [
  {
    id: 'faq-photo',
    question: 'What happens to my photo?',
    answer: (
      <>
        <p>
          Your browser shrinks it first, and the place, time and camera data stay with you. What a
          browser cannot read, such as HEIC in most of them, is sent whole, and its data is removed
          before the photo is kept.
        </p>
        <p>
          A guest’s photo and its result are kept for 30 days and are then deleted. With an account
          they stay in your history until you delete them there. They are shown to no other visitor.
          A photo that is taken for no koi is not kept at all.
        </p>
      </>
    ),
  },
  {
    id: 'faq-sure',
    question: 'How sure is the answer?',
    answer: (
      <p>
        That differs from photo to photo, so every result says it: a probability for each of the
        nearest varieties, what tells them apart on the fish, and what would make the answer surer.
        When the photo does not carry a firm answer, Nishiki says so instead of guessing, and
        neither a try nor a token is used.
      </p>
    ),
  },
  {
    id: 'faq-varieties',
    question: 'Which varieties can it tell?',
    answer: (
      <>
        <p>
          These {engineClassIds.length}: {names.slice(0, -1).join(', ')} and {names.at(-1)}.
        </p>
        <p>
          Other varieties are compared with these, so a koi outside the list gets the nearest name
          or no firm answer. Photos of young fish, long-finned koi and fish deep in a pond are
          harder.
        </p>
      </>
    ),
  },
  {
    id: 'faq-disease',
    question: 'Can it tell whether my koi is ill?',
    answer: (
      <p>
        No. It points at spots and shapes that deserve a closer look, as far as one photo shows. A
        photo proves neither illness nor health: behaviour, a water test and, where it matters, a
        vet with a microscope do.
      </p>
    ),
  },
  {
    id: 'faq-water',
    question: 'Why is there no score for the water?',
    answer: (
      <p>
        Ammonia and nitrite are invisible. Clear water can be deadly and green water healthy. The
        result describes clarity and tint, and leaves the judgement to your test kit.
      </p>
    ),
  },
  {
    id: 'faq-offline',
    question: 'Does it work without a connection?',
    answer: (
      <p>
        You can choose a photo, but reading it needs Nishiki’s server. If the connection goes, your
        photo stays on the page and can be sent when you are back online.
      </p>
    ),
  },
  {
    id: 'faq-cost',
    question: 'What does it cost?',
    answer: (
      <p>
        {GUEST_TRIES} identified koi are free on each device, without an account or a card. A free
        account comes with {FREE_TOKENS} tokens, and a photo costs{' '}
        {countOfTokens(identifyTool.cost)}. Only a firm answer counts. More tokens come with a plan
        each month, or with a package whose tokens never expire.
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
