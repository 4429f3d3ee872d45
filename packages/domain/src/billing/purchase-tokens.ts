import { tokenPackages } from '@nishiki/contract/token-packages';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { beginCheckout } from './begin-checkout.ts';
import { buyerOf } from './buyer.ts';

type TokensWish = {
  readonly tokenPackage: string | number;
  readonly guestCheckout?: boolean | undefined;
};

/**
 * Address of the page on which a package of tokens is paid for.
 * @throws DomainError package_unknown, sign_in_required, payments_off, payment_unreachable
 */
export const purchaseTokens = async (ctx: Ctx, input: TokensWish): Promise<{ url: string }> => {
  const pack = tokenPackages.find(({ id }) => id === String(input.tokenPackage));
  if (!pack) throw new DomainError('package_unknown', 'no package of that id');
  const buyer = await buyerOf(ctx, input);
  const home = ctx.origin();
  const url = await beginCheckout(ctx, {
    buyer,
    item: { kind: 'tokens', pack: pack.id },
    addresses: {
      success: `${home}/?success=true&kind=tokens&tokens=${pack.id}`,
      cancel: `${home}/?canceled=true&kind=tokens`,
    },
    // It can be bought again, on a page of its own.
    again: async () => (await purchaseTokens(ctx, input)).url,
  });
  return { url };
};
