import { describe, expect, it } from 'vitest';
import { nobody } from '../chat/case.ts';
import { compareVarieties, readEntry, searchKnowledge } from './knowledge-tools.ts';

describe('the tools that look things up', () => {
  it('search gives paths that read_entry reads, with sources', () => {
    const { data } = searchKnowledge.run({ question: 'how do I clean the filter' }, nobody);
    const [first] = data.entries as { path: string }[];
    expect(first?.path).toBe('/questions/filters#filter-clean');
    const { statements } = readEntry.run({ path: first?.path ?? '' }, nobody);
    expect(statements.length).toBeGreaterThan(2);
    expect(statements.some(({ sourceIds }) => sourceIds.length > 0)).toBe(true);
  });

  it('keeps to the kind that was asked for', () => {
    const { data } = searchKnowledge.run({ question: 'salt', kind: 'treatment' }, nobody);
    for (const { kind } of data.entries as { kind: string }[]) expect(kind).toBe('treatment');
  });

  it('compares two varieties, and refuses one or a stranger', () => {
    const { statements } = compareVarieties.run({ a: 'sanke', b: 'showa' }, nobody);
    expect(statements[0]?.text).toMatch(/head/i);
    for (const [a, b] of [
      ['sanke', 'sanke'],
      ['sanke', 'constructor'],
    ] as const)
      expect(compareVarieties.run({ a, b }, nobody).data.found).toBe(false);
  });

  it('says so where there is no such entry', () => {
    for (const path of ['/etc/passwd', '__proto__', ''])
      expect(readEntry.run({ path }, nobody).data.found).toBe(false);
  });
});
