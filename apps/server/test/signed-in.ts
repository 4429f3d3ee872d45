/** Signed-in keepers over HTTP, without the cost of hashing a password. */
import type { Ctx } from '@nishiki/domain/ctx';
import { accountById } from '@nishiki/domain/account/account';
import { startSession } from '@nishiki/domain/account/start-session';
import { asSystem } from '@nishiki/domain/own-rows';
import { newKeeper, type NewKeeper } from '@nishiki/domain/testing/keepers';
import { newGuest } from '@nishiki/domain/testing/test-ctx';

export type SignedIn = {
  readonly userId: string;
  readonly sessionId: string;
  readonly token: string;
  readonly headers: { readonly authorization: string };
};

/** Another device of a keeper. */
export const newSession = (ctx: Ctx, userId: string): Promise<SignedIn> =>
  asSystem(ctx, async (tx) => {
    const account = await accountById(tx, userId);
    if (!account) throw new Error('there is no such account');
    const signingIn = { ...ctx, actor: newGuest() };
    const { sessionId, accessToken } = await startSession(signingIn, tx, account, 'password');
    return {
      userId,
      sessionId,
      token: accessToken,
      headers: { authorization: `Bearer ${accessToken}` },
    };
  });

export const newSignedIn = async (ctx: Ctx, wanted: NewKeeper = {}): Promise<SignedIn> =>
  newSession(ctx, await newKeeper(ctx, wanted));
