import type { ContactMessage } from '../contact/read-message.ts';
import type { Mail } from '../ports.ts';
import { layOut } from './layout.ts';

/**
 * What a visitor wrote, to whoever runs the site; an answer goes to the visitor. Of an account there
 * is its id and nothing else.
 */
export const contactMail = (
  input: ContactMessage & { to: string; userId?: string | undefined },
): Mail => ({
  ...layOut({
    to: input.to,
    subject: `Contact form: ${input.subject}`,
    before: [
      `${input.name} <${input.email}> wrote by the contact form. An answer to this message goes to that address, which nobody has checked.`,
      input.userId ? `Signed in as the account ${input.userId}.` : 'Not signed in.',
      `Subject: ${input.subject}`,
    ],
    quote: input.message,
  }),
  replyTo: input.email,
});
