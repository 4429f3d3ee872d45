import { expect, it } from 'vitest';
import { MARGIN } from '../../features/panel.ts';
import { BODY_COLUMNS, bodyCellPositions, ROWS } from '../../pipeline/canonical.ts';
import { uprightLine } from '../test-shapes.ts';
import { onMap, regionAt } from './place.ts';

it('is the cell of the pattern map that shows the place', () => {
  // A straight fish of even half width, so that places along and across can be read off by hand.
  const line = uprightLine(100, 0, 1000, 50);
  line.halfWidth.fill(50);
  const cells = bodyCellPositions(line);
  for (const [row, column] of [
    [0, MARGIN],
    [40, 20],
    [ROWS - 1, BODY_COLUMNS - 1 - MARGIN],
  ] as const) {
    const p = 2 * (row * BODY_COLUMNS + column);
    const map = onMap(cells[p + 1] / 1000, (cells[p] - 100) / 50);
    expect(map?.mapX).toBeCloseTo((column - MARGIN + 0.5) / (BODY_COLUMNS - 2 * MARGIN), 2);
    expect(map?.mapY).toBeCloseTo(row / (ROWS - 1), 2);
  }
});

it('is none beside the map', () => {
  expect(onMap(0.5, 0.99)).toBeNull();
  expect(onMap(0.98, 0)).toBeNull();
});

it('names the part of the body', () => {
  expect([0.05, 0.4, 0.95].map(regionAt)).toEqual(['head', 'shoulder', 'tail']);
});
