import {
  supportFaq,
  supportGroupNames,
  supportGroups,
  type SupportQuestion,
} from '@nishiki/contract/support-faq';
import { ChatLink } from '../../../app/chat/chat-link.tsx';
import { Accordion } from '../../../ui/accordion.tsx';
import { faqAnchor } from './anchor.ts';
import { useLinkedQuestion } from './use-linked-question.ts';

const Answer = ({ answer, link }: SupportQuestion) => (
  <>
    <p>{answer}</p>
    {link !== undefined && (
      <p>
        <ChatLink address={link.path}>{link.label}</ChatLink>
      </p>
    )}
  </>
);

const itemsOf = (group: SupportQuestion['group']) =>
  supportFaq
    .filter((question) => question.group === group)
    .map((question) => ({
      id: faqAnchor(question.id),
      question: question.question,
      answer: <Answer {...question} />,
    }));

/** What keepers ask about the product, by subject. */
const Faq = () => {
  useLinkedQuestion();
  return (
    <section aria-labelledby="faq" className="space-y-8">
      <h2 id="faq" className="scroll-mt-6 text-3xl">
        Common questions
      </h2>
      {supportGroups.map((group) => (
        <section key={group} aria-labelledby={`faq-group-${group}`} className="max-w-208 space-y-3">
          <h3 id={`faq-group-${group}`} className="text-xl">
            {supportGroupNames[group]}
          </h3>
          <Accordion items={itemsOf(group)} />
        </section>
      ))}
    </section>
  );
};

export default Faq;
