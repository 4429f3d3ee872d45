import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { toDataUrl } from './data-url.ts';

describe('toDataUrl', () => {
  // Test vectors of RFC 4648, section 10.
  it.each([
    ['', ''],
    ['f', 'Zg=='],
    ['fo', 'Zm8='],
    ['foobar', 'Zm9vYmFy'],
  ])('writes %j as %j', async (text, base64) => {
    expect(await toDataUrl(new Blob([text]), 'image/png')).toBe(`data:image/png;base64,${base64}`);
  });

  it('uses the type it is given, since HEIC files often carry none', async () => {
    expect(await toDataUrl(new Blob(['f'], { type: '' }), 'image/heic')).toBe(
      'data:image/heic;base64,Zg==',
    );
  });

  it('joins pieces of a large photo without losing or splitting bytes', async () => {
    const bytes = Uint8Array.from({ length: 100_001 }, (_, at) => (at * 31) % 256);
    const [, base64] = (await toDataUrl(new Blob([bytes]), 'image/jpeg')).split(',');
    expect(Buffer.from(base64 ?? '', 'base64').equals(bytes)).toBe(true);
  });
});
