import { retryEvents } from '@nishiki/domain/billing/retry-events';
import type { Command } from '../command.ts';
import { counted } from '../words.ts';

export const stripeRetry: Command = {
  name: 'stripe retry',
  words: [],
  options: {},
  about:
    'Has the running site follow every failed message of the payment service again, and send refunds that it had given up.',
  prepare: () => async (ctx) => {
    const { events, refunds } = await retryEvents(ctx);
    return {
      json: { events, refunds },
      text:
        events + refunds === 0
          ? 'Nothing had failed.\n'
          : `The site takes up ${counted(events, 'message')} and ${counted(refunds, 'refund')} again.\n`,
    };
  },
};
