import {
  readOutbox,
  readOutboxMail,
  type OutboxMail,
} from '@nishiki/integrations/mail/outbox-mailer';
import type { Context, Handler, Hono } from 'hono';
import { html } from 'hono/html';
import type { Env } from '../http/env.ts';
import { DEV_CSS_PATH, devCss, devPage } from './dev-page.ts';

const SHOWN = 100;
const notice = 'This stands in for e-mail on this machine. Nothing here was sent to anybody.';

/** Links of a plain text become links of the page; a full stop or bracket at the end is none of theirs. */
const linked = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/)
    .map((part, i) => (i % 2 ? html`<a href="${part}" rel="noreferrer">${part}</a>` : part));

const when = ({ sentAt }: OutboxMail) =>
  html`<time datetime="${sentAt}">${sentAt.slice(0, 19).replace('T', ' ')} UTC</time>`;

const row = (mail: OutboxMail) => html`
  <li>
    <a href="/dev/outbox/${mail.id}">
      <strong>${mail.subject}</strong>
      <span>To ${mail.to}, ${when(mail)}</span>
    </a>
  </li>
`;

const list = (mails: readonly OutboxMail[]) =>
  mails.length === 0
    ? html`<p>No messages yet. Sign up or ask for a new password, and the message appears here.</p>`
    : html`<ul>
        ${mails.map(row)}
      </ul>`;

const letter = (mail: OutboxMail) => html`
  <dl>
    <dt>To</dt>
    <dd>${mail.to}</dd>
    ${
      mail.replyTo &&
      html`<dt>Answers to</dt>
        <dd>${mail.replyTo}</dd>`
    }
    <dt>Sent</dt>
    <dd>${when(mail)}</dd>
  </dl>
  <div class="letter">${linked(mail.text)}</div>
  <p><a href="/dev/outbox">All messages</a></p>
`;

/**
 * Messages that stayed on this machine, for people at /dev/outbox and for tests as JSON. Registered
 * before the site: where they are shut, its page for unknown paths answers.
 * @param outboxFolder null when messages really leave by SMTP
 */
export const devOutboxRoutes = (
  app: Hono<Env>,
  { isLocal, outboxFolder }: { isLocal: (c: Context<Env>) => boolean; outboxFolder: string | null },
): void => {
  const locally =
    (
      work: (c: Context<Env>, folder: string) => Response | Promise<Response | null>,
    ): Handler<Env> =>
    async (c, next) => {
      const answer = outboxFolder !== null && isLocal(c) ? await work(c, outboxFolder) : null;
      if (answer === null) return next();
      // They hold links that open accounts.
      answer.headers.set('Cache-Control', 'no-store');
      return answer;
    };
  app.get(
    '/dev/outbox',
    locally(async (c, folder) =>
      c.html(devPage('Messages', notice, list(await readOutbox(folder, SHOWN)))),
    ),
  );
  app.get(
    '/dev/outbox.json',
    locally(async (c, folder) =>
      c.json(
        (await readOutbox(folder, SHOWN)).map(({ id, to, replyTo, subject, text, sentAt }) => ({
          id,
          to,
          replyTo,
          subject,
          text,
          sentAt,
        })),
      ),
    ),
  );
  app.get(
    '/dev/outbox/:id',
    locally(async (c, folder) => {
      const mail = await readOutboxMail(folder, c.req.param('id') ?? '');
      return mail && c.html(devPage(mail.subject, notice, letter(mail)));
    }),
  );
  // Other stand-ins' pages need it too, so it does not ask for an outbox.
  app.get(DEV_CSS_PATH, (c, next) =>
    isLocal(c) ? c.body(devCss, 200, { 'Content-Type': 'text/css; charset=utf-8' }) : next(),
  );
};
