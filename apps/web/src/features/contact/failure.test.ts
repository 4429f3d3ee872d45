import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { failedWords, sentWords, toFailure } from './failure.ts';

describe('toFailure', () => {
  it('passes on what the server says of a limit', () => {
    const error = new ApiError('rate_limited', 'That was tried too often.');
    expect(toFailure(error)).toEqual({ at: 'form', reason: 'That was tried too often.' });
  });

  it('puts a bad address to its field', () => {
    const message = 'Please enter a valid email address';
    expect(toFailure(new ApiError('email_address_invalid', message))).toEqual({
      at: 'field',
      problem: { field: 'email', message },
    });
  });

  it('adds nothing where the server broke, or the page did', () => {
    const nothing = { at: 'form', reason: null };
    expect(toFailure(new ApiError('internal', 'Something went wrong here.'))).toEqual(nothing);
    expect(toFailure(new TypeError('x is undefined'))).toEqual(nothing);
  });
});

// The specification's words (signed-in.md 8), without what the operator has not set.
describe('words', () => {
  it('name the address for help where there is one', () => {
    expect(failedWords('help@koi.example')).toBe(
      'Failed to send message. Please try again or contact us directly at help@koi.example',
    );
    expect(failedWords(null)).toBe('Failed to send message. Please try again.');
  });

  it('promise an answer only where the operator does', () => {
    expect(sentWords('2-4 hours')).toBe(
      "Message sent successfully! We'll get back to you within 2-4 hours.",
    );
    expect(sentWords(null)).toBe('Message sent successfully!');
  });
});
