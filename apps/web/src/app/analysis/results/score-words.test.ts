import { describe, expect, it } from 'vitest';
import { bandTone, riskTone, whyWords } from './score-words.ts';

const candidate = (name: string, probability: number) => ({
  id: name.toLowerCase(),
  name,
  probability,
  tellsApart: [],
});

describe('riskTone', () => {
  it('is alarming only where something was seen', () => {
    expect(riskTone('Not assessable')).toBe('neutral');
    expect(riskTone('Raised')).toBe('alarm');
    expect(riskTone('High')).toBe('alarm');
  });
});

describe('bandTone', () => {
  it('warns before it alarms', () => {
    expect(['Excellent', 'Good', 'Fair', 'Poor'].map((band) => bandTone(band as 'Good'))).toEqual([
      'good',
      'good',
      'attention',
      'alarm',
    ]);
  });
});

describe('whyWords', () => {
  it('names the ones close behind', () => {
    const words = whyWords([
      candidate('Sanke', 0.45),
      candidate('Showa', 0.3),
      candidate('Bekko', 0.2),
      candidate('Kohaku', 0.05),
    ]);
    expect(words).toContain('Showa and Bekko are close behind');
    expect(words).not.toContain('Kohaku');
  });

  it('says how far the next one is behind', () => {
    expect(whyWords([candidate('Kohaku', 0.93), candidate('Sanke', 0.04)])).toContain(
      'Sanke, is far behind at 4%',
    );
  });

  it('calls a trace of probability a trace, never nothing', () => {
    expect(whyWords([candidate('Kohaku', 0.996), candidate('Sanke', 0.004)])).toContain(
      'Sanke, is far behind at under 1%',
    );
  });

  it('has nothing to say without candidates', () => {
    expect(whyWords([])).toBe('');
  });
});
