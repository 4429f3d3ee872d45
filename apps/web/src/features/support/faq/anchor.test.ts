import { describe, expect, it } from 'vitest';
import { anchorsIn } from './anchor.ts';

describe('the address of a question', () => {
  it('is found with and without the name of the list', () => {
    expect(anchorsIn('#faq-refund')).toContain('faq-refund');
    expect(anchorsIn('#refund')).toContain('faq-refund');
    expect(anchorsIn('#faq')[0]).toBe('faq');
  });

  it('is none where there is none, or where it is broken', () => {
    expect(anchorsIn('')).toEqual([]);
    expect(anchorsIn('#')).toEqual([]);
    expect(anchorsIn('#%E0%A4%A')).toEqual([]);
  });
});
