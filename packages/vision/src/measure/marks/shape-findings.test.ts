import { describe, expect, it } from 'vitest';
import { shapeFindings } from './shape-findings.ts';

const norms = { roughest: 0.004, broadest: 3, narrowest: 5 };
const kindsOf = (roughness: number, lengthToWidth: number) =>
  shapeFindings({ roughness, lengthToWidth }, norms).map(({ kind }) => kind);

describe('the body against the norms', () => {
  it.each([
    [0.002, 4, []],
    [0.004, 3, []],
    [0.004, 5, []],
    [0.005, 4, ['raised_scales']],
    [0.002, 2.9, ['swollen']],
    [0.002, 5.2, ['thin']],
    [0.006, 2.5, ['raised_scales', 'swollen']],
  ] as const)('roughness %f and length %f times the width: %j', (rough, long, kinds) => {
    expect(kindsOf(rough, long)).toEqual(kinds);
  });
  it('never speaks louder than a hint', () => {
    for (const { strength } of shapeFindings({ roughness: 1, lengthToWidth: 1 }, norms))
      expect(strength).toBeLessThanOrEqual(0.65);
  });
});
