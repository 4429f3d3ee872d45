import { DomainError } from '@nishiki/domain/errors';
import type { PaymentEvent } from '@nishiki/domain/ports';
import Stripe from 'stripe';

const TOLERANCE_SECONDS = 300;

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Whether it came by its id or whole. */
const idIn = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'id' in value ? text(value.id) : text(value);

type Named = Readonly<Partial<Record<'id' | 'object' | 'customer' | 'charge', unknown>>>;

/** @throws DomainError signature_invalid */
export const readEvent = (
  body: string,
  signature: string,
  { secret, now }: { secret: string; now: Date },
): PaymentEvent => {
  try {
    const event = Stripe.webhooks.constructEvent(
      body,
      signature,
      secret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    );
    const about: Named = event.data.object;
    return {
      id: event.id,
      type: event.type,
      customer: about.object === 'customer' ? text(about.id) : idIn(about.customer),
      session: about.object === 'checkout.session' ? text(about.id) : null,
      charge: idIn(about.charge),
    };
  } catch {
    // What the library says quotes the message itself, which a stranger may have written.
    throw new DomainError('signature_invalid', 'a message without a valid signature');
  }
};
