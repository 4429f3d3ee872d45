import { describe, expect, it } from 'vitest';
import { oauthFailure, readOAuthReturn, withoutOAuthReturn } from './oauth-return.ts';

describe('readOAuthReturn', () => {
  it('takes a code that this browser waits for', () => {
    expect(readOAuthReturn('?code=abc', true)).toEqual({ kind: 'code', code: 'abc' });
  });

  it('leaves codes alone that it did not ask for', () => {
    expect(readOAuthReturn('?code=abc', false)).toBeNull();
    expect(readOAuthReturn('?code=', true)).toBeNull();
  });

  it('takes a failure with its reason', () => {
    const search = '?error=access_denied&error_code=403&error_description=You+said+no';
    expect(readOAuthReturn(search, false)).toEqual({ kind: 'failed', reason: 'You said no' });
    expect(readOAuthReturn('?error=x&error_code=y', true)).toEqual({
      kind: 'failed',
      reason: null,
    });
  });

  it('finds nothing in other addresses', () => {
    for (const search of ['', '?success=true&plan=breeder', '?error=1'])
      expect(readOAuthReturn(search, true)).toBeNull();
  });
});

describe('withoutOAuthReturn', () => {
  it('keeps what is not of the return', () => {
    expect(withoutOAuthReturn('?code=abc&plan=breeder')).toBe('?plan=breeder');
    expect(withoutOAuthReturn('?error=a&error_code=b&error_description=c')).toBe('');
  });
});

describe('oauthFailure', () => {
  it('gives a failure once', () => {
    expect(oauthFailure.take()).toBeNull();
    oauthFailure.put('You said no');
    expect(oauthFailure.take()).toEqual({ reason: 'You said no' });
    expect(oauthFailure.take()).toBeNull();
  });
});
