import { AnswerText } from '../../../app/chat/answer-text.tsx';
import { RouteLink } from '../../../app/route-link.tsx';
import { useSiteInfo } from '../../../lib/site-info.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { SupportMessage } from './use-support.ts';

const noSources: readonly number[] = [];
const nothing = () => undefined;

/** Where else to turn: to the operator's address, or to the form. */
const Apology = () => {
  const email = useSiteInfo()?.operator.supportEmail ?? null;
  return (
    <Notice tone="attention">
      <p>
        I am sorry, I could not answer. Your words are back in the field. Please try again, or{' '}
        {email === null ? (
          <RouteLink to="contact">write to us by the contact form</RouteLink>
        ) : (
          <>
            write to{' '}
            <a href={`mailto:${email}`} className="break-all text-ai underline">
              {email}
            </a>
          </>
        )}
        .
      </p>
    </Notice>
  );
};

/** One message of the conversation. */
export const SupportMessageView = ({ content, isUser, mark }: SupportMessage) => {
  if (isUser)
    return (
      <li className="ml-auto w-fit max-w-[85%]">
        <span className="sr-only">You wrote: </span>
        <p className="rounded-card bg-water-deep px-4 py-2.5 whitespace-pre-wrap wrap-anywhere">
          {content}
        </p>
      </li>
    );
  return (
    <li className="max-w-measure min-w-0 space-y-2">
      <span className="sr-only">Support answered: </span>
      {mark === 'trouble' ? (
        <Apology />
      ) : (
        <AnswerText text={content} sources={noSources} onSource={nothing} />
      )}
      {mark === 'passed-on' && (
        <p className="text-sm text-muted">Passed on: a person reads this and answers by e-mail.</p>
      )}
    </li>
  );
};
