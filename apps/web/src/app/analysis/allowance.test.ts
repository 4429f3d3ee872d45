import type { Profile } from '@nishiki/contract/account';
import { describe, expect, it } from 'vitest';
import type { AccountState } from '../../lib/account-store.ts';
import { allowanceOf, offerFor } from './allowance.ts';

const keeper = (part: Partial<Profile> | null): AccountState => ({
  status: 'signed-in',
  userId: '0190',
  profile: part as Profile | null,
  profileFailed: part === null,
});
const free = (tokens_remaining: number) =>
  allowanceOf(keeper({ subscription_tier: 'free', tokens_remaining }), 3);

describe('allowanceOf', () => {
  it('counts tries for guests and tokens for keepers', () => {
    expect(allowanceOf({ status: 'signed-out' }, 2)).toEqual({ kind: 'tries', left: 2 });
    expect(free(4)).toEqual({ kind: 'tokens', left: 4 });
  });

  it('is unlimited for the premium tier, whatever the balance says', () => {
    const premium = keeper({ subscription_tier: 'premium', tokens_remaining: 0 });
    expect(allowanceOf(premium, 0)).toEqual({ kind: 'unlimited' });
  });

  it('leaves it to the server while the account is loading or could not be read', () => {
    expect(allowanceOf({ status: 'loading' }, 0)).toEqual({ kind: 'unknown' });
    expect(allowanceOf(keeper(null), 0)).toEqual({ kind: 'unknown' });
  });
});

describe('offerFor', () => {
  it('is nothing while the photo can be paid for', () => {
    expect(offerFor(free(1), 1)).toBeNull();
    expect(offerFor({ kind: 'tries', left: 1 }, 5)).toBeNull();
    expect(offerFor({ kind: 'unlimited' }, 5)).toBeNull();
    expect(offerFor({ kind: 'unknown' }, 5)).toBeNull();
  });

  it('offers an account to guests and tokens to keepers', () => {
    expect(offerFor({ kind: 'tries', left: 0 }, 5)).toBe('sign-up');
    expect(offerFor(free(0), 1)).toBe('tokens');
    expect(offerFor(free(4), 5)).toBe('tokens');
  });
});
