import type { Mail } from '../ports.ts';
import type { Exchange } from '../support/keep-exchange.ts';
import { layOut } from './layout.ts';

export type SupportMessage = {
  /** Null: nobody knows where to answer. */
  readonly email: string | null;
  readonly message: string;
  /** What was said in the conversation before it. */
  readonly before: readonly Exchange[];
  /** Of a keeper whose level has it. */
  readonly isPriority: boolean;
};

const SUBJECT_LENGTH = 60;

const subjectOf = ({ message, isPriority }: SupportMessage): string => {
  const line = message.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  const start = [...line].slice(0, SUBJECT_LENGTH).join('');
  return `${isPriority ? '[Priority] ' : ''}Support chat: ${start}${start.length < line.length ? '…' : ''}`;
};

const senderLine = ({ email }: SupportMessage, userId: string | undefined): string => {
  if (email === null)
    return 'Somebody wrote in the support chat, which had no answer. They left no address to answer to.';
  const doubt = userId ? '' : ', which nobody has checked';
  return `${email} wrote in the support chat, which had no answer. An answer to this message goes to that address${doubt}.`;
};

/** A message that the support chat could not answer, to whoever runs the site; an answer goes to the sender. */
export const supportMail = (
  input: SupportMessage & { to: string; userId?: string | undefined },
): Mail => ({
  ...layOut({
    to: input.to,
    subject: subjectOf(input),
    before: [
      senderLine(input, input.userId),
      input.userId ? `Signed in as the account ${input.userId}.` : 'Not signed in.',
    ],
    quote: input.message,
    after: input.before.flatMap(({ message, reply }) => [
      `Before, asked: ${message}`,
      `Before, answered: ${reply}`,
    ]),
  }),
  ...(input.email !== null && { replyTo: input.email }),
});
