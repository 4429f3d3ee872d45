/** Every message that we send about an account. Links are made by the caller. */
import type { Mail } from '../ports.ts';
import { layOut, SITE_NAME } from './layout.ts';
import { dayInWords, linkWorksFor, timeInWords } from './words.ts';

const nothingToDo = 'If it was you, there is nothing to do and you can ignore this message.';

/** @param input.hours how long the link works; left out, the message does not say */
export const verificationMail = (input: { to: string; link: string; hours?: number }): Mail =>
  layOut({
    to: input.to,
    subject: 'Please confirm your e-mail address',
    before: [`Welcome to ${SITE_NAME}. Please confirm that this address is yours.`],
    action: { label: 'Confirm my address', link: input.link },
    after: [
      ...(input.hours === undefined ? [] : [linkWorksFor(input.hours, 'hour')]),
      'If it was not you who signed up, you can safely ignore this message: without the link the address stays unconfirmed.',
    ],
  });

export const recoveryMail = (input: { to: string; link: string; minutes: number }): Mail =>
  layOut({
    to: input.to,
    subject: 'Choose a new password',
    before: [
      `Someone, we hope it was you, asked to choose a new password for your ${SITE_NAME} account.`,
    ],
    action: { label: 'Choose a new password', link: input.link },
    after: [
      linkWorksFor(input.minutes, 'minute'),
      'If it was not you, you can safely ignore this message: your password stays as it is.',
    ],
  });

/** Goes to the new address, which counts once its link was followed. */
export const emailChangeMail = (input: { to: string; link: string; hours: number }): Mail =>
  layOut({
    to: input.to,
    subject: 'Confirm your new e-mail address',
    before: [
      `Someone, we hope it was you, asked to use this address for their ${SITE_NAME} account. It counts once you confirm it.`,
    ],
    action: { label: 'Use this address', link: input.link },
    after: [
      linkWorksFor(input.hours, 'hour'),
      'If it was not you, you can safely ignore this message: without the link nothing changes.',
    ],
  });

/** Goes to the old address, so that nobody's account moves away unnoticed. */
export const emailChangeNoticeMail = (input: { to: string; newEmailMasked: string }): Mail =>
  layOut({
    to: input.to,
    subject: 'Someone asked to change your e-mail address',
    before: [
      `Someone signed in to your ${SITE_NAME} account asked to change its e-mail address to ${input.newEmailMasked}. The change counts once it is confirmed from that address.`,
      nothingToDo,
      'If it was not you, sign in and change your password now.',
    ],
  });

export const emailChangedMail = (input: { to: string }): Mail =>
  layOut({
    to: input.to,
    subject: 'Your e-mail address was changed',
    before: [
      `The e-mail address of your ${SITE_NAME} account was changed, and the change was confirmed from the new address. From now on you sign in with the new one.`,
      nothingToDo,
      'If it was not you, somebody else may be using your account: please contact us now.',
    ],
  });

/** @param input.link the page on which a link to a new password is asked for */
export const passwordChangedMail = (input: { to: string; when: Date; link: string }): Mail =>
  layOut({
    to: input.to,
    subject: 'Your password was changed',
    before: [
      `The password of your ${SITE_NAME} account was changed on ${timeInWords(input.when)}.`,
      nothingToDo,
      'If it was not you, choose a new password now:',
    ],
    action: { label: 'Choose a new password', link: input.link },
  });

/** @param input.link the page to sign in at */
export const deletionScheduledMail = (input: { to: string; eraseOn: Date; link: string }): Mail =>
  layOut({
    to: input.to,
    subject: `Your account will be erased on ${dayInWords(input.eraseOn)}`,
    before: [
      `As you asked, your ${SITE_NAME} account and what you keep in it will be erased for good on ${timeInWords(input.eraseOn)}. If you had a subscription, it is cancelled already.`,
      'Signing in before then keeps your account:',
    ],
    action: { label: 'Sign in and keep my account', link: input.link },
    after: [
      'If you want it erased, there is nothing to do and you can ignore this message.',
      'If it was not you who asked, sign in and change your password now.',
    ],
  });

/** @param input.link the page of invoices */
export const planReturnedMail = (input: { to: string; link: string }): Mail =>
  layOut({
    to: input.to,
    subject: 'You paid for a second plan, and the money is on its way back',
    before: [
      `Your ${SITE_NAME} account holds a plan already, and nobody needs two. The second one has been ended, and what you paid for it goes back in full, the way it came.`,
      'Your first plan goes on as before. If you meant to change to the other one, you can do that with a click on the page of plans.',
    ],
    action: { label: 'See my invoices', link: input.link },
  });

/** @param input.link the page on which the card is renewed */
export const paymentFailedMail = (input: { to: string; worksUntil: Date; link: string }): Mail =>
  layOut({
    to: input.to,
    subject: 'The payment for your plan did not work',
    before: [
      `The payment for the next month of your ${SITE_NAME} plan did not go through. Nothing is lost: your plan goes on working until ${timeInWords(input.worksUntil)}, and your tokens that never expire stay yours in any case.`,
      'The payment is tried again by itself. If your card has changed, please renew it:',
    ],
    action: { label: 'Look at my plan and card', link: input.link },
  });

export const googleLinkedMail = (input: { to: string }): Mail =>
  layOut({
    to: input.to,
    subject: 'Google sign-in was added to your account',
    before: [
      `Your ${SITE_NAME} account can now be opened by signing in with Google.`,
      nothingToDo,
      'If it was not you, change the password of your Google account and the one that you use here now.',
    ],
  });
