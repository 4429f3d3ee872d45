/** Where the account service leads to. What `ownAddress` makes of an address has its own test. */
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { beforeAll, describe, expect, it } from 'vitest';
import { startAuthSite } from '../../test/auth-site.ts';
import { atTheStandIn } from '../../test/google.ts';
import { linkIn, newEmail, newKeeper, newPassword, type Keeper } from '../../test/keepers.ts';

const site = await startAuthSite(await createTestDatabase());
const { origin } = site;
const { host, port } = new URL(origin);

const evil = 'evil.example';
const hostile: Record<string, string> = {
  'another site': `https://${evil}/`,
  'another site by plain http': `http://${evil}:${port}/`,
  'no scheme': `//${evil}/`,
  'many slashes': `////${evil}/`,
  backslashes: `\\\\${evil}/`,
  'slash and backslash': `/\\${evil}/`,
  'backslash and slash': `\\/${evil}/`,
  'a scheme without slashes': `https:${evil}`,
  'a script': `javascript:location='//${evil}'`,
  'a script with signs in front': `\u0001\u0020JaVaScRiPt:alert('${evil}')`,
  'a script broken by a newline': `java\nscript:alert('${evil}')`,
  'a script that begins like an address': `javascript://${host}/%0aalert('${evil}')`,
  data: `data:text/html,<script>location='//${evil}'</script>`,
  'a file': `file://${evil}/etc/passwd`,
  'our name in front of another': `${origin}.${evil}/`,
  'our address as a user': `${origin}@${evil}/`,
  'our host as a user': `http://${host}@${evil}/`,
  'our host as user and password': `http://${host}:x@${evil}/`,
  'a user at our host': `http://${evil}:secret@${host}/`,
  'our host in the fragment': `http://${evil}#@${host}/`,
  'our host behind a backslash': `http://${evil}\\@${host}/`,
  'another port': `http://127.0.0.1:1/${evil}`,
  'another machine of this network': `http://127.0.0.2:${port}/${evil}`,
  'an encoded @': `${origin}%40${evil}/`,
  'an encoded dot': `${origin}%2e${evil}/`,
  'encoded slashes after a scheme': `https:%2f%2f${evil}/`,
  'an ideographic full stop': `http://127.0.0.1。${evil}:${port}/`,
  'a fullwidth solidus': `//${evil}／${host}/`,
  'a line feed between slashes': `/\n/${evil}/`,
  'a tab between slashes': `/\t/${evil}/`,
  'a tab in a scheme': `ht\ttps://${evil}/`,
  'a header of its own': `/\r\nLocation: https://${evil}/`,
  'a header and a body': `${origin}/\r\n\r\n<script>//${evil}</script>`,
  'a zero': `\0//${evil}/`,
};
const long: Record<string, string> = {
  'a long address elsewhere': `https://${evil}/${'a'.repeat(2100)}`,
  'a long host': `https://${`${'a'.repeat(60)}.`.repeat(40)}${evil}/`,
};
const cases = Object.entries({ ...hostile, ...long });

