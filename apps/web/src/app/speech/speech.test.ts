import { describe, expect, it } from 'vitest';
import { failureWords, finalWords } from './speech.ts';

const result = (transcript: string, isFinal: boolean) =>
  Object.assign([{ transcript }], { isFinal });

describe('finalWords', () => {
  it('takes what is new and certain', () => {
    const results = [
      result('it is gasping', true),
      result(' and it jumps ', true),
      result('and', false),
    ];
    expect(finalWords({ resultIndex: 0, results })).toBe('it is gasping and it jumps');
    expect(finalWords({ resultIndex: 1, results })).toBe('and it jumps');
    expect(finalWords({ resultIndex: 2, results })).toBe('');
  });
});

describe('failureWords', () => {
  it('says what to do instead, and nothing of a stop that was meant', () => {
    expect(failureWords('aborted')).toBeNull();
    for (const error of ['not-allowed', 'no-speech', 'audio-capture', 'network', 'unheard-of'])
      expect(failureWords(error)).toContain('ype instead');
  });
});
