/** The support chat: answered at once, or passed on to people by mail. */
import { endpoints } from '@nishiki/contract/endpoints';
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { uuidv7 } from '@nishiki/db/uuidv7';
import { runOutbox } from '@nishiki/domain/outbox/run-outbox';
import { expireSupport } from '@nishiki/domain/support/expire-support';
import type { Mail, SupportDesk } from '@nishiki/domain/ports';
import { beforeEach, describe, expect, it } from 'vitest';
import { newSignedIn } from '../../test/signed-in.ts';
import { cookieOf, createTestApp, jobCtx, photoRequest } from '../../test/test-app.ts';

const db = await createTestDatabase();
const supportDesk: SupportDesk = {
  answer: (message) =>
    message.includes('tokens')
      ? { text: 'On your profile.', known: true }
      : { text: 'A person will read it.', known: false },
};
const test = await createTestApp(db, {
  ports: { supportDesk },
  environment: { CONTACTS_PER_ADDRESS: '3', SUPPORT_EMAIL: 'help@pond.example' },
});
const mails: Mail[] = [];
const ctx = {
  ...jobCtx(test),
  mailer: { isStandIn: true, send: async (mail: Mail) => void mails.push(mail) },
};
beforeEach(() => {
  mails.length = 0;
  return db.asOwner('delete from rate_limits');
});

type Said = { reply?: string; passedOn?: boolean; error?: { code: string } };
const ask = async (headers: Record<string, string>, message: string, more: object = {}) => {
  const body = { message, session_id: 'a tab', ...more };
  const response = await test.app.request(endpoints.supportChat.path, photoRequest(body, headers));
  const said = (await response.json()) as Said;
  return { status: response.status, cookie: cookieOf(response), ...said };
};
const mailed = async (): Promise<Mail[]> => {
  await runOutbox(ctx);
  return mails;
};

describe('a message to support', () => {
  it('that is known is answered, for nothing, and no person is asked', async () => {
    const keeper = await newSignedIn(ctx, { balance: 0 });
    expect(await ask(keeper.headers, 'Where are my tokens?')).toMatchObject({
      ...{ status: 200, reply: 'On your profile.', passedOn: false },
    });
    expect(await mailed()).toEqual([]);
  });

  it('that is not known goes to people with what was said before, and is answered to the account', async () => {
    const email = `${uuidv7()}@pond.example`;
    const keeper = await newSignedIn(ctx, { email });
    await ask(keeper.headers, 'Where are my tokens?');
    await ask(keeper.headers, 'Elsewhere: my tokens?', { session_id: 'another tab' });
    const asked = { user_email: 'thief@pond.example' };
    expect(await ask(keeper.headers, 'Do you\nsell koi?', asked)).toMatchObject({
      ...{ reply: 'A person will read it.', passedOn: true },
    });
    const [mail] = await mailed();
    expect(mail).toMatchObject({
      ...{ to: 'help@pond.example', replyTo: email, subject: 'Support chat: Do you sell koi?' },
    });
    expect(mail?.text).toContain('Before, asked: Where are my tokens?');
    expect(mail?.text).toContain(`Signed in as the account ${keeper.userId}.`);
    expect(mail?.text).not.toMatch(/Elsewhere|thief/);
  });

  it('is marked from level 4 on', async () => {
    const keeper = await newSignedIn(ctx);
    await db.asOwner('update profiles set level = 4 where user_id = $1', [keeper.userId]);
    await ask(keeper.headers, 'Help');
    expect((await mailed())[0]?.subject).toBe('[Priority] Support chat: Help');
  });

  it("of a guest goes on in that browser only, and names another's conversation in vain", async () => {
    const { cookie } = await ask({}, 'Where are my tokens?');
    const more = { user_email: 'Visitor@pond.example' };
    await ask({ cookie }, 'And you?', more);
    await ask({}, 'And they?', more);
    const [own, others] = await mailed();
    expect(own).toMatchObject({ replyTo: 'visitor@pond.example' });
    expect(own?.text).toContain('Where are my tokens?');
    expect(others?.text).not.toContain('Where are my tokens?');
  });

  it('of a guest without an address says that nobody can answer it', async () => {
    for (const more of [{}, { user_email: 'not an address' }, { user_email: null }]) {
      const { reply, passedOn } = await ask({}, 'Do you sell koi?', more);
      expect(reply).toMatch(/^A person will read it\.\n\nThere is no e-mail address/);
      expect(passedOn).toBe(true);
    }
    for (const mail of await mailed()) expect(mail.replyTo).toBeUndefined();
  });

  it('is limited where it costs a person time', async () => {
    for (let i = 0; i < 3; i += 1) expect((await ask({}, `Question ${i}`)).status).toBe(200);
    expect(await ask({}, 'Question 4')).toMatchObject({
      ...{ status: 429, error: { code: 'rate_limited' } },
    });
    expect((await ask({}, 'Where are my tokens?')).status).toBe(200);
  });

  it.each([
    ['empty', '  \n', 400, 'message_empty'],
    ['too long', 'x'.repeat(20_000), 413, 'message_too_long'],
  ])('that is %s is refused and not kept', async (_what, message, status, code) => {
    const session = uuidv7();
    expect(await ask({}, message, { session_id: session })).toMatchObject({
      ...{ status, error: { code } },
    });
    const kept = await db.asOwner('select 1 from support_messages where session = $1', [session]);
    expect(kept).toEqual([]);
  });

  it('of a guest is kept for 90 days, that of a keeper until the account goes', async () => {
    const session = uuidv7();
    const keeper = await newSignedIn(ctx);
    const script = '<script>tokens</script>';
    await ask({}, script, { session_id: session });
    await ask(keeper.headers, script, { session_id: session });
    const kept = () =>
      db.asOwner<{ message: string; guest: boolean }>(
        'select message, device_id is not null as guest from support_messages where session = $1 order by guest',
        [session],
      );
    const inDays = (days: number) => ({
      ...ctx,
      now: () => new Date(Date.now() + days * 24 * 3600 * 1000),
    });
    await expireSupport(inDays(89));
    expect(await kept()).toEqual([
      { message: script, guest: false },
      { message: script, guest: true },
    ]);
    expect(await expireSupport(inDays(91))).toBeGreaterThan(0);
    expect(await kept()).toEqual([{ message: script, guest: false }]);
  });
});
