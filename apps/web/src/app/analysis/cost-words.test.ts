import { describe, expect, it } from 'vitest';
import { costWords } from './cost-words.ts';

describe('costWords', () => {
  it('names the price before anything is sent', () => {
    expect(costWords({ kind: 'tokens', left: 12 }, 5)).toContain('costs 5 tokens; you have 12');
    expect(costWords({ kind: 'unknown' }, 5)).toContain('costs 5 tokens');
    expect(costWords({ kind: 'tries', left: 2 }, 5)).toContain('one of your 2 free tries');
    expect(costWords({ kind: 'tries', left: 1 }, 5)).toContain('your last free try');
    expect(costWords({ kind: 'tries', left: 0 }, 5)).toContain('no free tries left');
    expect(costWords({ kind: 'unlimited' }, 5)).toContain('not charged');
  });
});
