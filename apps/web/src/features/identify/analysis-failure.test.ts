import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorCode, offlineError } from '../../lib/api-error.ts';
import { toOutcome } from './analysis-failure.ts';
import { PhotoRefused } from './prepare-photo.ts';

const answer = (code: ApiErrorCode) => new ApiError(code, 'The words of the server.', 'req-7');

describe('toOutcome', () => {
  it('tells what the server said, with the request id', () => {
    expect(toOutcome(answer('busy'), true)).toEqual({
      kind: 'failure',
      failure: { kind: 'failed', message: 'The words of the server.', requestId: 'req-7' },
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
});
