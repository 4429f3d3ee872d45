import type { Transaction } from '@nishiki/db/open-database';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { asSystem } from '../own-rows.ts';
import { isTaken } from '../unique-violation.ts';
import { callbackAddress } from './begin-identity.ts';
import { linkIdentity } from './link-identity.ts';
import { hashSecret, randomSecret } from './secrets.ts';

/** Minutes that somebody may take at the provider. */
const FLOW_MINUTES = 10;

type Flow = { nonce: string; code_verifier: string; redirect_to: string; device_id: string };

/** A flow is finished once: its verifier is taken out with it. */
const takeFlow = async (tx: Transaction, stateHash: Buffer): Promise<Flow | null> => {
  const found = await tx.execute<Flow>(sql`
    update identity_flows f set code_verifier = ''
    from (select state_hash, nonce, code_verifier, redirect_to, device_id from identity_flows
          where state_hash = ${stateHash} and code_verifier <> ''
            and created_at > now() - make_interval(mins => ${FLOW_MINUTES}) for update) taken
    where f.state_hash = taken.state_hash
    returning taken.nonce, taken.code_verifier, taken.redirect_to, taken.device_id`);
  return found.rows[0] ?? null;
};

const withQuery = (address: string, query: Record<string, string>): string => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.toString();
};

const refusal = (address: string, error: unknown): string => {
  const known = error instanceof DomainError ? error : null;
  return withQuery(address, {
    error: 'access_denied',
    error_code: known?.code ?? 'unexpected_failure',
    error_description: known?.userMessage ?? 'Failed to sign in with Google',
  });
};

/** Two first sign-ins of one person at the same moment: the later one finds what the other has made. */
const evenAtOnce = async (link: () => Promise<void>): Promise<void> => {
  try {
    await link();
  } catch (error) {
    if (!isTaken(error)) throw error;
    await link();
  }
};

/**
 * The browser is back from the provider. Never throws for what went wrong there: the answer is the
 * page to go on to, with a code for a session, or with the error to tell.
 */
export const finishIdentity = async (ctx: Ctx, query: URLSearchParams): Promise<string> => {
  const root = `${ctx.origin()}/`;
  const state = query.get('state') ?? '';
  const stateHash = hashSecret(state);
  const flow = await asSystem(ctx, (tx) => takeFlow(tx, stateHash));
  if (!flow || !ctx.identity)
    return refusal(root, new DomainError('flow_state_not_found', 'unknown or finished flow'));
  try {
    const identity = await ctx.identity.finish(
      {
        state,
        nonce: flow.nonce,
        codeVerifier: flow.code_verifier,
        callbackUrl: callbackAddress(ctx.origin()),
      },
      query,
    );
    const code = randomSecret();
    await evenAtOnce(() =>
      asSystem(ctx, async (tx) => {
        // The browser that began, not this one: anybody can be led to a callback of somebody else's.
        const userId = await linkIdentity(ctx, tx, identity, flow.device_id);
        await tx.execute(sql`
          update identity_flows set auth_code_hash = ${hashSecret(code)}, user_id = ${userId}
          where state_hash = ${stateHash}`);
      }),
    );
    ctx.wakeOutbox();
    return withQuery(flow.redirect_to, { code });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    ctx.log.info({ code: error.code, detail: error.message }, 'sign-in with Google refused');
    return refusal(flow.redirect_to, error);
  }
};
