/** Each identity provider with somebody in front of it, so that one suite can drive all. */
import type { IdentityFlow, IdentityProvider } from '@nishiki/domain/ports';
import { openIdProvider } from '../openid-provider.ts';
import { standInProvider, type StandInAccount } from '../stand-in-provider.ts';
import { createBrowser } from './browser.ts';
import { CLIENT_ID, CLIENT_SECRET } from './flow.ts';
import { startRealIssuer, type RealIssuer } from './real-issuer.ts';

export type Rig = {
  readonly provider: IdentityProvider;
  /** Begins, signs in there, and gives the parameters with which the browser is sent back. */
  signIn(flow: IdentityFlow, account: StandInAccount): Promise<URLSearchParams>;
  /** The same for somebody who changes their mind. */
  cancel(flow: IdentityFlow): Promise<URLSearchParams>;
  close(): Promise<void>;
};

export const openIdRig = async (): Promise<Rig & { readonly issuer: RealIssuer }> => {
  const issuer = await startRealIssuer();
  const provider = openIdProvider({
    issuer: issuer.origin,
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    allowInsecure: true,
  });
  const answering = async (flow: IdentityFlow, choice: string): Promise<URLSearchParams> => {
    const browser = createBrowser();
    const page = await browser.open(await provider.begin(flow), flow.callbackUrl);
    page.search = choice;
    return (await browser.open(page.href, flow.callbackUrl)).searchParams;
  };
  return {
    provider,
    issuer,
    async signIn(flow, account) {
      const [id = ''] = account.email.split('@');
      issuer.accounts.set(id, account);
      return answering(flow, new URLSearchParams({ account: id }).toString());
    },
    cancel: (flow) => answering(flow, 'cancel'),
    close: issuer.close,
  };
};

export type StandInRig = Rig & { time: Date };

/** The page itself belongs to the server and is tested there: here its two buttons are pressed. */
export const standInRig = async (): Promise<StandInRig> => {
  const provider = standInProvider({
    key: new Uint8Array(32).fill(7),
    pageUrl: '/dev/identity',
    now: () => rig.time,
  });
  const pageOf = async (flow: IdentityFlow): Promise<{ state: string; nonce: string }> => {
    const { searchParams } = new URL(await provider.begin(flow));
    return { state: searchParams.get('state') ?? '', nonce: searchParams.get('nonce') ?? '' };
  };
  const rig: StandInRig = {
    provider,
    time: new Date(),
    async signIn(flow, account) {
      const { state, nonce } = await pageOf(flow);
      return new URLSearchParams({ state, code: provider.issue(state, nonce, account) });
    },
    async cancel(flow) {
      const { state } = await pageOf(flow);
      return new URLSearchParams({ state, error: 'access_denied' });
    },
    close: async () => undefined,
  };
  return rig;
};
