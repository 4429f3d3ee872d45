import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const [lightPart = '', darkPart = ''] = css.split('@media (prefers-color-scheme: dark)');

const readTokens = (part: string): Record<string, string> =>
  Object.fromEntries(
    [...part.matchAll(/--nk-([a-z-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, hex]) => [name, hex]),
  );

const light = readTokens(lightPart);
const themes = { light, dark: { ...light, ...readTokens(darkPart) } };

/** Relative luminance and contrast as WCAG 2.2 defines them. */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
};

const grounds = ['ground', 'raised', 'sunken', 'water'];
const textPairs = [
  ...['ink', 'muted', 'ai', 'beni', 'yamabuki-text', 'matcha-text'].flatMap((text) =>
    grounds.map((ground) => [text, ground] as const),
  ),
  ['ink', 'water-deep'],
  ['on-beni', 'beni'],
  ['on-yamabuki', 'yamabuki'],
  ...['ink', 'beni'].map((text) => [text, 'beni-wash'] as const),
  ...['ink', 'yamabuki-text'].map((text) => [text, 'yamabuki-wash'] as const),
  ...['ink', 'matcha-text'].map((text) => [text, 'matcha-wash'] as const),
  ...['beni-wash', 'yamabuki-wash', 'matcha-wash'].map((ground) => ['muted', ground] as const),
] as const;
const graphicPairs = [
  ...['field', 'ai', 'beni', 'matcha'].flatMap((line) =>
    grounds.map((ground) => [line, ground] as const),
  ),
  ['ai', 'water-deep'],
  ['matcha', 'water-deep'],
  ['beni', 'water-deep'],
  ['yamabuki-text', 'water-deep'],
] as const;

describe('contrast', () => {
  it('agrees with the figures of the standard: black on white is 21, equal colours are 1', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#777777')).toBe(1);
    // The well-known lightest grey that passes on white (4.54).
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});

describe.each(Object.entries(themes))('palette, %s', (_, tokens) => {
  const colour = (name: string): string => {
    const hex = tokens[name];
    if (hex === undefined) throw new Error(`token ${name} is missing`);
    return hex;
  };

  it.each(textPairs)('text %s on %s reaches 4.5', (text, ground) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(graphicPairs)('line or bar %s on %s reaches 3', (line, ground) => {
    expect(contrast(colour(line), colour(ground))).toBeGreaterThanOrEqual(3);
  });
});
