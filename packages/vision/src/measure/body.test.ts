import { describe, expect, it } from 'vitest';
import { measureBody } from './body.ts';
import { ellipse, maskOf, poseOf, uprightLine } from './test-shapes.ts';

const line = uprightLine(60, 20, 220, 25);
const whole = maskOf(121, 240, ellipse(60, 120, 25, 100));

describe('symmetry of the outline', () => {
  it('is 1 for a mirrored shape', () => {
    expect(measureBody(whole, line).outlineSymmetry).toBeCloseTo(1, 6);
  });

  it('falls by the share of width that one side lacks', () => {
    // The right half is pressed to half its width: 25 px against 12.5 px, so on each line the sides
    // differ by a third of their sum.
    const pressed = maskOf(121, 240, (x, y) =>
      x <= 60 ? ellipse(60, 120, 25, 100)(x, y) : ellipse(60, 120, 12.5, 100)(x, y),
    );
    expect(measureBody(pressed, line).outlineSymmetry).toBeCloseTo(1 - 1 / 3, 1);
  });

  it('is not troubled by a fin on one side', () => {
    const finned = maskOf(
      121,
      240,
      (x, y) => whole.data[y * 121 + x] === 1 || (x > 60 && x < 115 && y > 70 && y < 85),
    );
    expect(measureBody(finned, line).outlineSymmetry).toBeGreaterThan(0.97);
  });
});

describe('bend', () => {
  it('of a straight ellipse is nought', () => {
    expect(measureBody(whole, line).spineBend).toBe(0);
  });

  it('of a bowed line is its sagitta over its length', () => {
    // A parabola 20 px off its chord of 200 px: the tail root is taken at station 92 of 127 or later,
    // where the radius is least within the rear, which for an ellipse is the last one allowed.
    const bowed = uprightLine(60, 20, 220, 25, (s) => 80 * s * (1 - s));
    const { spineBend } = measureBody(whole, bowed);
    expect(spineBend).toBeGreaterThan(0.08);
    expect(spineBend).toBeLessThan(0.11);
  });
});

describe('proportions', () => {
  it('of an ellipse 200 by 50 measured by hand', () => {
    const { lengthToWidth, widestAt } = measureBody(whole, line);
    // Nose to station 123 of 127 is 193.7 px over a width of 50 px; widest half way, 63.5 of 123.
    expect(lengthToWidth).toBeCloseTo(193.7 / 50, 1);
    expect(widestAt).toBeCloseTo(63.5 / 123, 2);
  });

  it('agree on the centre line that the engine finds itself', () => {
    const drop = maskOf(140, 260, (x, y) => {
      const s = (y - 20) / 220;
      const half = 28 * Math.sin(Math.PI * Math.min(1, Math.max(0, s)) ** 0.7);
      return s > 0 && s < 1 && Math.abs(x - 70) <= half;
    });
    const body = measureBody(drop, poseOf(drop));
    expect(body.outlineSymmetry).toBeGreaterThan(0.95);
    expect(body.spineBend).toBeLessThan(0.01);
    // sin(pi s^0.7) is greatest where s^0.7 = 1/2, s = 0.371.
    expect(body.widestAt).toBeGreaterThan(0.33);
    expect(body.widestAt).toBeLessThan(0.45);
    expect(body.lengthToWidth).toBeGreaterThan(3.4);
    expect(body.lengthToWidth).toBeLessThan(4.1);
  });
});