const query = (wanted: string): string => new URLSearchParams({ redirect_to: wanted }).toString();
const post = (name: string, wanted: string, body: object, headers = {}): Promise<Response> =>
  fetch(`${origin}/auth/v1/${name}?${query(wanted)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    // Where it does not belong it must do nothing either.
    body: JSON.stringify({ ...body, redirect_to: wanted }),
    redirect: 'manual',
  });

/** Refused as input, or answered without leading anywhere. @returns whether it was answered */
const leadsNowhere = async (answer: Response): Promise<boolean> => {
  expect([200, 400]).toContain(answer.status);
  expect(JSON.stringify([...answer.headers])).not.toContain(evil);
  expect(await answer.text()).not.toContain(evil);
  return answer.status === 200;
};

/** A link of a mail leads to one page of ours, and carries what that page needs. */
const isOwnLink = (mail: Parameters<typeof linkIn>[0]): void => {
  const { address } = linkIn(mail);
  expect(address.origin + address.pathname).toBe(`${origin}/auth/confirm`);
  expect([...address.searchParams.keys()]).toEqual(['token_hash', 'type']);
  expect(JSON.stringify([mail?.text, mail?.html])).not.toContain(evil);
};

let keeper: Keeper;
beforeAll(async () => {
  keeper = await newKeeper(site);
});

describe('redirect_to', () => {
  const authorize = (wanted: string): string =>
    `${origin}/auth/v1/authorize?provider=google&code_challenge=${'c'.repeat(43)}&${query(wanted)}`;

  it('brings somebody back to a page of ours, with the code', async () => {
    const email = newEmail();
    const account = { email, emailVerified: true, name: null };
    const page = await atTheStandIn(authorize(`${origin}/koi?plan=breeder`), account);
    expect(page.origin + page.pathname).toBe(`${origin}/koi`);
    expect([...page.searchParams.keys()]).toEqual(['plan', 'code']);
  });

  it.each(cases)('of %s does not lead away from authorize and its callback', async (_, wanted) => {
    const first = await fetch(authorize(wanted), { redirect: 'manual' });
    expect([302, 400]).toContain(first.status);
    expect(JSON.stringify([...first.headers])).not.toContain(evil);
    if (first.status === 400) return;
    const account = { email: newEmail(), emailVerified: true, name: null };
    for (const who of [account, null]) {
      const page = await atTheStandIn(authorize(wanted), who);
      expect(page.origin).toBe(origin);
      expect(page.username + page.password).toBe('');
      expect(page.searchParams.has(who ? 'code' : 'error')).toBe(true);
    }
  });

  it.each(cases)('of %s has no say in the answer and the mail of signing up', async (_, wanted) => {
    const email = newEmail();
    if (await leadsNowhere(await post('signup', wanted, { email, password: newPassword() })))
      isOwnLink((await site.mailsTo(email))[0]);
    else expect(await site.mailsTo(email)).toEqual([]);
  });

  it.each(cases)('of %s has no say in recovering', async (_, wanted) => {
    const before = (await site.mailsTo(keeper.email)).length;
    const answered = await leadsNowhere(await post('recover', wanted, { email: keeper.email }));
    const mails = await site.mailsTo(keeper.email);
    expect(mails.length - before).toBe(answered ? 1 : 0);
    if (answered) isOwnLink(mails[0]);
  });

  it.each(cases)('of %s has no say in sending again', async (_, wanted) => {
    const before = (await site.mailsTo(keeper.email)).length;
    const wish = { type: 'signup', email: keeper.email };
    const answered = await leadsNowhere(await post('resend', wanted, wish));
    const mails = await site.mailsTo(keeper.email);
    expect(mails.length - before).toBe(answered ? 1 : 0);
    if (answered) isOwnLink(mails[0]);
  });

  it.each(cases)('of %s does not lead away from the link of a mail', async (_, wanted) => {
    const link = `${origin}/auth/v1/verify?token=t&type=signup&${query(wanted)}`;
    const answer = await fetch(link, { redirect: 'manual' });
    expect([302, 400]).toContain(answer.status);
    if (answer.status === 302)
      expect(answer.headers.get('location')).toBe(
        `${origin}/auth/confirm?token_hash=t&type=signup`,
      );
  });

  it('that is only long is refused, and one of 2,000 characters is not', async () => {
    const most = `/${'a'.repeat(1999)}`;
    const status = async (wanted: string) =>
      (await fetch(authorize(wanted), { redirect: 'manual' })).status;
    expect([await status(most), await status(`${most}a`)]).toEqual([302, 400]);
  });
});

describe('the callback', () => {
  it.each(cases)('does not lead to %s that somebody writes into its address', async (_, wanted) => {
    const names = ['redirect_to', 'redirect_uri', 'state', 'error_description', 'error', 'code'];
    const asked = new URLSearchParams(Object.fromEntries(names.map((name) => [name, wanted])));
    const answer = await fetch(`${origin}/auth/v1/callback?${asked.toString()}`, {
      redirect: 'manual',
    });
    expect([302, 400]).toContain(answer.status);
    const page = answer.headers.get('location');
    if (answer.status === 400) expect(page).toBeNull();
    else {
      expect(new URL(page ?? '').origin + new URL(page ?? '').pathname).toBe(`${origin}/`);
      expect(page).not.toContain(evil);
    }
  });
});

describe('links and ways back', () => {
  it('are made from the address of the site, whatever host a request names', async () => {
    const test = site.app;
    const headers = {
      'content-type': 'application/json',
      host: evil,
      forwarded: `host=${evil}`,
      'x-forwarded-host': evil,
      'x-forwarded-proto': 'https',
    };
    const body = JSON.stringify({ email: keeper.email });
    const url = `http://${evil}/auth/v1`;
    const answer = await test.request(`${url}/recover`, { method: 'POST', headers, body });
    expect(answer.status).toBe(200);
    isOwnLink((await site.mailsTo(keeper.email))[0]);
    const away = await test.request(`${url}/authorize?provider=google&code_challenge=c`, {
      headers,
    });
    const page = new URL(away.headers.get('location') ?? '');
    expect(page.origin).toBe(origin);
    expect(page.searchParams.get('callback')).toBe(`${origin}/auth/v1/callback`);
  });
});
