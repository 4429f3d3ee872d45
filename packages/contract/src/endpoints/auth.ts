/** The account service, /auth/v1: the GoTrue protocol, as its maintained clients speak it. */
import * as z from 'zod/mini';
import { sessionSchema, userSchema } from '../account.ts';
import { defineEndpoint } from '../endpoint.ts';

const email = z.string().check(z.maxLength(320));
const password = z.string().check(z.maxLength(1000));
/** Text that we made and a client brings back. */
const secret = z.string().check(z.minLength(1), z.maxLength(512));
const redirectTo = z.optional(z.string().check(z.maxLength(2000)));
const challenge = z.optional(z.nullable(z.string().check(z.maxLength(200))));
const challengeMethod = z.optional(z.nullable(z.enum(['s256', 'S256', 'plain'])));
const empty = z.object({});

const gotrue = { errorShape: 'gotrue' } as const;

export const authEndpoints = {
  authSignup: defineEndpoint({
    ...gotrue,
    name: 'auth-signup',
    method: 'POST',
    path: '/auth/v1/signup',
    summary:
      'Makes an account and sends the verification mail. Answers the user without a session: sign in next.',
    input: z.object({ email, password, redirect_to: redirectTo }),
    inQuery: ['redirect_to'],
    output: userSchema,
    errors: ['email_address_invalid', 'password_too_short', 'weak_password', 'user_already_exists'],
  }),
  authToken: defineEndpoint({
    ...gotrue,
    name: 'auth-token',
    method: 'POST',
    path: '/auth/v1/token',
    summary:
      'A session for a password, for a refresh token (which is used up by it), or for the code of an OAuth return.',
    input: z.discriminatedUnion('grant_type', [
      z.object({ grant_type: z.literal('password'), email, password }),
      z.object({ grant_type: z.literal('refresh_token'), refresh_token: secret }),
      z.object({ grant_type: z.literal('pkce'), auth_code: secret, code_verifier: secret }),
    ]),
    inQuery: ['grant_type'],
    output: sessionSchema,
    errors: [
      'invalid_credentials',
      'refresh_token_not_found',
      'refresh_token_already_used',
      'session_ended',
      'flow_state_not_found',
      'bad_code_verifier',
    ],
  }),
  authLogout: defineEndpoint({
    ...gotrue,
    name: 'auth-logout',
    method: 'POST',
    path: '/auth/v1/logout',
    summary: 'Ends sessions at once: all of the account, this one, or all but this one.',
    access: 'keeper',
    answers: 'empty',
    input: z.object({ scope: z._default(z.enum(['global', 'local', 'others']), 'global') }),
    inQuery: ['scope'],
    output: empty,
  }),
  authUser: defineEndpoint({
    ...gotrue,
    name: 'auth-user',
    method: 'GET',
    path: '/auth/v1/user',
    summary: 'Who is signed in.',
    access: 'keeper',
    input: empty,
    output: userSchema,
  }),
  authUpdateUser: defineEndpoint({
    ...gotrue,
    name: 'auth-update-user',
    method: 'PUT',
    path: '/auth/v1/user',
    summary:
      'Sets a new password (with the current one, or soon after a recovery link), or asks for a new address, which counts once it is verified.',
    access: 'keeper',
    input: z.object({
      email: z.optional(email),
      password: z.optional(password),
      current_password: z.optional(password),
      redirect_to: redirectTo,
    }),
    inQuery: ['redirect_to'],
    output: userSchema,
    errors: [
      'email_address_invalid',
      'password_too_short',
      'weak_password',
      'same_password',
      'password_wrong',
      'reauthentication_needed',
    ],
  }),
  authRecover: defineEndpoint({
    ...gotrue,
    name: 'auth-recover',
    method: 'POST',
    path: '/auth/v1/recover',
    summary:
      'Sends a link for a new password, if there is such an account. The answer does not tell.',
    input: z.object({ email, redirect_to: redirectTo }),
    inQuery: ['redirect_to'],
    output: empty,
    errors: ['email_address_invalid'],
  }),
  authResend: defineEndpoint({
    ...gotrue,
    name: 'auth-resend',
    method: 'POST',
    path: '/auth/v1/resend',
    summary: 'Sends the verification mail again, if it is still needed. The answer does not tell.',
    input: z.object({
      type: z.enum(['signup', 'email_change']),
      email,
      redirect_to: redirectTo,
    }),
    inQuery: ['redirect_to'],
    output: empty,
    errors: ['email_address_invalid'],
  }),
  authVerify: defineEndpoint({
    ...gotrue,
    name: 'auth-verify',
    method: 'POST',
    path: '/auth/v1/verify',
    summary: 'Uses the token of a mail link, once: the address is verified, and a session begins.',
    input: z.object({
      type: z.enum(['signup', 'email', 'recovery', 'email_change']),
      token_hash: secret,
    }),
    output: sessionSchema,
    errors: ['otp_expired'],
  }),
  authVerifyLink: defineEndpoint({
    ...gotrue,
    name: 'auth-verify-link',
    method: 'GET',
    path: '/auth/v1/verify',
    summary:
      'Leads to the page that uses a mail link on a click, so that a scanner which opens links uses none.',
    answers: 'redirect',
    input: z.object({
      type: z.enum(['signup', 'email', 'recovery', 'email_change']),
      token: secret,
      redirect_to: redirectTo,
    }),
    output: empty,
  }),
  authAuthorize: defineEndpoint({
    ...gotrue,
    name: 'auth-authorize',
    method: 'GET',
    path: '/auth/v1/authorize',
    summary: 'Sends the browser to an identity provider.',
    answers: 'redirect',
    input: z.object({
      provider: z.enum(['google']),
      redirect_to: redirectTo,
      code_challenge: challenge,
      code_challenge_method: challengeMethod,
      scopes: z.optional(z.string()),
    }),
    output: empty,
    errors: ['provider_disabled'],
  }),
  authCallback: defineEndpoint({
    ...gotrue,
    name: 'auth-callback',
    method: 'GET',
    path: '/auth/v1/callback',
    summary: 'Where an identity provider sends the browser back to.',
    answers: 'redirect',
    input: z.looseObject({ state: z.optional(z.string().check(z.maxLength(512))) }),
    output: empty,
  }),
  authSettings: defineEndpoint({
    ...gotrue,
    name: 'auth-settings',
    method: 'GET',
    path: '/auth/v1/settings',
    summary: 'What sign-in offers on this installation, and what is only a stand-in.',
    input: empty,
    output: z.object({
      external: z.object({ email: z.literal(true), google: z.boolean() }),
      disable_signup: z.literal(false),
      mailer_autoconfirm: z.literal(false),
      stand_ins: z.object({ google: z.boolean(), mail: z.boolean() }),
    }),
  }),
  authHealth: defineEndpoint({
    ...gotrue,
    name: 'auth-health',
    method: 'GET',
    path: '/auth/v1/health',
    summary: 'The account service is alive.',
    input: empty,
    output: z.object({ name: z.string(), version: z.string(), description: z.string() }),
  }),
  authKeys: defineEndpoint({
    ...gotrue,
    name: 'auth-jwks',
    method: 'GET',
    path: '/auth/v1/.well-known/jwks.json',
    summary: 'Public keys that access tokens are signed with.',
    input: empty,
    output: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
  }),
} as const;
