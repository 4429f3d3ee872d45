import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorCode, offlineError } from '../../lib/api-error.ts';
import { isAnswerLost, toOutcome } from './analysis-failure.ts';
import { PhotoRefused } from './photo-checks.ts';

const answer = (code: ApiErrorCode) => new ApiError(code, 'The words of the server.', 'req-7');

describe('toOutcome', () => {
  it('tells what the server said, with the request id', () => {
    expect(toOutcome(answer('busy'), true)).toEqual({
      kind: 'failure',
      failure: {
        kind: 'failed',
        title: 'Analysis failed. Please try again.',
        message: 'The words of the server.',
        requestId: 'req-7',
        lost: false,
      },
    });
  });

  it('knows a lost network from a server that does not answer', () => {
    const lost = offlineError();
    expect(toOutcome(lost, false)).toMatchObject({ failure: { kind: 'offline' } });
    expect(toOutcome(lost, true)).toMatchObject({
      failure: { kind: 'failed', message: lost.message, requestId: null },
    });
  });

  it('does not blame the network for a mistake of the page', () => {
    expect(toOutcome(new TypeError('x is undefined'), false)).toMatchObject({
      failure: { kind: 'failed' },
    });
  });

  it('turns used tries into the offer to sign up, for good or for today', () => {
    expect(toOutcome(answer('guest_tries_used'), true)).toMatchObject({
      kind: 'no-tries',
      forGood: true,
    });
    expect(toOutcome(answer('address_limit'), true)).toMatchObject({
      kind: 'no-tries',
      forGood: false,
    });
  });

  it('asks for another photo where the same one would fail again', () => {
    expect(toOutcome(new PhotoRefused('Too big.'), true)).toEqual({
      kind: 'refused',
      message: 'Too big.',
    });
    expect(toOutcome(answer('image_unreadable'), true)).toMatchObject({ kind: 'refused' });
  });

  it('turns a balance that is too small into the offer of tokens', () => {
    expect(toOutcome(answer('tokens_short'), true)).toMatchObject({ kind: 'no-tokens' });
  });

  it('says what the server says when the tokens could not be taken, and nothing else', () => {
    const failed = new ApiError('token_usage_failed', 'Failed to process token usage', 'req-8');
    expect(toOutcome(failed, true)).toMatchObject({
      failure: { kind: 'failed', title: 'Failed to process token usage', message: '' },
    });
  });

  it('knows a photo that is still being read', () => {
    expect(toOutcome(answer('in_progress'), true)).toMatchObject({
      failure: { kind: 'under-way', lost: true },
    });
  });
});

describe('isAnswerLost', () => {
  it('is true while nobody said that the work has ended', () => {
    expect(isAnswerLost(offlineError())).toBe(true);
    expect(isAnswerLost(answer('in_progress'))).toBe(true);
    expect(isAnswerLost(answer('internal'))).toBe(true);
  });

  it('is false once the server has refused, and for mistakes of the page', () => {
    expect(isAnswerLost(answer('busy'))).toBe(false);
    expect(isAnswerLost(answer('tokens_short'))).toBe(false);
    expect(isAnswerLost(new TypeError('x is undefined'))).toBe(false);
  });
});
