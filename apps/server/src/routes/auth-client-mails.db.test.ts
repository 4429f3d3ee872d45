/** The maintained client, and the links of the mails that its calls send. */
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { describe, expect, it } from 'vitest';
import { outboxIsEmpty, startAuthSite } from '../../test/auth-site.ts';
import {
  clientOf,
  expectError,
  linkIn,
  newEmail,
  newKeeper,
  newPassword,
  signInAgain,
  verified,
} from '../../test/keepers.ts';

const db = await createTestDatabase();
const site = await startAuthSite(db);

const subjectsTo = async (address: string): Promise<string[]> =>
  (await site.mailsTo(address)).map(({ subject }) => subject);

const usedLink = {
  status: 403,
  code: 'otp_expired',
  message: 'This link has been used or is too old. Please ask for a new one.',
};

describe('signUp, resend and verifyOtp', () => {
  it('verify the address and sign in, once', async () => {
    const { email } = await newKeeper(site);
    const mails = await site.mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Please confirm your e-mail address']);
    const { address, token_hash, type } = linkIn(mails[0]);
    expect(address.origin + address.pathname).toBe(`${site.origin}/auth/confirm`);
    expect(type).toBe('signup');
    expect(mails[0]?.html).toContain(`token_hash=${token_hash}`);
    const client = clientOf(site);
    const { data, error } = await client.verifyOtp({ token_hash, type });
    expect(error).toBeNull();
    expect(data.session?.user.email_confirmed_at).toBeDefined();
    expect((await client.getUser()).data.user).toEqual(data.user);
    expectError((await clientOf(site).verifyOtp({ token_hash, type })).error, usedLink);
  });
  it('send the link again while it is needed, and only then', async () => {
    const { email } = await newKeeper(site);
    const client = clientOf(site);
    expect(await client.resend({ type: 'signup', email })).toMatchObject({ error: null });
    const mails = await site.mailsTo(email);
    expect(mails).toHaveLength(2);
    const [last, first] = mails.map(linkIn);
    const { error } = await client.verifyOtp({ token_hash: last?.token_hash ?? '', type: 'email' });
    expect(error).toBeNull();
    // Two links were sent and one is enough: the other one went with it.
    const other = await client.verifyOtp({ token_hash: first?.token_hash ?? '', type: 'signup' });
    expectError(other.error, usedLink);
    expect((await client.resend({ type: 'signup', email })).error).toBeNull();
    expect(await site.mailsTo(email)).toHaveLength(2);
  });
  it('send nothing to an address without an account', async () => {
    const email = newEmail('nobody');
    const client = clientOf(site);
    expect((await client.resend({ type: 'signup', email })).error).toBeNull();
    expect((await client.resend({ type: 'email_change', email })).error).toBeNull();
    expect((await client.resetPasswordForEmail(email)).error).toBeNull();
    expect(await site.mailsTo(email)).toEqual([]);
    expectError((await client.resend({ type: 'signup', email: 'nobody' })).error, {
      status: 400,
      code: 'email_address_invalid',
      message: 'Please enter a valid email address',
    });
  });
  it('refuse what is no link of ours', async () => {
    for (const token_hash of ['x', 'x'.repeat(64), 'x'.repeat(512)])
      expectError((await clientOf(site).verifyOtp({ token_hash, type: 'signup' })).error, usedLink);
    const { error } = await clientOf(site).verifyOtp({
      token_hash: 'x'.repeat(513),
      type: 'signup',
    });
    expect(error?.code).toBe('validation_failed');
  });
});

