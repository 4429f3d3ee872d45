/** What a keeper is told of the start of a checkout. */
import { ApiError } from '../../lib/api-error.ts';
import { problemOf } from '../../lib/problem-words.ts';
import type { ToastMessage } from '../../ui/toast.tsx';
import { contactSales, continueAt, redirecting } from './messages.tsx';
import type { CheckoutStart } from './open-checkout.ts';

export const startedMessage = (start: CheckoutStart): ToastMessage => {
  if (start.kind === 'contact-sales') return contactSales;
  return start.kind === 'opened' ? redirecting : continueAt(start.url);
};

/** Nothing failed: there is nothing to pay for. The server's words say it all. */
const nothingToPay = (error: ApiError): ToastMessage | null => {
  if (error.code === 'contact_sales') return contactSales;
  if (error.code === 'plan_held') return { title: error.message };
  if (error.code === 'payments_off')
    return { title: error.message, description: 'The tokens and tries that you have stay yours.' };
  return null;
};

/** @param failed the words of the place, with the reason or without */
export const failedMessage = (error: unknown, failed: (reason: string) => string): ToastMessage => {
  const told = error instanceof ApiError ? nothingToPay(error) : null;
  if (told !== null) return told;
  const { message } = problemOf(error);
  const title = failed(message);
  const description = title.includes(message) ? undefined : message;
  return { title, description, tone: 'destructive' };
};

export const outcomeOf = (
  starting: Promise<CheckoutStart>,
  failed: (reason: string) => string,
): Promise<ToastMessage> =>
  starting.then(startedMessage, (error: unknown) => failedMessage(error, failed));
