/** Every kind of message, from its task to the page that shows it, and where its links lead. */
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { enqueue, type OutboxTask } from '@nishiki/domain/outbox/enqueue';
import { asSystem } from '@nishiki/domain/own-rows';
import { newKeeper as newAccount } from '@nishiki/domain/testing/keepers';
import { readOutboxMail, type OutboxMail } from '@nishiki/integrations/mail/outbox-mailer';
import { describe, expect, it } from 'vitest';
import { authCalls, sessionIn, told } from '../../test/auth-calls.ts';
import { noLimits } from '../../test/auth-site.ts';
import { linkIn, newEmail } from '../../test/keepers.ts';
import { createTestApp, jobCtx } from '../../test/test-app.ts';

const db = await createTestDatabase();
// Links are for visitors: they carry the public address, whatever the server listens on.
const origin = 'https://koi.example';
const test = await createTestApp(db, { environment: { ...noLimits, PUBLIC_URL: origin } });
const ctx = jobCtx(test);
const calls = authCalls(test);

type Account = { userId: string; email: string; wanted: string };
const account = async (verified: boolean): Promise<Account> => {
  const email = newEmail();
  const userId = await newAccount(ctx, { email, verified });
  await db.asOwner('delete from outbox');
  return { userId, email, wanted: newEmail('wanted') };
};
const wish = async ({ userId, wanted }: Account): Promise<void> => {
  await db.asOwner('update accounts set pending_email = $2 where user_id = $1', [userId, wanted]);
};
const mailed = async (task: OutboxTask, to: string): Promise<OutboxMail> => {
  await asSystem(ctx, (tx) => enqueue(tx, task));
  const [mail, ...more] = await calls.mailsTo(to);
  expect(more).toEqual([]);
  if (!mail) throw new Error(`no mail for ${task.kind}`);
  return mail;
};
/** Every address of a page that a message names, as text and as HTML. */
const linksIn = ({ text, html }: OutboxMail) => ({
  text: text.match(/https?:\/\/\S+/g) ?? [],
  html: [...html.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&')),
});

const at = '2026-12-01T09:30:00.000Z';

describe('a message with a link that is good once', () => {
  it.each([
    ['verification', false, 'Please confirm your e-mail address', 'signup', 'email', '48 hours'],
    [
      'resend-verification',
      false,
      'Please confirm your e-mail address',
      'signup',
      'email',
      '48 hours',
    ],
    ['recovery', true, 'Choose a new password', 'recovery', 'email', '60 minutes'],
    [
      'resend-email-change',
      true,
      'Confirm your new e-mail address',
      'email_change',
      'wanted',
      '24 hours',
    ],
    ['email-change', true, 'Confirm your new e-mail address', 'email_change', 'wanted', '24 hours'],
  ] as const)('%s', async (kind, verified, subject, type, to, lasts) => {
    const keeper = await account(verified);
    if (type === 'email_change') await wish(keeper);
    const task =
      kind === 'verification' || kind === 'email-change'
        ? { kind, userId: keeper.userId }
        : { kind, email: keeper[to] };
    const mail = await mailed(task, keeper[to]);
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(`The link works for ${lasts}.`);
    const link = linkIn(mail);
    expect(link.address.origin + link.address.pathname).toBe(`${origin}/auth/confirm`);
    expect(link.type).toBe(type);
    // Both parts lead to one place: the text once, the HTML by its button and as an address to copy.
    const found = linksIn(mail);
    expect(found.text).toEqual([link.address.href]);
    expect(found.html).toEqual([link.address.href, link.address.href]);

    const { user } = await sessionIn(await calls.verify(link));
    expect(user).toMatchObject({ id: keeper.userId, email: keeper[to] });
    expect(await told(await calls.verify(link))).toEqual({ status: 403, code: 'otp_expired' });
  });
});

describe('a notice', () => {
  it('of a changed password says when, and leads to the page that asks for a new one', async () => {
    const { userId, email } = await account(true);
    const mail = await mailed({ kind: 'password-changed', userId, at }, email);
    expect(mail.subject).toBe('Your password was changed');
    expect(mail.text).toContain('was changed on 1 December 2026 at 09:30 UTC.');
    expect(linksIn(mail).text).toEqual([`${origin}/auth?forgot`]);
    expect(new Set(linksIn(mail).html)).toEqual(new Set([`${origin}/auth?forgot`]));
  });

  it('of an erasure says when, and leads to the page that undoes it', async () => {
    const { userId, email } = await account(true);
    const mail = await mailed({ kind: 'deletion-scheduled', userId, eraseAfter: at }, email);
    expect(mail.subject).toBe('Your account will be erased on 1 December 2026');
    expect(mail.text).toContain('1 December 2026 at 09:30 UTC');
    expect(linksIn(mail).text).toEqual([`${origin}/auth`]);
  });

  it.each([
    ['google-linked', 'Google sign-in was added to your account'],
    ['email-changed', 'Your e-mail address was changed'],
  ] as const)('%s has no link that could be copied for a trap', async (kind, subject) => {
    const { userId, email } = await account(true);
    const mail = await mailed(
      kind === 'email-changed' ? { kind, userId, oldEmail: email } : { kind, userId },
      email,
    );
    expect(mail.subject).toBe(subject);
    expect(linksIn(mail)).toEqual({ text: [], html: [] });
  });

  it('to the old address shows enough of the new one to recognise it, and no link', async () => {
    const keeper = { ...(await account(true)), wanted: 'hiroi@pond.example' };
    await wish(keeper);
    const mail = await mailed({ kind: 'email-change', userId: keeper.userId }, keeper.email);
    expect(mail.subject).toBe('Someone asked to change your e-mail address');
    expect(mail.text).toContain('h…i@pond.example');
    expect(JSON.stringify(mail)).not.toContain(keeper.wanted);
    expect(linksIn(mail)).toEqual({ text: [], html: [] });
  });
});

describe('the folder of messages', () => {
  it('holds each as it was, under the id by which it is shown', async () => {
    const { userId, email } = await account(false);
    const mail = await mailed({ kind: 'verification', userId }, email);
    expect(await readOutboxMail(test.parts.outboxFolder ?? '', mail.id)).toEqual(mail);
    expect(mail.text).toContain(`sent this message to ${email}`);
    expect(mail.html).toContain(`sent this message to ${email}`);
  });
});
