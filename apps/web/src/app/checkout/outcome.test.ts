import { describe, expect, it } from 'vitest';
import { ApiError, offlineError } from '../../lib/api-error.ts';
import { contactSales } from './messages.tsx';
import { failedMessage, outcomeOf, startedMessage } from './outcome.ts';

const pricing = (reason: string): string => `Payment failed: ${reason}`;
const upgrade = (): string => 'Failed to create checkout session. Please try again.';

describe('startedMessage', () => {
  it('says that the new tab is on its way', () => {
    expect(startedMessage({ kind: 'opened', url: 'https://pay.example/1' }).title).toBe(
      'Redirecting to secure checkout...',
    );
  });

  it('keeps the link until it is pressed where no tab could be opened', () => {
    expect(startedMessage({ kind: 'blocked', url: 'https://pay.example/1' }).stays).toBe(true);
  });

  it('leads to the sales team', () => {
    expect(startedMessage({ kind: 'contact-sales' })).toBe(contactSales);
  });
});

describe('failedMessage', () => {
  const busy = new ApiError('payment_unreachable', 'The payment service cannot be reached.');

  it('has the words of the place, with the reason in them or below', () => {
    expect(failedMessage(busy, pricing)).toEqual({
      title: 'Payment failed: The payment service cannot be reached.',
      tone: 'destructive',
    });
    expect(failedMessage(busy, upgrade)).toEqual({
      title: 'Failed to create checkout session. Please try again.',
      description: 'The payment service cannot be reached.',
      tone: 'destructive',
    });
    expect(failedMessage(offlineError(), upgrade).description).toContain('connection');
  });

  it.each(['plan_held', 'payments_off'] as const)('is no alarm for %s', (code) => {
    const message = failedMessage(new ApiError(code, 'The server’s words.'), pricing);
    expect(message.title).toBe('The server’s words.');
    expect(message.tone).toBeUndefined();
  });

  it('leads to the sales team when the server does', () => {
    const told = failedMessage(new ApiError('contact_sales', 'Please contact sales.'), upgrade);
    expect(told).toBe(contactSales);
  });

  it('never rejects', async () => {
    const told = await outcomeOf(Promise.reject(new Error('x')), pricing);
    expect(told.title).toMatch(/^Payment failed: /);
  });
});
