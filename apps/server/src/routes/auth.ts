import { endpoints } from '@nishiki/contract/endpoints';
import { askForMail } from '@nishiki/domain/account/ask-for-mail';
import { beginIdentity } from '@nishiki/domain/account/begin-identity';
import { exchangeCode } from '@nishiki/domain/account/exchange-code';
import { finishIdentity } from '@nishiki/domain/account/finish-identity';
import { confirmPage } from '@nishiki/domain/account/mail-links';
import { readUser } from '@nishiki/domain/account/read-user';
import { refreshSession } from '@nishiki/domain/account/refresh-session';
import { signIn } from '@nishiki/domain/account/sign-in';
import { signOut } from '@nishiki/domain/account/sign-out';
import { signUp } from '@nishiki/domain/account/sign-up';
import { takeMailLink } from '@nishiki/domain/account/take-mail-link';
import { updateUser } from '@nishiki/domain/account/update-user';
import type { Hono } from 'hono';
import { route } from '../http/answer.ts';
import type { Env } from '../http/env.ts';
import type { Parts } from '../http/parts.ts';

/** Redirects leave no trace of the address they came from: it may carry a token. */
const leadTo = (address: string): Response =>
  new Response(null, {
    status: 302,
    headers: { Location: address, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
  });

/** The account service, /auth/v1. */
export const authRoutes = (app: Hono<Env>, parts: Parts): void => {
  route(app, parts, endpoints.authSignup, ({ ctx, input }) => signUp(ctx, input));
  route(app, parts, endpoints.authToken, ({ ctx, input }) => {
    if (input.grant_type === 'password') return signIn(ctx, input);
    if (input.grant_type === 'refresh_token')
      return refreshSession(ctx, { refreshToken: input.refresh_token });
    return exchangeCode(ctx, { code: input.auth_code, verifier: input.code_verifier });
  });
  route(app, parts, endpoints.authLogout, async ({ ctx, input }) => {
    await signOut(ctx, input);
    return {};
  });
  route(app, parts, endpoints.authUser, ({ ctx }) => readUser(ctx));
  route(app, parts, endpoints.authUpdateUser, ({ ctx, input }) => updateUser(ctx, input));
  route(app, parts, endpoints.authRecover, async ({ ctx, input }) => {
    await askForMail(ctx, { kind: 'recovery', email: input.email });
    return {};
  });
  route(app, parts, endpoints.authResend, async ({ ctx, input }) => {
    const kind = input.type === 'signup' ? 'resend-verification' : 'resend-email-change';
    await askForMail(ctx, { kind, email: input.email });
    return {};
  });
  route(app, parts, endpoints.authVerify, ({ ctx, input }) =>
    takeMailLink(ctx, {
      token: input.token_hash,
      purpose: input.type === 'email' ? 'signup' : input.type,
    }),
  );
  route(app, parts, endpoints.authVerifyLink, async ({ ctx, input }) =>
    leadTo(confirmPage(ctx.origin(), input.token, input.type === 'email' ? 'signup' : input.type)),
  );
  route(app, parts, endpoints.authAuthorize, async ({ ctx, input }) =>
    leadTo(
      await beginIdentity(ctx, {
        redirectTo: input.redirect_to,
        challenge: input.code_challenge,
        challengeMethod: input.code_challenge_method,
      }),
    ),
  );
  route(app, parts, endpoints.authCallback, async ({ ctx, c }) =>
    leadTo(await finishIdentity(ctx, new URL(c.req.url).searchParams)),
  );
  route(app, parts, endpoints.authSettings, async () => ({
    external: { email: true as const, google: parts.identity !== null },
    disable_signup: false as const,
    mailer_autoconfirm: false as const,
    stand_ins: {
      google: parts.identity?.isStandIn ?? false,
      mail: parts.mailer.isStandIn,
    },
  }));
  route(app, parts, endpoints.authHealth, async () => ({
    name: 'Nishiki',
    version: '1',
    description: 'The account service of Nishiki, in the GoTrue protocol',
  }));
  route(app, parts, endpoints.authKeys, async ({ ctx }) => ({
    keys: await ctx.accessTokens.publicKeys(),
  }));
};
