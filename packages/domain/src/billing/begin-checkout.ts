import type { Ctx } from '../ctx.ts';
import { asSystem } from '../own-rows.ts';
import type { SaleItem } from '../ports.ts';
import { isTaken } from '../unique-violation.ts';
import { customerFor, type Buyer } from './buyer.ts';
import { paymentsOf } from './payments-of.ts';
import { settleCheckout } from './settle-checkout.ts';
import { syncKeeper } from './sync-keeper.ts';
import { keepPage, leaveWay, openWay, type Way } from './way.ts';

/** Minutes for which a payment page is open. The payment service wants at least 30. */
const OPEN_MINUTES = 60;
/** One that closes in a moment is of no use to anybody. */
const LAST_MINUTES = 5;
const MINUTE = 60_000;

export type Addresses = { readonly success: string; readonly cancel: string };

/** What became of a page that somebody was sent to before. */
const settle = async (ctx: Ctx, way: Way, session: string): Promise<'open' | 'paid' | 'over'> => {
  const state = await settleCheckout(ctx, { ...way, session_id: session });
  if (state === 'paid' && way.user_id !== null) await syncKeeper(ctx, way.user_id);
  return state;
};

/** The page is ended first: should that fail, the way stays open, and is ended the next time. */
const leave = async (ctx: Ctx, way: Way): Promise<void> => {
  if (way.session_id !== null) {
    await paymentsOf(ctx).endCheckout(way.session_id);
    if ((await settle(ctx, way, way.session_id)) !== 'open') return;
  }
  await asSystem(ctx, (tx) => leaveWay(tx, way.id));
};

const open = async (ctx: Ctx, buyer: Buyer, item: SaleItem, customer: string | null) => {
  const now = new Date(paymentsOf(ctx).now().getTime() + LAST_MINUTES * MINUTE);
  const expiresAt = new Date(now.getTime() + OPEN_MINUTES * MINUTE);
  try {
    return await asSystem(ctx, (tx) => openWay(tx, { buyer, item, customer, now, expiresAt }));
  } catch (error) {
    if (!isTaken(error)) throw error;
    // A guest's second click: the first one's row stands by now.
    return asSystem(ctx, (tx) => openWay(tx, { buyer, item, customer, now, expiresAt }));
  }
};

/**
 * Address of the page on which `item` is paid for. Asked again while that page is open, it is the same
 * page, so that nothing is sold twice.
 * @param again decides anew, when an earlier page was paid or closed, or is for something else
 */
export const beginCheckout = async (
  ctx: Ctx,
  input: { buyer: Buyer; item: SaleItem; addresses: Addresses; again: () => Promise<string> },
): Promise<string> => {
  const { buyer, item, addresses } = input;
  const payments = paymentsOf(ctx);
  const customer = await customerFor(ctx, buyer);
  const { way, isFit } = await open(ctx, buyer, item, customer);
  if (!isFit) {
    await leave(ctx, way);
    return input.again();
  }
  if (way.url !== null && way.session_id !== null)
    return (await settle(ctx, way, way.session_id)) === 'open' ? way.url : input.again();
  const page = await payments.createCheckout({
    key: way.id,
    item,
    customer,
    successUrl: addresses.success,
    cancelUrl: addresses.cancel,
    expiresAt: new Date(way.expires_at),
  });
  if (await asSystem(ctx, (tx) => keepPage(tx, way.id, page))) return page.url;
  await payments.endCheckout(page.session);
  return input.again();
};
