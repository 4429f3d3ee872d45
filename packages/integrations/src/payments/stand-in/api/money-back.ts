import { newId, tell } from '../book.ts';
import { disputeOf } from '../disputes.ts';
import type { Refund } from '../shapes.ts';
import { customerOf, find, page, type Handle } from './call.ts';
import { metadataOf, needText, text, whole } from './params.ts';
import { invalid } from './refusal.ts';

export const listCharges: Handle = (call) => {
  const customer = customerOf(call);
  return page(
    call,
    Object.values(call.book.state.charges).filter(
      (one) => customer === null || one.customer === customer,
    ),
  );
};

export const readCharge: Handle = ({ book, id }) => find(book.state.charges, id, 'charge');

export const listDisputes: Handle = (call) => {
  const charge = text(call.params, 'charge');
  return page(
    call,
    Object.values(call.book.state.disputes).filter(
      (one) => charge === null || one.charge === charge,
    ),
  );
};

export const listRefunds: Handle = (call) => {
  const intent = text(call.params, 'payment_intent');
  return page(
    call,
    Object.values(call.book.state.refunds).filter(
      (one) => intent === null || one.payment_intent === intent,
    ),
  );
};

export const createRefund: Handle = ({ book, params }) => {
  const { intents, charges, refunds } = book.state;
  const intent = find(
    intents,
    needText(params, 'payment_intent'),
    'payment_intent',
    'payment_intent',
  );
  const charge = charges[intent.latest_charge ?? ''];
  if (!charge?.paid) throw invalid('payment_intent', 'There is no successful charge to refund.');
  const dispute = disputeOf(book, charge.id);
  if (dispute && dispute.status !== 'won')
    throw invalid('payment_intent', 'The charge is disputed.', 'charge_disputed');
  const left = charge.amount - charge.amount_refunded;
  if (left === 0)
    throw invalid('payment_intent', 'It is refunded already.', 'charge_already_refunded');
  const amount = whole(params, 'amount') ?? left;
  if (amount < 1 || amount > left) throw invalid('amount', 'More than what is left of the charge.');
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    charge: charge.id,
    created: book.now,
    currency: charge.currency,
    customer: charge.customer,
    metadata: metadataOf(params),
    payment_intent: intent.id,
    reason: text(params, 'reason'),
    status: 'succeeded',
  };
  refunds[refund.id] = refund;
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  tell(book, 'charge.refunded', charge);
  tell(book, 'refund.created', refund);
  return refund;
};
