import { describe, expect, it } from 'vitest';
import { deviceWords } from './device-words.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('deviceWords', () => {
  // The forms that MDN's page on User-Agent gives for each browser.
  it.each([
    [
      `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/131.0.0.0 Mobile Safari/537.36`,
      'Chrome on Android',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36`,
      'Chrome on Windows',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
      'Microsoft Edge on Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari on iOS',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
      'Safari on macOS',
    ],
  ])('reads %s', (userAgent, words) => expect(deviceWords(userAgent)).toBe(words));

  it.each([undefined, '', ' ', '\u0000', 'x'.repeat(501)])('knows nothing of %j', (userAgent) =>
    expect(deviceWords(userAgent)).toBe('Unknown device'),
  );

  it('is short and quick for whatever somebody sends', () => {
    const started = performance.now();
    for (const piece of [
      'Mozilla/5.0 (',
      'Chrome/',
      '((((',
      'Version/1 ',
      ';;;;',
      '<script>',
      '\u202e',
    ])
      expect(deviceWords(piece.repeat(500).slice(0, 500)).length).toBeLessThanOrEqual(80);
    // Seven of them: an expression that backtracks without end would take minutes.
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
