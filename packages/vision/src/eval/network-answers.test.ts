import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { classIds, traitIds } from '../types.ts';
import { readLabels, UsageError } from './labels.ts';
import { readNetworkAnswers } from './network-answers.ts';

const photos = readLabels('', fileURLToPath(new URL('../../labels/labels.json', import.meta.url)));

describe.each(['fold', 'tub'] as const)('answers by %s', (dealing) => {
  const answers = readNetworkAnswers(dealing, photos);

  it('has every class and trait for each photo in which a fish was found', () => {
    const found = photos.flatMap((p) => answers.of(p.file, false) ?? []);
    const seen = photos.filter((p) => answers.of(p.file, false) !== null);
    expect(found).toHaveLength(seen.length * (classIds.length + traitIds.length));
    expect(seen.length).toBeGreaterThan(0.99 * photos.length);
  });

  it('refuses photos that it knows nothing of', () => {
    const other = photos.map((p, i) => (i === 0 ? { ...p, file: 'another.jpg' } : p));
    expect(() => readNetworkAnswers(dealing, other)).toThrow(UsageError);
  });
});

it('never has one fish on both sides of a fold', () => {
  const answers = readNetworkAnswers('fold', photos);
  const parts = new Map<string, Set<number>>();
  for (const { group, file } of photos)
    parts.set(group, (parts.get(group) ?? new Set()).add(answers.partOf(file)));
  expect(parts.size).toBeLessThan(photos.length);
  expect([...parts.values()].every((own) => own.size === 1)).toBe(true);
});