describe('resetPasswordForEmail and verifyOtp', () => {
  it('lead to a new password without the old one, and tell of it', async () => {
    const keeper = await verified(site, await newKeeper(site));
    const client = clientOf(site);
    const asked = await client.resetPasswordForEmail(keeper.email.toUpperCase(), {
      redirectTo: 'https://evil.example/',
    });
    expect(asked).toMatchObject({ data: {}, error: null });
    const mail = (await site.mailsTo(keeper.email))[0];
    expect(mail?.subject).toBe('Choose a new password');
    expect(mail?.text).not.toContain('evil');
    const { token_hash, type } = linkIn(mail);
    expect(type).toBe('recovery');
    const events: string[] = [];
    client.onAuthStateChange((event) => void events.push(event));
    expect((await client.verifyOtp({ token_hash, type })).error).toBeNull();
    expect(events).toContain('PASSWORD_RECOVERY');
    const password = newPassword();
    expect((await client.updateUser({ password })).error).toBeNull();
    await signInAgain(site, { email: keeper.email, password });
    expect((await keeper.client.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await subjectsTo(keeper.email))[0]).toBe('Your password was changed');
  });
  it('cannot be asked for at what is no address', async () => {
    expectError((await clientOf(site).resetPasswordForEmail('nobody')).error, {
      status: 400,
      code: 'email_address_invalid',
      message: 'Please enter a valid email address',
    });
  });
});

describe('updateUser with an address, resend and verifyOtp', () => {
  it('move the account once the new address is proved', async () => {
    const keeper = await verified(site, await newKeeper(site));
    const wanted = newEmail('Wanted');
    await keeper.client.updateUser({ email: wanted });
    const to = wanted.toLowerCase();
    expect(await subjectsTo(to)).toEqual(['Confirm your new e-mail address']);
    expect((await subjectsTo(keeper.email))[0]).toBe('Someone asked to change your e-mail address');
    const notice = (await site.mailsTo(keeper.email))[0];
    expect(notice?.text).not.toContain(to);
    expect(notice?.text).not.toContain('token_hash');

    expect((await keeper.client.resend({ type: 'email_change', email: wanted })).error).toBeNull();
    const mails = await site.mailsTo(to);
    expect(mails).toHaveLength(2);
    const { token_hash, type } = linkIn(mails[0]);
    expect(type).toBe('email_change');
    const { data, error } = await clientOf(site).verifyOtp({ token_hash, type });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ id: keeper.session.user.id, email: to });
    expect(data.user?.new_email).toBeUndefined();
    await signInAgain(site, { email: to, password: keeper.password });
    await expect(signInAgain(site, keeper)).rejects.toMatchObject({ code: 'invalid_credentials' });
    expect((await subjectsTo(keeper.email))[0]).toBe('Your e-mail address was changed');
    // Whoever holds the first of the two links comes too late.
    const first = linkIn(mails[1]).token_hash;
    expectError((await clientOf(site).verifyOtp({ token_hash: first, type })).error, usedLink);
  });
  it('send the link again for the account’s own address too, as the protocol’s server does', async () => {
    const keeper = await newKeeper(site);
    const wanted = newEmail();
    await keeper.client.updateUser({ email: wanted });
    await outboxIsEmpty(db);
    const { error } = await keeper.client.resend({ type: 'email_change', email: keeper.email });
    expect(error).toBeNull();
    expect(await subjectsTo(wanted)).toEqual([
      'Confirm your new e-mail address',
      'Confirm your new e-mail address',
    ]);
  });
  it('tell nobody that the wanted address has an account, and move nothing there', async () => {
    const taken = await newKeeper(site);
    const keeper = await newKeeper(site);
    const { data, error } = await keeper.client.updateUser({ email: taken.email });
    expect(error).toBeNull();
    expect(data.user?.new_email).toBe(taken.email);
    expect(await subjectsTo(taken.email)).toEqual(['Please confirm your e-mail address']);
    expect((await keeper.client.resend({ type: 'email_change', email: taken.email })).error).toBe(
      null,
    );
    expect(await subjectsTo(taken.email)).toEqual(['Please confirm your e-mail address']);
  });
  it('refuse the link when somebody has made an account there in the meantime', async () => {
    const keeper = await newKeeper(site);
    const wanted = newEmail();
    await keeper.client.updateUser({ email: wanted });
    const { token_hash, type } = linkIn((await site.mailsTo(wanted))[0]);
    const rival = { email: wanted, password: newPassword() };
    await clientOf(site).signUp(rival);
    expectError((await clientOf(site).verifyOtp({ token_hash, type })).error, usedLink);
    await signInAgain(site, rival);
    await signInAgain(site, keeper);
  });
});
