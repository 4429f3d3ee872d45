import { describe, expect, it } from 'vitest';
import { within } from './within.ts';

const never = new Promise<string>(() => undefined);

describe('within', () => {
  it('gives what the work gives, if that comes in time', async () => {
    expect(await within(Promise.resolve('done'), 1000, () => 'late')).toBe('done');
    await expect(within(Promise.reject(new Error('no')), 1000, () => 'late')).rejects.toThrow('no');
  });

  it('gives something else, or fails, when it is late', async () => {
    expect(await within(never, 1, () => 'late')).toBe('late');
    const failing = within(never, 1, () => {
      throw new Error('too late');
    });
    await expect(failing).rejects.toThrow('too late');
  });
});
