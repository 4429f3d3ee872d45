import { clientOf } from '../actor.ts';
import { ownAccount } from '../account/read-user.ts';
import { limitKeeper } from '../account/limits.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { asSystem } from '../own-rows.ts';
import { addCustomer, customersOf, openAccount } from './customers.ts';
import { paymentsOf } from './payments-of.ts';

/** Who is about to pay. A guest is known by their browser until somebody proves to read the address. */
export type Buyer =
  | { readonly kind: 'keeper'; readonly userId: string; readonly deviceId: string }
  | { readonly kind: 'guest'; readonly userId: null; readonly deviceId: string };

const AN_HOUR = 60;

/**
 * A bearer token wins over the flag: whoever is signed in buys for their account.
 * @throws DomainError sign_in_required for a guest who has not said so, rate_limited, payments_off
 */
export const buyerOf = async (
  ctx: Ctx,
  input: { guestCheckout?: boolean | undefined },
): Promise<Buyer> => {
  paymentsOf(ctx);
  const client = clientOf(ctx.actor);
  const { deviceId } = client;
  if (client.kind === 'user') {
    await limitKeeper(ctx, 'checkout', client.userId, AN_HOUR);
    return { kind: 'keeper', userId: client.userId, deviceId };
  }
  if (input.guestCheckout !== true)
    throw new DomainError('sign_in_required', 'neither signed in nor a guest checkout');
  await ctx.limiter.consume(
    { name: 'guest-checkout', points: AN_HOUR, seconds: 3600 },
    client.addressHash,
  );
  return { kind: 'guest', userId: null, deviceId };
};

/** The keeper's customer at the payment service, made when there is none. Null for a guest. */
export const customerFor = async (ctx: Ctx, buyer: Buyer): Promise<string | null> => {
  if (buyer.kind === 'guest') return null;
  const { userId } = buyer;
  const [known] = await asSystem(ctx, (tx) => customersOf(tx, userId));
  if (known !== undefined) return known;
  const { email } = await ownAccount(ctx);
  const customer = await paymentsOf(ctx).createCustomer({
    key: `customer:${userId}`,
    userId,
    email,
  });
  await asSystem(ctx, async (tx) => {
    await openAccount(tx, userId);
    await addCustomer(tx, { customer, userId });
  });
  return customer;
};
