import { describe, expect, it } from 'vitest';
import { PhotoError } from '../types.ts';
import { decodePhoto } from './decode.ts';
import { MAX_BYTES } from './limits.ts';
import { allowPhotosOnly, sharp } from './sharp.ts';
import {
  fixture,
  heicClaiming,
  jpegClaiming,
  pngBomb,
  quartersImage,
  quartersJpeg,
} from './test-photos.ts';

const refusal = async (bytes: Uint8Array): Promise<string> => {
  try {
    await decodePhoto(bytes);
    return 'accepted';
  } catch (error) {
    return error instanceof PhotoError ? error.code : `raw error: ${String(error)}`;
  }
};

const ascii = (text: string): Buffer => Buffer.from(text.padEnd(400, ' '), 'latin1');

describe('not a photo', () => {
  it.each([
    ['a web page', ascii('<!doctype html><html><body>koi</body></html>')],
    [
      'SVG',
      ascii('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
    ],
    [
      'SVG after an XML line',
      ascii('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ['PDF', ascii('%PDF-1.7\n1 0 obj')],
    ['an archive', ascii('PK\x03\x04')],
    ['a video', ascii('\x00\x00\x00\x20ftypisom\x00\x00\x02\x00isomiso2avc1mp41')],
    ['a list of files for a decoder', ascii('vips a.v b.v')],
    ['plain words', ascii('this is a photo of a koi')],
    ['two bytes of a JPEG', Buffer.from([0xff, 0xd8])],
  ])('%s is refused by its bytes', async (_, bytes) => {
    expect(await refusal(bytes)).toBe('image_type');
  });

  it('pictures of other kinds are refused', async () => {
    const image = quartersImage(80, 80);
    expect(await refusal(await image.clone().gif().toBuffer())).toBe('image_type');
    expect(await refusal(await image.clone().tiff().toBuffer())).toBe('image_type');
    expect(await refusal(await image.clone().avif({ effort: 0 }).toBuffer())).toBe('image_type');
  });

  it('a page with a photo behind it is a page', async () => {
    const bytes = Buffer.concat([ascii('<html>'), await quartersJpeg()]);
    expect(await refusal(bytes)).toBe('image_type');
  });
});

describe('damaged', () => {
  it('an empty file', async () => {
    expect(await refusal(new Uint8Array(0))).toBe('image_unreadable');
  });

  it.each([0.3, 0.5, 0.7, 0.9])('a photo cut off after a share of %f', async (share) => {
    const photos = [
      await quartersImage(640, 480).jpeg().toBuffer(),
      await quartersImage(640, 480).jpeg({ progressive: true }).toBuffer(),
      await quartersImage(640, 480).png({ compressionLevel: 0 }).toBuffer(),
      await quartersImage(640, 480).webp({ lossless: true }).toBuffer(),
      fixture('quarters.heic'),
    ];
    for (const bytes of photos)
      expect(await refusal(bytes.subarray(0, Math.floor(bytes.length * share)))).toBe(
        'image_unreadable',
      );
  });

  it('a photo that is something else behind its first bytes', async () => {
    for (const head of ['\xff\xd8\xff\xe0', '\x89PNG\r\n\x1a\n', 'RIFF\x90\x01\x00\x00WEBPVP8 '])
      expect(await refusal(ascii(`${head}<html></html>`))).toBe('image_unreadable');
    const heif = ascii('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic');
    expect(await refusal(heif)).toBe('image_unreadable');
  });

  it('bytes flipped anywhere give a picture or a refusal, never another error', async () => {
    const photos = [
      await quartersJpeg(),
      await quartersImage().png().toBuffer(),
      fixture('quarters.heic'),
    ];
    let seed = 7;
    const next = (below: number): number => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return Math.floor((seed / 2147483648) * below);
    };
    for (let round = 0; round < 90; round++) {
      const bytes = Buffer.from(photos[round % photos.length] ?? []);
      for (let i = 0; i < 6; i++) bytes.writeUInt8(next(256), next(bytes.length));
      expect(await refusal(bytes)).toMatch(/^(accepted|image_(type|unreadable|dimensions))$/);
    }
    // The WebAssembly decoder must not be left broken for the next photo.
    expect(await refusal(fixture('quarters.heic'))).toBe('accepted');
  });
});

describe('size', () => {
  it.each([
    [1, 1],
    [63, 200],
    [200, 63],
    // 64 px a side, but reduced to a long side of 1536 px only 30 px would be left.
    [64, 3200],
  ])('%i x %i is too small', async (width, height) => {
    expect(await refusal(await quartersImage(width, height).png().toBuffer())).toBe(
      'image_dimensions',
    );
  });

  it('64 x 64 is enough', async () => {
    expect(await refusal(await quartersImage(64, 64).png().toBuffer())).toBe('accepted');
  });

  it('a decompression bomb is refused before it is decoded', async () => {
    const before = process.memoryUsage().rss;
    const started = performance.now();
    expect(await refusal(pngBomb(30_000, 30_000))).toBe('image_dimensions');
    expect(await refusal(jpegClaiming(await quartersJpeg(), 30_000, 30_000))).toBe(
      'image_dimensions',
    );
    const heic = fixture('quarters.heic');
    expect(await refusal(heicClaiming(heic, 30_000, 30_000))).toBe('image_dimensions');
    expect(performance.now() - started).toBeLessThan(2000);
    expect(process.memoryUsage().rss - before).toBeLessThan(200e6);
  });

  it('a file above the limit is refused unread', async () => {
    expect(await refusal(Buffer.alloc(MAX_BYTES + 1, 0xff))).toBe('image_too_large');
  });
});

it('a process told so reads photos and nothing else', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"/>');
  await expect(sharp(svg).metadata()).resolves.toMatchObject({ format: 'svg' });
  allowPhotosOnly();
  try {
    await expect(sharp(svg).metadata()).rejects.toThrow();
    for (const photo of [
      await quartersJpeg(),
      await quartersImage().png().toBuffer(),
      await quartersImage().webp().toBuffer(),
      fixture('quarters.heic'),
    ])
      expect(await refusal(photo)).toBe('accepted');
  } finally {
    // Other tests share this process.
    sharp.unblock({ operation: ['VipsForeignLoad'] });
  }
});
