import type { Profile } from '@nishiki/contract/account';
import { describe, expect, it, vi } from 'vitest';
import { createAccountStore } from './create-account-store.ts';

const profileOf = (userId: string, tokens = 5): Profile => ({
  user_id: userId,
  email: 'keeper@example.org',
  subscription_tier: 'free',
  tokens_remaining: tokens,
  total_tokens_used: 0,
  experience_points: 0,
  level: 1,
  daily_streak: 0,
  show_tickets: 0,
  created_at: '2026-12-01T09:00:00.000Z',
  email_verified: false,
  pending_email: null,
  has_password: true,
  plan: null,
  badge: 'Trial',
  trial_ends_at: '2026-12-08T09:00:00.000Z',
  display_name: null,
  avatar: { kind: 'koi', variety: 'kohaku', seed: 1 },
  country: null,
  units: 'metric',
  time_zone: null,
  version: 1,
});

/** A server whose answers the test gives, in the order of the questions. */
const fakeServer = () => {
  const asked: { userId: string; answer: (profile: Profile) => void; fail: () => void }[] = [];
  const readProfile = (userId: string) =>
    new Promise<Profile>((resolve, reject) => {
      asked.push({ userId, answer: resolve, fail: () => reject(new Error('no answer')) });
    });
  return { asked, readProfile };
};

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

const started = () => {
  const server = fakeServer();
  const log = vi.fn();
  return { ...server, log, store: createAccountStore({ readProfile: server.readProfile, log }) };
};

const signedIn = async () => {
  const all = started();
  all.store.signedIn('a');
  all.asked[0]?.answer(profileOf('a'));
  await settle();
  return all;
};

describe('createAccountStore', () => {
  it('is loading until the session is checked and the profile is here', async () => {
    const { store, asked } = started();
    expect(store.state().status).toBe('loading');
    store.signedIn('a');
    expect(store.state().status).toBe('loading');
    asked[0]?.answer(profileOf('a'));
    await settle();
    expect(store.state()).toEqual({
      status: 'signed-in',
      userId: 'a',
      profile: profileOf('a'),
      profileFailed: false,
    });
  });

  it('keeps the keeper signed in without a profile when that cannot be read, and logs it', async () => {
    const { store, asked, log } = started();
    store.signedIn('a');
    asked[0]?.fail();
    await settle();
    expect(store.state()).toMatchObject({
      status: 'signed-in',
      profile: null,
      profileFailed: true,
    });
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('tries again when it had failed, and only then', async () => {
    const { store, asked } = started();
    store.signedIn('a');
    asked[0]?.fail();
    await settle();
    store.retry();
    asked[1]?.answer(profileOf('a'));
    await settle();
    expect(store.state()).toMatchObject({ profileFailed: false, profile: { user_id: 'a' } });
    store.retry();
    expect(asked).toHaveLength(2);
  });

  it('keeps what it knows when a later reading fails', async () => {
    const { store, asked } = await signedIn();
    const done = store.refresh();
    asked[1]?.fail();
    expect(await done).toBe(false);
    expect(store.state()).toMatchObject({ profile: { user_id: 'a' }, profileFailed: true });
  });

  it('asks once however often the same sign-in is told', async () => {
    const { store, asked } = await signedIn();
    store.signedIn('a');
    expect(asked).toHaveLength(1);
  });

  it('drops the answer for somebody who signed out meanwhile', async () => {
    const { store, asked } = await signedIn();
    const done = store.refresh();
    store.signedOut();
    asked[1]?.answer(profileOf('a'));
    expect(await done).toBe(false);
    expect(store.state()).toEqual({ status: 'signed-out' });
  });

  it('shows nothing of one keeper to the next', async () => {
    const { store, asked } = await signedIn();
    store.signedIn('b');
    expect(store.state()).toEqual({ status: 'loading' });
    asked[1]?.fail();
    await settle();
    expect(store.state()).toMatchObject({ userId: 'b', profile: null });
    expect(store.apply(profileOf('a'))).toBe(false);
    expect(store.state()).toMatchObject({ userId: 'b', profile: null });
  });

  it('lets a change win over a reading that began before it', async () => {
    const { store, asked } = await signedIn();
    const done = store.refresh();
    store.apply(profileOf('a', 4));
    asked[1]?.answer(profileOf('a', 5));
    await done;
    expect(store.state()).toMatchObject({ profile: { tokens_remaining: 4 } });
  });

  it('tells its listeners of each change until they leave', async () => {
    const { store } = await signedIn();
    const changed = vi.fn();
    const leave = store.subscribe(changed);
    store.apply(profileOf('a', 3));
    store.signedOut();
    store.signedOut();
    expect(changed).toHaveBeenCalledTimes(2);
    leave();
    store.signedIn('a');
    expect(changed).toHaveBeenCalledTimes(2);
  });
});
