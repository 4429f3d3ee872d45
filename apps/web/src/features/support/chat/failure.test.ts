import { expect, it } from 'vitest';
import { ApiError, offlineError } from '../../../lib/api-error.ts';
import { NoReply, supportFailure } from './failure.ts';

const WORDS = 'Failed to send message. Please try again or contact support directly.';

it('says that nothing was sent, and why where that is known', () => {
  expect(supportFailure(offlineError())).toEqual({ title: WORDS, tone: 'destructive' });
  expect(supportFailure(new ApiError('rate_limited', 'Too many.')).description).toBe('Too many.');
});

it('takes an empty reply for a failure', () => {
  const { title, description } = supportFailure(new NoReply());
  expect([title, description]).toEqual([WORDS, 'No reply received from support chat']);
});
