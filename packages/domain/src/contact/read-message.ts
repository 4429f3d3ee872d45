import { readEmail } from '../account/email.ts';
import { DomainError } from '../errors.ts';

/** The fields of the contact form, as they are written into a mail. */
export type ContactMessage = {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
};

type Field = keyof ContactMessage;

const words: Record<Field, string> = {
  name: 'your name',
  email: 'your e-mail address',
  subject: 'the subject',
  message: 'your message',
};
const fields = Object.keys(words) as Field[];

/** What ends a line, or is no text at all: in a line of a mail's head it could begin another. */
const noLine = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const lineEnds = /\r\n?|[\u2028\u2029]/g;
const controls = /[^\P{Cc}\n\t]/gu;

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const listed = (texts: string[]): string =>
  texts.length < 2 ? texts.join() : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;

const refusal = (detail: string, userMessage: string): DomainError =>
  new DomainError('invalid_request', detail, { userMessage });

const mustBeThere = (given: ContactMessage): void => {
  const missing = fields.filter((field) => given[field].trim() === '');
  if (missing.length === 0) return;
  const named = listed(missing.map((field) => words[field]));
  throw refusal(
    `missing: ${missing.join()}`,
    `Please fill in all fields: ${named} ${missing.length === 1 ? 'is' : 'are'} missing.`,
  );
};

/** Looked at before anything is trimmed: nobody types a line break into a field of one line. */
const mustBeOneLine = (given: ContactMessage): void => {
  for (const field of ['name', 'subject'] as const)
    if (noLine.test(given[field]))
      throw refusal(
        `${field} has a control character`,
        `${capital(words[field])} must be a single line of plain text.`,
      );
  if (noLine.test(given.email))
    throw new DomainError('email_address_invalid', 'email has a control character');
};

/** @throws DomainError invalid_request or email_address_invalid, with a sentence for the visitor */
export const readMessage = (given: ContactMessage): ContactMessage => {
  mustBeThere(given);
  mustBeOneLine(given);
  return {
    name: given.name.trim(),
    email: readEmail(given.email),
    subject: given.subject.trim(),
    message: given.message.replace(lineEnds, '\n').replace(controls, ' ').trim(),
  };
};
