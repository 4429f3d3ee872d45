/** A keeper who changes the password locks everybody else out, whatever they have prepared. */
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { holdAccount } from '@nishiki/domain/account/account';
import { endSessions } from '@nishiki/domain/account/end-sessions';
import { asSystem } from '@nishiki/domain/own-rows';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { authCalls, sessionIn, signedIn, told } from '../../test/auth-calls.ts';
import { noLimits } from '../../test/auth-site.ts';
import { linkIn, newEmail, newPassword } from '../../test/keepers.ts';
import { createTestApp, jobCtx } from '../../test/test-app.ts';

const db = await createTestDatabase();
const test = await createTestApp(db, { environment: noLimits });
const ctx = jobCtx(test);
const calls = authCalls(test);
const tooLate = { status: 403, code: 'otp_expired' };

type Signed = Awaited<ReturnType<typeof signedIn>>;
const changePassword = (keeper: Signed, password = newPassword()): Promise<Response> =>
  calls.update(keeper.access_token, { password, current_password: keeper.password });
const mailTo = async (address: string, subject: string) =>
  linkIn((await calls.mailsTo(address)).find((mail) => mail.subject === subject));

/** Until a request waits for a row that our transaction holds. */
const waitsForUs = (): Promise<void> =>
  expect
    .poll(async () => {
      const waiting = await db.asOwner(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return waiting.length;
    })
    .toBe(1);

describe('a new password', () => {
  it('ends a change of address that a thief has asked for, as the notice promises', async () => {
    const keeper = await signedIn(calls);
    const thief = await sessionIn(await calls.signIn(keeper));
    const theirs = newEmail('thief');
    expect((await calls.update(thief.access_token, { email: theirs })).status).toBe(200);
    const link = await mailTo(theirs, 'Confirm your new e-mail address');
    const [notice] = await calls.mailsTo(keeper.email);
    expect(notice?.text).toContain('sign in and change your password now');

    expect((await changePassword(keeper)).status).toBe(200);
    expect(await told(await calls.verify(link))).toEqual(tooLate);
    const user = await (await calls.user(keeper.access_token)).json();
    expect(user).toMatchObject({ email: keeper.email });
    expect(user).not.toHaveProperty('new_email');
  });

  it('ends one whose mail has not been sent yet', async () => {
    const keeper = await signedIn(calls);
    const thief = await sessionIn(await calls.signIn(keeper));
    const theirs = newEmail('thief');
    await calls.update(thief.access_token, { email: theirs });
    expect((await changePassword(keeper)).status).toBe(200);
    expect(await calls.mailsTo(theirs)).toEqual([]);
    expect((await calls.post('resend', { type: 'email_change', email: theirs })).status).toBe(200);
    expect(await calls.mailsTo(theirs)).toEqual([]);
  });

  it('ends every link that was sent before: each would open the account', async () => {
    const keeper = await signedIn(calls);
    const signup = await mailTo(keeper.email, 'Please confirm your e-mail address');
    await calls.post('recover', { email: keeper.email });
    const recovery = await mailTo(keeper.email, 'Choose a new password');
    expect((await changePassword(keeper)).status).toBe(200);
    for (const link of [signup, recovery])
      expect(await told(await calls.verify(link))).toEqual(tooLate);
    await calls.post('resend', { type: 'signup', email: keeper.email });
    const again = await mailTo(keeper.email, 'Please confirm your e-mail address');
    expect((await calls.verify(again)).status).toBe(200);
  });

  it('keeps the address that is asked for with it', async () => {
    const keeper = await signedIn(calls);
    const wanted = newEmail('wanted');
    const body = { email: wanted, password: newPassword(), current_password: keeper.password };
    const answer = await calls.update(keeper.access_token, body);
    expect(await answer.json()).toMatchObject({ email: keeper.email, new_email: wanted });
    const link = await mailTo(wanted, 'Confirm your new e-mail address');
    expect((await calls.verify(link)).status).toBe(200);
  });

  it('is not passed by a sign-in with the old one that is under way', async () => {
    const keeper = await signedIn(calls);
    let signingIn: Promise<Response> | undefined;
    await asSystem(ctx, async (tx) => {
      // In the middle of a change: the new hash is written and not committed.
      await holdAccount(tx, keeper.user.id);
      await tx.execute(
        sql`update accounts set password_hash = 'changed' where user_id = ${keeper.user.id}`,
      );
      signingIn = calls.signIn(keeper);
      await waitsForUs();
    });
    const answer = await (signingIn as Promise<Response>);
    expect(await told(answer)).toEqual({ status: 400, code: 'invalid_credentials' });
    const standing = await db.asOwner(
      'select 1 from sessions where user_id = $1 and ended_at is null',
      [keeper.user.id],
    );
    expect(standing).toHaveLength(1);
  });

  it('is not passed by a change of address that a thief asks for at the same moment', async () => {
    const keeper = await signedIn(calls);
    const thief = await sessionIn(await calls.signIn(keeper));
    const theirs = newEmail('thief');
    let asking: Promise<Response> | undefined;
    await asSystem(ctx, async (tx) => {
      await holdAccount(tx, keeper.user.id);
      await endSessions(tx, { userId: keeper.user.id, because: 'password changed' });
      asking = calls.update(thief.access_token, { email: theirs });
      await waitsForUs();
    });
    const answer = await (asking as Promise<Response>);
    expect(await told(answer)).toEqual({ status: 403, code: 'session_not_found' });
    expect(await calls.mailsTo(theirs)).toEqual([]);
  });

  it('and a recovery link used at once never answer 500', async () => {
    for (let round = 0; round < 6; round += 1) {
      const keeper = await signedIn(calls);
      await calls.post('recover', { email: keeper.email });
      const recovery = await mailTo(keeper.email, 'Choose a new password');
      const signup = await mailTo(keeper.email, 'Please confirm your e-mail address');
      const [changed, opened, confirmed] = await Promise.all([
        changePassword(keeper),
        calls.verify(recovery),
        calls.verify(signup),
      ]);
      expect([200, 403]).toContain(changed.status);
      expect([200, 403]).toContain(opened.status);
      expect([200, 403]).toContain(confirmed.status);
    }
  });
});

describe('a letter box', () => {
  it('is not flooded by many accounts that want its address', async () => {
    const strict = await createTestApp(db, {
      environment: { ...noLimits, ACCOUNT_TRIES_PER_EMAIL: '3' },
    });
    const strictCalls = authCalls(strict);
    const target = newEmail('target');
    for (let i = 0; i < 5; i += 1) {
      const { access_token: token } = await signedIn(strictCalls);
      expect((await strictCalls.update(token, { email: target })).status).toBe(200);
    }
    expect(await strictCalls.mailsTo(target)).toHaveLength(3);
  });
});
