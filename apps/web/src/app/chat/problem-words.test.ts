import { describe, expect, it } from 'vitest';
import { ApiError, offlineError } from '../../lib/api-error.ts';
import { PANEL_LIMIT, PhotoRefused } from '../analysis/photo-checks.ts';
import { chatProblem } from './problem-words.ts';

const failed = new ApiError('internal', 'Something went wrong on our side.');

// Words of the specification's catalogue, platform.md 8 and signed-in.md 8.
describe('what is said when no answer came', () => {
  it.each([
    ['chat', 'Error', 'Failed to send message. Please try again.'],
    ['specialist', 'Error', 'Failed to send message. Please try again.'],
    ['panel', 'Error', 'Something went wrong. Please try again.'],
    ['widget', 'Chat Error', 'Failed to send message. Please try again.'],
  ] as const)('at %s', (place, title, description) => {
    for (const problem of [failed, offlineError(), new Error('a mistake')])
      expect(chatProblem(problem, place).toast).toMatchObject({ title, description });
  });
  it('is said in the conversation of the widget as well', () => {
    expect(chatProblem(offlineError(), 'widget').trouble).toBe(
      "I'm having trouble connecting right now. Please check your internet connection and try again.",
    );
    expect(chatProblem(offlineError(), 'chat').trouble).toBeNull();
  });
  it('is the sentence of the server where that says more', () => {
    const long = new ApiError('message_too_long', 'This message is too long.');
    expect(chatProblem(long, 'widget')).toMatchObject({
      toast: { title: 'Chat Error', description: 'This message is too long.' },
      trouble: null,
    });
  });
  it('is an offer where tokens or the plan do not reach', () => {
    expect(chatProblem(new ApiError('tokens_short', ''), 'chat')).toEqual({
      toast: null,
      trouble: null,
      offer: 'tokens',
    });
    expect(chatProblem(new ApiError('tier_needed', ''), 'panel').offer).toBe('upgrade');
  });
  it('asks to sign in', () => {
    expect(chatProblem(new ApiError('sign_in_required', ''), 'chat').toast).toMatchObject({
      title: 'Sign In Required',
      description: 'Please sign in to use the AI chat',
    });
  });
  it('tells the limit of photos, by whoever found it', () => {
    const words = {
      title: 'File too large',
      description: 'Please select an image smaller than 5MB',
    };
    expect(chatProblem(new PhotoRefused(PANEL_LIMIT.words), 'panel').toast).toMatchObject(words);
    expect(chatProblem(new ApiError('image_too_large', ''), 'chat').toast).toMatchObject(words);
  });
});
