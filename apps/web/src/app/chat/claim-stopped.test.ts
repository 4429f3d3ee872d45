import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import type { Answered, Ask, Wanted } from './ask.ts';
import { claimStopped } from './claim-stopped.ts';

const wanted: Wanted = {
  text: 'Why?',
  image: null,
  voice: false,
  conversationId: null,
  again: false,
  key: 'k-1',
};
const kept = { conversationId: 'c-1', messageId: 'm-1', metadata: {} } as unknown as Answered;
const busy = new ApiError('in_progress', 'This is being worked on already.');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const claimed = async (ask: Ask) => {
  const answer = claimStopped(ask, wanted);
  await vi.runAllTimersAsync();
  return answer;
};

describe('what the server keeps of a stopped answer', () => {
  it('is asked for by the same wish, until it is put away', async () => {
    const ask = vi.fn<Ask>().mockRejectedValueOnce(busy).mockResolvedValueOnce(kept);
    expect(await claimed(ask)).toMatchObject({ conversationId: 'c-1', messageId: 'm-1' });
    expect(ask).toHaveBeenCalledTimes(2);
    expect(ask).toHaveBeenLastCalledWith(wanted, {});
  });
  it('is left alone where the server says something else', async () => {
    const ask = vi.fn<Ask>().mockRejectedValue(new ApiError('not_found', ''));
    expect(await claimed(ask)).toBeNull();
    expect(ask).toHaveBeenCalledTimes(1);
  });
  it('is given up when it stays under way', async () => {
    const ask = vi.fn<Ask>().mockRejectedValue(busy);
    expect(await claimed(ask)).toBeNull();
    expect(ask).toHaveBeenCalledTimes(3);
  });
});
