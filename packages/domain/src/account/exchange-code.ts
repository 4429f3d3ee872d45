import type { SessionAnswer } from '@nishiki/contract/account';
import { createHash, timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { asSystem } from '../own-rows.ts';
import { accountById } from './account.ts';
import { presentSession } from './present.ts';
import { hashSecret } from './secrets.ts';
import { startSession } from './start-session.ts';

/** Minutes from the begin of a flow until its code is worth nothing: ten at the provider, five to ask. */
const CODE_MINUTES = 15;

type Flow = { user_id: string; client_challenge: string; client_challenge_method: string };

/** PKCE, RFC 7636 section 4.6. */
const fits = (flow: Flow, verifier: string): boolean => {
  const given =
    flow.client_challenge_method === 's256'
      ? createHash('sha256').update(verifier).digest('base64url')
      : verifier;
  const [one, other] = [Buffer.from(given), Buffer.from(flow.client_challenge)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/**
 * A session for the code with which a browser came back, once, and only for the browser that began.
 * A wrong verifier uses the code up as well.
 * @throws DomainError flow_state_not_found, bad_code_verifier
 */
export const exchangeCode = async (
  ctx: Ctx,
  input: { code: string; verifier: string },
): Promise<SessionAnswer> => {
  const unknown = (): DomainError => new DomainError('flow_state_not_found', 'unknown code');
  const flow = await asSystem(ctx, async (tx) => {
    const taken = await tx.execute<Flow>(sql`
      delete from identity_flows
      where auth_code_hash = ${hashSecret(input.code)} and user_id is not null
        and created_at > now() - make_interval(mins => ${CODE_MINUTES})
      returning user_id, client_challenge, client_challenge_method`);
    return taken.rows[0];
  });
  if (!flow) throw unknown();
  if (!fits(flow, input.verifier)) throw new DomainError('bad_code_verifier', 'PKCE does not fit');
  return asSystem(ctx, async (tx) => {
    const account = await accountById(tx, flow.user_id);
    if (!account) throw unknown();
    const started = await startSession(ctx, tx, account, 'google');
    return presentSession(started, started.account, ctx.now());
  });
};
