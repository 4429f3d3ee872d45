import type { StandInProvider } from '@nishiki/integrations/identity/stand-in-provider';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { html } from 'hono/html';
import * as z from 'zod';
import type { Env } from '../http/env.ts';

export type DevIdentityParts = {
  /** Whether the request comes from this machine to a site that is not public. */
  readonly isLocal: (c: Context<Env>) => boolean;
  /** Null where a real provider is set up. */
  readonly provider: StandInProvider | null;
};

const PAGE = '/dev/identity';
const CALLBACK = '/auth/v1/callback';
const BODY_LIMIT = 4096;

const token = z.string().min(1).max(512);
const flowSchema = z.object({ state: token, nonce: token, callback: z.url() });
type Flow = z.infer<typeof flowSchema>;

const accountSchema = z.object({
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  name: z.string().trim().max(100),
});

type Typed = { readonly email: string; readonly name: string; readonly verified: boolean };
type Problem = { readonly field: string; readonly words: string };

const problemOf = (error: z.ZodError): Problem =>
  error.issues[0]?.path[0] === 'name'
    ? { field: 'name', words: 'The name may have at most 100 characters.' }
    : { field: 'email', words: 'Enter an e-mail address such as keeper@example.org.' };

const marks = (field: string, problem: Problem | null) =>
  problem?.field === field ? html`aria-invalid="true" aria-describedby="problem"` : '';

const page = (flow: Flow, typed: Typed, problem: Problem | null) =>
  html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Stand-in for Google</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/dev/dev.css" />
      </head>
      <body>
        <main>
          <h1>This is a stand-in for Google on this machine</h1>
          <p>No Google client is set up, so you may say who you are. Nothing is sent anywhere.</p>
          ${problem && html`<p id="problem" role="alert">${problem.words}</p>`}
          <form method="post" action="${PAGE}">
            <input type="hidden" name="state" value="${flow.state}" />
            <input type="hidden" name="nonce" value="${flow.nonce}" />
            <input type="hidden" name="callback" value="${flow.callback}" />
            <p>
              <label for="email">E-mail address</label>
              <input
                id="email"
                name="email"
                type="email"
                value="${typed.email}"
                maxlength="254"
                autocomplete="email"
                required
                ${marks('email', problem)}
              />
            </p>
            <p>
              <label for="name">Name</label>
              <input
                id="name"
                name="name"
                value="${typed.name}"
                maxlength="100"
                autocomplete="name"
                ${marks('name', problem)}
              />
            </p>
            <p>
              <input
                id="verified"
                name="verified"
                type="checkbox"
                ${typed.verified ? 'checked' : ''}
              />
              <label for="verified">The address is verified</label>
            </p>
            <p>
              <button name="choice" value="continue">Continue</button>
              <button name="choice" value="cancel" formnovalidate>Cancel</button>
            </p>
          </form>
        </main>
      </body>
    </html>`;

/** Null unless complete and leading to our own callback: a code goes nowhere else. */
const readFlow = (c: Context<Env>, fields: URLSearchParams): Flow | null => {
  const parsed = flowSchema.safeParse(Object.fromEntries(fields));
  if (!parsed.success) return null;
  const ours = new URL(CALLBACK, c.req.url).href;
  return new URL(parsed.data.callback).href === ours ? parsed.data : null;
};

const back = (c: Context<Env>, flow: Flow, answer: Record<string, string>): Response => {
  const address = new URL(flow.callback);
  address.search = new URLSearchParams({ state: flow.state, ...answer }).toString();
  return c.redirect(address.href, 303);
};

const incomplete = (c: Context<Env>): Response =>
  c.text('This page is opened by the sign-in button: its address is not complete.', 400);

/** What cannot be used is shown again with the reason. */
const accept = (
  c: Context<Env>,
  provider: StandInProvider,
  flow: Flow,
  fields: URLSearchParams,
) => {
  if (fields.get('choice') === 'cancel') return back(c, flow, { error: 'access_denied' });
  const typed = { email: fields.get('email') ?? '', name: fields.get('name') ?? '' };
  const emailVerified = fields.has('verified');
  const account = accountSchema.safeParse(typed);
  if (!account.success)
    return c.html(page(flow, { ...typed, verified: emailVerified }, problemOf(account.error)), 400);
  const { email, name } = account.data;
  const identity = { email, emailVerified, name: name || null };
  return back(c, flow, { code: provider.issue(flow.state, flow.nonce, identity) });
};

/** The page at which the stand-in identity provider asks who one wants to be. */
export const devIdentityRoutes = (app: Hono<Env>, parts: DevIdentityParts): void => {
  const { isLocal, provider } = parts;
  if (provider === null) {
    app.all(PAGE, (c) => c.notFound());
    return;
  }
  const localOnly = createMiddleware<Env>(async (c, next) => {
    if (!isLocal(c)) return c.notFound();
    c.header('Cache-Control', 'no-store');
    await next();
  });
  app.get(PAGE, localOnly, (c) => {
    const flow = readFlow(c, new URL(c.req.url).searchParams);
    if (flow === null) return incomplete(c);
    return c.html(page(flow, { email: '', name: '', verified: true }, null));
  });
  app.post(
    PAGE,
    localOnly,
    bodyLimit({ maxSize: BODY_LIMIT, onError: (c) => c.text('The form is too large.', 413) }),
    async (c) => {
      // Browsers name where a form was: another site must not sign somebody in here.
      const from = c.req.header('origin');
      if (from !== undefined && from !== new URL(c.req.url).origin)
        return c.text('The form was sent from another site.', 403);
      const fields = new URLSearchParams(await c.req.text());
      const flow = readFlow(c, fields);
      return flow === null ? incomplete(c) : accept(c, provider, flow, fields);
    },
  );
};
