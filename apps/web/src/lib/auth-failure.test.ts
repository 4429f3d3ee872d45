import { AuthApiError, AuthRetryableFetchError, AuthWeakPasswordError } from '@supabase/auth-js';
import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { authFailure, thrownFailure } from './auth-failure.ts';

describe('authFailure', () => {
  it('says what to check when the credentials are wrong', () => {
    const error = new AuthApiError('Invalid login credentials', 400, 'invalid_credentials');
    expect(authFailure(error)).toEqual({
      message: 'Invalid email or password. Please check your credentials.',
      exists: false,
    });
  });

  it('leads whoever has an account to the sign-in', () => {
    const told = {
      message: 'An account with this email already exists. Please sign in instead.',
      exists: true,
    };
    const byCode = new AuthApiError('Taken', 422, 'user_already_exists');
    const byWords = new AuthApiError('User already registered', 400, undefined);
    expect(authFailure(byCode)).toEqual(told);
    expect(authFailure(byWords)).toEqual(told);
  });

  it('passes the words of the service on', () => {
    const weak = new AuthWeakPasswordError('This password is among the most common.', 422, []);
    expect(authFailure(weak).message).toBe('This password is among the most common.');
  });

  it('has words of its own where the service has none', () => {
    const unwell = new AuthRetryableFetchError('{}', 503);
    expect(authFailure(unwell).message).toBe('An unexpected error occurred');
    expect(authFailure(new AuthApiError('', 418, undefined)).message).toBe(
      'An unexpected error occurred',
    );
  });

  it('tells a missing network from a server that is unwell', () => {
    expect(authFailure(new AuthRetryableFetchError('{}', 530)).message).toMatch(
      /could not be reached/,
    );
  });
});

describe('thrownFailure', () => {
  it('passes the words of our own calls on and hides everything else', () => {
    const told = thrownFailure(new ApiError('rate_limited', 'Please wait.'));
    expect(told.message).toBe('Please wait.');
    expect(thrownFailure(new TypeError('x is not a function')).message).toBe(
      'An unexpected error occurred',
    );
  });
});
