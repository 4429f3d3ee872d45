import type { Identity, IdentityFlow, IdentityProvider } from '@nishiki/domain/ports';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { errorCode, refusal } from './refusal.ts';

/** Who somebody claims to be on the stand-in page. */
export type StandInAccount = Omit<Identity, 'subject'>;

export type StandInSettings = {
  /** Signs the codes. */
  readonly key: Uint8Array;
  /** Path of the page at the origin of the flow's callback. */
  readonly pageUrl: string;
  readonly now?: () => Date;
};

export type StandInProvider = IdentityProvider & {
  /**
   * The code with which the page sends the browser back.
   * @param state of the flow, as `begin` put it into the page's address
   * @param nonce of the flow, likewise
   */
  issue(state: string, nonce: string, account: StandInAccount): string;
};

/** What a code says. It carries everything, so that no process must remember anything. */
type Ticket = StandInAccount & Pick<IdentityFlow, 'state' | 'nonce'> & { readonly exp: number };

const CODE_MS = 60_000;

const cleanAddress = (email: string): string => email.trim().toLowerCase();

/** The same address is the same person, today and tomorrow. */
const subjectOf = (email: string): string =>
  `stand-in-${createHash('sha256').update(email).digest('hex').slice(0, 32)}`;

/**
 * Takes the place of a provider where no client id is set, so that signing in works on a machine of
 * one's own: a page asks who one wants to be. It believes whatever is typed, so the server must
 * serve that page to local requests only.
 */
export const standInProvider = (settings: StandInSettings): StandInProvider => {
  const { key, pageUrl, now = () => new Date() } = settings;
  // The prefix keeps what else is signed with this key from being taken for a code.
  const sign = (body: string): string =>
    createHmac('sha256', key).update(`stand-in-identity:${body}`).digest('base64url');

  const open = (code: string): Ticket | null => {
    const [body = ''] = code.split('.');
    const given = Buffer.from(code);
    const expected = Buffer.from(`${body}.${sign(body)}`);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    // Signed here, so it is what `issue` wrote.
    return JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as Ticket;
  };

  return {
    isStandIn: true,
    async begin({ state, nonce, callbackUrl }) {
      const page = new URL(pageUrl, callbackUrl);
      page.search = new URLSearchParams({ state, nonce, callback: callbackUrl }).toString();
      return page.href;
    },
    issue(state, nonce, { email, emailVerified, name }) {
      const exp = now().getTime() + CODE_MS;
      const ticket: Ticket = {
        email: cleanAddress(email),
        emailVerified,
        name: name?.trim() || null,
        nonce,
        state,
        exp,
      };
      const body = Buffer.from(JSON.stringify(ticket)).toString('base64url');
      return `${body}.${sign(body)}`;
    },
    async finish(flow, query) {
      if (query.get('state') !== flow.state) throw refusal('stand-in: unexpected state');
      const error = query.get('error');
      if (error !== null) throw refusal(`stand-in: the page answered ${errorCode(error)}`);
      const ticket = open(query.get('code') ?? '');
      if (ticket === null) throw refusal('stand-in: the code was not issued here');
      if (ticket.exp <= now().getTime()) throw refusal('stand-in: the code has run out');
      if (ticket.state !== flow.state || ticket.nonce !== flow.nonce)
        throw refusal('stand-in: the code belongs to another flow');
      const { email, emailVerified, name } = ticket;
      return { subject: subjectOf(email), email, emailVerified, name };
    },
  };
};
