import { giveRefund } from '@nishiki/domain/billing/give-refund';
import { money } from '@nishiki/domain/billing/money';
import { OperatorError, type Command } from '../command.ts';
import { readReason, reasonOption } from '../reason.ts';
import { counted, plain } from '../words.ts';

/** Pounds to pence, without a fraction on the way. Null for all that is left. */
const readAmount = (text: string | undefined): number | null => {
  if (text === undefined) return null;
  const [, pounds = '', pence = ''] = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  const amount = Number(pounds) * 100 + Number(pence.padEnd(2, '0'));
  if (amount === 0) throw new OperatorError('The amount is in pounds, such as 3.50, and above 0.');
  return amount;
};

export const refund: Command = {
  name: 'refund',
  words: ['INVOICE'],
  options: {
    amount: { type: 'string', value: '3.50', about: 'In pounds. Without it all that is left.' },
    reason: reasonOption('Why; kept with the refund and in operator.log of the data folder.'),
  },
  about:
    "Hands money of a paid invoice back, with the same share of its tokens. INVOICE is the number on the document, or the payment service's id. The running site sends the money.",
  prepare(given) {
    const [invoice = ''] = given.words;
    const amount = readAmount(given.text('amount'));
    const reason = readReason(given);
    return async (ctx) => {
      const done = await giveRefund(ctx, { invoice, amount, reason });
      const { currency } = done;
      return {
        json: {
          refund_id: done.refundId,
          user_id: done.userId,
          invoice: done.invoice,
          amount: done.amount,
          currency,
          tokens: done.tokens,
          left: done.left,
        },
        text: `${money(done.amount, currency)} of ${plain(invoice)} goes back, ${money(done.left, currency)} stays. The site sends it within moments; ${counted(done.tokens, 'token')} of it ${done.tokens === 1 ? 'is' : 'are'} to come back.\n`,
      };
    };
  },
};
