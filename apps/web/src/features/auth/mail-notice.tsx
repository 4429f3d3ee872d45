import { LocalMailHint } from '../../ui/local-mail-hint.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Mode } from './validate.ts';

/** Says that a mail is on its way. For a new password it says the same whether there is an account or not. */
export const MailNotice = ({ mode, mailTo }: { mode: Mode; mailTo: string }) => (
  <Notice live tone="good" title="Please look into your mail">
    <p className="break-words">
      {mode === 'forgot'
        ? `If there is an account for ${mailTo}, a mail with a link is on its way. `
        : `A mail with a link that verifies your address is on its way to ${mailTo}. `}
      It may take a few minutes, and it may have landed among the spam.
    </p>
    <LocalMailHint />
  </Notice>
);
