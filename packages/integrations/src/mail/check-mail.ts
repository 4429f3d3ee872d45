import type { Mail } from '@nishiki/domain/ports';

/** What must be quoted or escaped in an address, or would begin another one, is refused. */
const address = /^[^\s\p{C}@<>()[\],;:"\\]{1,64}@[^\s\p{C}@<>()[\],;:"\\]{1,255}$/u;

/**
 * The message as every mailer takes it: one plain address to go to (and one to answer to), and a
 * subject of one line. Line breaks in either could add headers or recipients, so the address is
 * refused and the subject flattened.
 * @throws Error when `to` or `replyTo` is not exactly one address
 */
export const checkMail = (mail: Mail): Mail => {
  if (!address.test(mail.to)) throw new Error('a message goes to exactly one address');
  if (mail.replyTo !== undefined && !address.test(mail.replyTo))
    throw new Error('an answer goes to exactly one address');
  return { ...mail, subject: mail.subject.replace(/[\s\p{Cc}]+/gu, ' ').trim() };
};
