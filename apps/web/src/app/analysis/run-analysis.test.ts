import type { Analysis } from '@nishiki/contract/analysis';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WHOLE_LIMIT } from './photo-checks.ts';
import { noDetails, type PhotoDetails } from './photo-details.ts';
import { createRunner, type Send } from './run-analysis.ts';
import { sendPhoto } from './send-photo.ts';

vi.mock('./send-photo.ts', () => ({ sendPhoto: vi.fn() }));
const sending = vi.mocked(sendPhoto);

const photo = new File(['koi'], 'koi.jpg', { type: 'image/jpeg' });
const analysis = { outcome: 'several_fish' } as Analysis;
const send: Send = ({ ask }) => ask({ analysisType: 'comprehensive' });

const runs = () => {
  const runner = createRunner();
  return (details: Partial<PhotoDetails>, signal = new AbortController().signal) =>
    runner.run({
      photo,
      details: { ...noDetails, ...details },
      limit: WHOLE_LIMIT,
      send,
      signal,
      onStep: () => undefined,
      onPrepared: () => undefined,
    });
};

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  sending.mockReset().mockResolvedValue(analysis);
});
afterEach(() => vi.unstubAllGlobals());

describe('a run', () => {
  it('sends the length in centimetres and the fish that is meant', async () => {
    const choose = { x: 0.2, y: 0.7 };
    const end = await runs()({ length: { text: '20', unit: 'in' }, choose });
    expect(end).toEqual({ kind: 'done', analysis });
    expect(sending.mock.calls[0]?.[0].question).toEqual({
      analysisType: 'comprehensive',
      lengthCm: 50.8,
      choose,
    });
  });

  it('sends nothing with a length that cannot be', async () => {
    const end = await runs()({ length: { text: '400', unit: 'cm' } });
    expect(end).toMatchObject({ kind: 'refused' });
    expect(sending).not.toHaveBeenCalled();
  });

  it('is another wish for another fish, and says nothing once it was aborted', async () => {
    const run = runs();
    await run({});
    await run({ choose: { x: 0.2, y: 0.7 } });
    const [first, second] = sending.mock.calls.map(([{ key }]) => key);
    expect(second).not.toBe(first);
    const stopped = new AbortController();
    stopped.abort();
    expect(await run({}, stopped.signal)).toBeNull();
  });
});
