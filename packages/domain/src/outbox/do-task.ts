import {
  accountByEmail,
  accountById,
  accountsWaitingFor,
  holdAccount,
  type Account,
} from '../account/account.ts';
import { maskEmail } from '../account/email.ts';
import { linkMinutes, makeLink, type LinkPurpose } from '../account/mail-links.ts';
import { adoptAnalyses } from '../analysis/adopt-analyses.ts';
import { cancelPlans } from '../billing/cancel-plans.ts';
import { doEvent } from '../billing/do-event.ts';
import { doRefund } from '../billing/do-refund.ts';
import { dropSurplus } from '../billing/drop-surplus.ts';
import { syncKeeper } from '../billing/sync-keeper.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { contactMail } from '../mail/contact-mail.ts';
import {
  deletionScheduledMail,
  emailChangedMail,
  emailChangeMail,
  emailChangeNoticeMail,
  googleLinkedMail,
  passwordChangedMail,
  paymentFailedMail,
  planReturnedMail,
  recoveryMail,
  verificationMail,
} from '../mail/messages.ts';
import { supportMail } from '../mail/support-mail.ts';
import { asSystem } from '../own-rows.ts';
import type { OutboxTask } from './enqueue.ts';

const HOUR_MINUTES = 60;

const byId = (ctx: Ctx, userId: string): Promise<Account | null> =>
  asSystem(ctx, (tx) => accountById(tx, userId));
const byEmail = (ctx: Ctx, email: string): Promise<Account | null> =>
  asSystem(ctx, (tx) => accountByEmail(tx, email));

const link = (ctx: Ctx, account: Account, email: string, purpose: LinkPurpose): Promise<string> =>
  asSystem(ctx, async (tx) => {
    const { user_id: userId } = account;
    // One that is erased at this moment gets no new rows; when the task comes again it sends nothing.
    if (!(await holdAccount(tx, userId))) throw new Error('the account is gone');
    return makeLink(tx, { origin: ctx.origin(), userId, email, purpose });
  });

const verify = async (ctx: Ctx, account: Account | null): Promise<void> => {
  if (!account || account.email_verified_at !== null) return;
  const { email: to } = account;
  const hours = linkMinutes.signup / HOUR_MINUTES;
  await ctx.mailer.send(
    verificationMail({ to, link: await link(ctx, account, to, 'signup'), hours }),
  );
};

const recover = async (ctx: Ctx, account: Account | null): Promise<void> => {
  if (!account) return;
  const { email: to } = account;
  const address = await link(ctx, account, to, 'recovery');
  await ctx.mailer.send(recoveryMail({ to, link: address, minutes: linkMinutes.recovery }));
};

/** A stranger's letter box is asked so often an hour, however many accounts want its address. */
const mayAsk = async (ctx: Ctx, email: string): Promise<boolean> => {
  const points = ctx.limits.accountTriesPerEmail;
  try {
    await ctx.limiter.consume({ name: 'asked-address', points, seconds: 3600 }, email);
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'rate_limited') return false;
    throw error;
  }
};

/** The new address is asked. One that has an account of its own gets no mail. */
const askNewAddress = async (ctx: Ctx, account: Account): Promise<void> => {
  const to = account.pending_email;
  if (to === null || (await byEmail(ctx, to)) || !(await mayAsk(ctx, to))) return;
  const hours = linkMinutes.email_change / HOUR_MINUTES;
  const address = await link(ctx, account, to, 'email_change');
  await ctx.mailer.send(emailChangeMail({ to, link: address, hours }));
};

/** The new address is asked, the old one is told. */
const changeEmail = async (ctx: Ctx, account: Account | null): Promise<void> => {
  if (!account?.pending_email) return;
  const { pending_email: wanted, email: to } = account;
  await askNewAddress(ctx, account);
  await ctx.mailer.send(emailChangeNoticeMail({ to, newEmailMasked: maskEmail(wanted) }));
};

const resendEmailChange = async (ctx: Ctx, email: string): Promise<void> => {
  const waiting = await asSystem(ctx, (tx) => accountsWaitingFor(tx, email));
  for (const account of waiting) await askNewAddress(ctx, account);
};

const resend = async (ctx: Ctx, email: string): Promise<void> => {
  await verify(ctx, await byEmail(ctx, email));
};

/** Does one task. What has become pointless in the meantime is done by doing nothing. */
export const doTask = async (ctx: Ctx, task: OutboxTask): Promise<void> => {
  switch (task.kind) {
    case 'recovery':
      return recover(ctx, await byEmail(ctx, task.email));
    case 'resend-verification':
      return resend(ctx, task.email);
    case 'resend-email-change':
      return resendEmailChange(ctx, task.email);
    case 'verification':
      return verify(ctx, await byId(ctx, task.userId));
    case 'email-change':
      return changeEmail(ctx, await byId(ctx, task.userId));
    case 'email-changed':
      return ctx.mailer.send(emailChangedMail({ to: task.oldEmail }));
    case 'adopt-analyses':
      return adoptAnalyses(ctx, task);
    case 'billing-event':
      return doEvent(ctx, task.event);
    case 'sync-billing':
      return syncKeeper(ctx, task.userId);
    case 'refund':
      return doRefund(ctx, task);
    case 'drop-surplus':
      return dropSurplus(ctx, task);
    case 'cancel-plans':
      return cancelPlans(ctx, task);
    case 'contact':
      return ctx.mailer.send(contactMail({ ...task, to: ctx.contactInbox }));
    case 'support':
      return ctx.mailer.send(supportMail({ ...task, to: ctx.contactInbox }));
    default:
      return tell(ctx, task);
  }
};

/** Notices to the account's own address. */
const tell = async (
  ctx: Ctx,
  task: Extract<
    OutboxTask,
    {
      kind:
        | 'password-changed'
        | 'google-linked'
        | 'deletion-scheduled'
        | 'plan-returned'
        | 'payment-failed';
    }
  >,
): Promise<void> => {
  const account = await byId(ctx, task.userId);
  if (!account) return;
  const { email: to } = account;
  const signInPage = `${ctx.origin()}/auth`;
  if (task.kind === 'plan-returned')
    return ctx.mailer.send(planReturnedMail({ to, link: `${ctx.origin()}/invoices` }));
  if (task.kind === 'payment-failed')
    return ctx.mailer.send(
      paymentFailedMail({
        to,
        worksUntil: new Date(task.graceUntil),
        link: `${ctx.origin()}/profile`,
      }),
    );
  if (task.kind === 'google-linked') return ctx.mailer.send(googleLinkedMail({ to }));
  if (task.kind === 'deletion-scheduled')
    return ctx.mailer.send(
      deletionScheduledMail({ to, eraseOn: new Date(task.eraseAfter), link: signInPage }),
    );
  return ctx.mailer.send(
    passwordChangedMail({ to, when: new Date(task.at), link: `${signInPage}?forgot` }),
  );
};
