import type { Endpoint } from '@nishiki/contract/endpoint';
import { guardedDatabase } from '@nishiki/domain/account/guarded-database';
import type { Actor } from '@nishiki/domain/actor';
import type { Ctx } from '@nishiki/domain/ctx';
import { DomainError } from '@nishiki/domain/errors';
import type { Context } from 'hono';
import type { Env } from './env.ts';
import { isLocalRequest } from './local-only.ts';
import type { Parts } from './parts.ts';

/** What an endpoint says of who may call it. */
type Asking = Pick<Endpoint, 'access'> & Partial<Pick<Endpoint, 'signInWords'>>;

/** The token of `Authorization: Bearer`, or null. */
const bearerOf = (c: Context<Env>): string | null =>
  /^Bearer +([^\s]+) *$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? null;

/**
 * Who asks, as far as the endpoint wants to know. A token that is sent is believed or refused, never
 * passed over: somebody whose session has run out must not become a guest unawares.
 * @throws DomainError sign_in_required, token_invalid
 */
const actorOf = async (
  c: Context<Env>,
  parts: Parts,
  { access, signInWords }: Asking,
): Promise<Actor> => {
  const client = c.get('client');
  if (access === 'public') return client;
  const token = bearerOf(c);
  if (token === null) {
    if (access === 'anyone') return client;
    throw new DomainError(
      'sign_in_required',
      'no bearer token',
      signInWords ? { userMessage: signInWords } : {},
    );
  }
  const { userId, sessionId } = await parts.accessTokens.verify(token, parts.now());
  return { ...client, kind: 'user', userId, sessionId };
};

/** The `ctx` that verbs take, for one request. */
export const ctxFor = async (c: Context<Env>, parts: Parts, asking: Asking): Promise<Ctx> => {
  const actor = await actorOf(c, parts, asking);
  const { db, payments } = parts;
  return {
    ...parts,
    actor,
    db: actor.kind === 'user' ? guardedDatabase(db, actor) : db,
    // A rehearsal of paying is for this machine alone: elsewhere it would give plans away.
    payments: payments?.isStandIn && !isLocalRequest(parts.settings, c) ? null : payments,
    requestId: c.get('requestId'),
  };
};
