import { DomainError } from '@nishiki/domain/errors';
import { OperatorError, type Command } from '../command.ts';

const sync = async (work: () => Promise<readonly string[]>): Promise<readonly string[]> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    // What keepers are told says nothing about a key.
    throw new OperatorError(`The payment service did not do it (${error.message}).`);
  }
};

export const stripeSync: Command = {
  name: 'stripe sync',
  words: [],
  options: {},
  about:
    'Puts the products, prices and first-month coupons of this release, and the settings of the portal, at Stripe. Changes nothing that is right already.',
  prepare: () => async (ctx) => {
    const { payments } = ctx;
    if (payments === null)
      throw new OperatorError(
        'There is no key for Stripe: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET to those of the site.',
      );
    const changes = await sync(() => payments.syncCatalogue());
    ctx.log.info({ changes }, 'catalogue of the payment service synced by operator');
    return {
      json: { changes },
      text:
        changes.length === 0
          ? 'Nothing was to do: Stripe has everything.\n'
          : changes.map((line) => `${line}\n`).join(''),
    };
  },
};
