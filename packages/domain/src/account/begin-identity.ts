import { sql } from 'drizzle-orm';
import { clientOf } from '../actor.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { asSystem } from '../own-rows.ts';
import { limitAddress } from './limits.ts';
import { ownAddress } from './own-address.ts';
import { hashSecret, randomSecret } from './secrets.ts';

export type IdentityWish = {
  readonly redirectTo?: string | undefined;
  /** PKCE of our own client: only the browser that began gets the session. */
  readonly challenge?: string | null | undefined;
  readonly challengeMethod?: string | null | undefined;
};

/** Our own address that providers send browsers back to. */
export const callbackAddress = (origin: string): string => `${origin}/auth/v1/callback`;

/**
 * Remembers who is sent away, and gives the provider's address.
 * @throws DomainError provider_disabled, invalid_request without a challenge, identity_failed
 */
export const beginIdentity = async (ctx: Ctx, wish: IdentityWish): Promise<string> => {
  const { identity } = ctx;
  if (!identity) throw new DomainError('provider_disabled', 'no identity provider is set up');
  await limitAddress(ctx);
  if (!wish.challenge)
    throw new DomainError('invalid_request', 'no code_challenge', {
      userMessage: 'This sign-in needs a code challenge (PKCE).',
    });
  const flow = {
    state: randomSecret(),
    nonce: randomSecret(),
    codeVerifier: randomSecret(),
    callbackUrl: callbackAddress(ctx.origin()),
  };
  const address = await identity.begin(flow);
  await asSystem(ctx, (tx) =>
    tx.execute(sql`
      insert into identity_flows (state_hash, provider, device_id, nonce, code_verifier, redirect_to,
                                  client_challenge, client_challenge_method)
      values (${hashSecret(flow.state)}, 'google', ${clientOf(ctx.actor).deviceId}, ${flow.nonce},
              ${flow.codeVerifier},
              ${ownAddress(wish.redirectTo, ctx.origin())}, ${wish.challenge},
              ${wish.challengeMethod?.toLowerCase() === 's256' ? 's256' : 'plain'})`),
  );
  return address;
};
