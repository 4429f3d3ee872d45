import { describe, expect, it } from 'vitest';
import { PhotoError } from '../types.ts';
import { decodePhoto, toStoredJpeg, type DecodedPhoto } from './decode.ts';
import { sharp } from './sharp.ts';
import {
  animatedPng,
  fixture,
  heicTurned,
  HEIGHT,
  quarters,
  quartersImage,
  quartersJpeg,
  quartersRgb,
  WIDTH,
  type Colour,
} from './test-photos.ts';

const pixel = (photo: DecodedPhoto, x: number, y: number): number[] => {
  const at = (y * photo.width + x) * 3;
  return [...photo.rgb.subarray(at, at + 3)];
};

const corners = (photo: DecodedPhoto) => ({
  topLeft: pixel(photo, 8, 8),
  topRight: pixel(photo, photo.width - 9, 8),
  bottomLeft: pixel(photo, 8, photo.height - 9),
  bottomRight: pixel(photo, photo.width - 9, photo.height - 9),
});

const near = (actual: number[], wanted: Colour, tolerance = 6): void => {
  wanted.forEach((value, i) => {
    expect(Math.abs((actual[i] ?? NaN) - value)).toBeLessThanOrEqual(tolerance);
  });
};

const expectQuarters = (photo: DecodedPhoto, tolerance?: number): void => {
  const found = corners(photo);
  for (const [place, colour] of Object.entries(quarters))
    near(found[place as keyof typeof quarters], colour, tolerance);
};

describe('the formats that are read', () => {
  it.each([
    ['jpeg', () => quartersJpeg()],
    ['png', () => quartersImage().png().toBuffer()],
    ['webp', () => quartersImage().webp({ lossless: true }).toBuffer()],
    ['heic', () => Promise.resolve(fixture('quarters.heic'))],
  ])('%s keeps its size and colours', async (format, make) => {
    const photo = await decodePhoto(await make());
    expect(photo).toMatchObject({ format, width: WIDTH, height: HEIGHT });
    expect(photo).toMatchObject({ originalWidth: WIDTH, originalHeight: HEIGHT });
    expect(photo.rgb).toHaveLength(WIDTH * HEIGHT * 3);
    expectQuarters(photo);
  });

  it('reduces a large photo to a long side of 1536 px', async () => {
    const photo = await decodePhoto(await quartersImage(2048, 1024).jpeg().toBuffer());
    expect(photo).toMatchObject({
      width: 1536,
      height: 768,
      originalWidth: 2048,
      originalHeight: 1024,
    });
    expectQuarters(photo);
  });

  it('reads a koi as a phone would send it, in HEIC', async () => {
    const photo = await decodePhoto(fixture('drawn-koi.heic'));
    expect([photo.width, photo.height]).toEqual([480, 640]);
    let red = 0;
    let blue = 0;
    for (let at = 0; at < photo.rgb.length; at += 3) {
      const [r = 0, g = 0, b = 0] = photo.rgb.subarray(at, at + 3);
      if (r > 120 && r > 1.8 * b && r > 1.5 * g) red++;
      if (b > r + 40) blue++;
    }
    // A red and white fish that fills a tenth of a blue tub.
    expect(red / (480 * 640)).toBeGreaterThan(0.02);
    expect(red / (480 * 640)).toBeLessThan(0.15);
    expect(blue / (480 * 640)).toBeGreaterThan(0.7);
  });

  it('does not enlarge a small one', async () => {
    const photo = await decodePhoto(await quartersImage(64, 64).png().toBuffer());
    expect([photo.width, photo.height]).toEqual([64, 64]);
  });
});

/** Where the stored top-left and top-right corners appear after each EXIF orientation is undone. */
const UPRIGHT: [number, Colour, Colour][] = [
  [1, quarters.topLeft, quarters.topRight],
  [2, quarters.topRight, quarters.topLeft],
  [3, quarters.bottomRight, quarters.bottomLeft],
  [4, quarters.bottomLeft, quarters.bottomRight],
  [5, quarters.topLeft, quarters.bottomLeft],
  [6, quarters.bottomLeft, quarters.topLeft],
  [7, quarters.bottomRight, quarters.topRight],
  [8, quarters.topRight, quarters.bottomRight],
];

describe('turning upright', () => {
  it.each(UPRIGHT)('EXIF orientation %i', async (orientation, topLeft, topRight) => {
    const photo = await decodePhoto(await quartersJpeg(orientation));
    const turned = orientation >= 5;
    expect(photo.width).toBe(turned ? HEIGHT : WIDTH);
    expect(photo.originalWidth).toBe(turned ? HEIGHT : WIDTH);
    near(corners(photo).topLeft, topLeft);
    near(corners(photo).topRight, topRight);
  });

  it.each([
    [1, quarters.topRight, quarters.bottomRight],
    [2, quarters.bottomRight, quarters.bottomLeft],
    [3, quarters.bottomLeft, quarters.topLeft],
  ] as const)('HEIC turned anti-clockwise %i times', async (turns, topLeft, topRight) => {
    const photo = await decodePhoto(heicTurned(fixture('quarters.heic'), turns));
    expect(photo.width).toBe(turns === 2 ? WIDTH : HEIGHT);
    near(corners(photo).topLeft, topLeft);
    near(corners(photo).topRight, topRight);
  });
});

describe('unusual but valid photos', () => {
  it('a CMYK JPEG has the right colours', async () => {
    const cmyk = await quartersImage().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
    const found = corners(await decodePhoto(cmyk));
    // Ink cannot show pure screen colours: the hue must survive, not the exact value.
    expect(found.topLeft[0]).toBeGreaterThan(170);
    expect(found.topLeft[2]).toBeLessThan(90);
    expect(found.topRight[1]).toBeGreaterThan(130);
    expect(found.topRight[0]).toBeLessThan(130);
    expect(found.bottomLeft[2]).toBeGreaterThan(100);
    expect(Math.min(...found.bottomRight)).toBeGreaterThan(215);
  });

  it('a 16-bit PNG is read as 8 bits', async () => {
    const deep = await quartersImage().toColourspace('rgb16').png().toBuffer();
    expect((await sharp(deep).metadata()).depth).toBe('ushort');
    expectQuarters(await decodePhoto(deep));
  });

  it('a grey picture has three equal channels', async () => {
    const grey = await quartersImage().toColourspace('b-w').png().toBuffer();
    expect((await sharp(grey).metadata()).channels).toBe(1);
    const [r, g, b] = corners(await decodePhoto(grey)).topRight;
    expect(r).toBe(g);
    expect(g).toBe(b);
  });

  it('transparent parts become mid grey', async () => {
    const rgba = Buffer.alloc(80 * 80 * 4);
    for (let at = 0; at < rgba.length; at += 4)
      rgba.set([255, 255, 255, at < rgba.length / 2 ? 0 : 255], at);
    const png = await sharp(rgba, { raw: { width: 80, height: 80, channels: 4 } })
      .png()
      .toBuffer();
    const found = corners(await decodePhoto(png));
    expect(found.topLeft).toEqual([128, 128, 128]);
    expect(found.bottomLeft).toEqual([255, 255, 255]);
  });

  it('an animated WebP gives its first frame', async () => {
    const frames = Buffer.concat([quartersRgb(80, 80), Buffer.alloc(80 * 80 * 3, 5)]);
    const raw = { width: 80, height: 160, channels: 3, pageHeight: 80 } as const;
    const webp = await sharp(frames, { raw }).webp({ lossless: true, loop: 0 }).toBuffer();
    expect((await sharp(webp).metadata()).pages).toBe(2);
    const photo = await decodePhoto(webp);
    expect([photo.width, photo.height]).toEqual([80, 80]);
    expectQuarters(photo);
  });

  it('an animated PNG gives its first frame', async () => {
    const photo = await decodePhoto(animatedPng([200, 40, 20], [0, 0, 255]));
    expect(pixel(photo, 40, 40)).toEqual([200, 40, 20]);
  });

  it('a photo with a page or an archive behind it is read for its pixels', async () => {
    const tail = Buffer.from('<html><script>alert(1)</script></html>PK\x03\x04');
    const photo = await decodePhoto(Buffer.concat([await quartersJpeg(), tail]));
    expectQuarters(photo);
    expect((await toStoredJpeg(photo)).includes('script')).toBe(false);
  });
});

describe('what is stored', () => {
  it('carries no metadata: no place, no camera, no profile', async () => {
    const tagged = await quartersImage()
      .withMetadata({ orientation: 6 })
      .withExifMerge({
        IFD0: { Make: 'PhoneMaker' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
      })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    expect(tagged.includes('PhoneMaker')).toBe(true);
    const stored = await toStoredJpeg(await decodePhoto(tagged));
    const facts = await sharp(stored).metadata();
    expect(facts).toMatchObject({ format: 'jpeg', width: HEIGHT, height: WIDTH });
    expect([facts.exif, facts.icc, facts.xmp, facts.iptc]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(facts.orientation).toBeUndefined();
    expect(stored.includes('PhoneMaker')).toBe(false);
    expect(stored.includes('Exif')).toBe(false);
  });

  it('a wide-gamut profile is turned into sRGB, not dropped', async () => {
    const p3 = await quartersImage().withIccProfile('p3').png().toBuffer();
    const photo = await decodePhoto(p3);
    expectQuarters(photo, 4);
  });
});

it('refuses with PhotoError and nothing else', async () => {
  const jpeg = await quartersJpeg();
  const failure = await decodePhoto(jpeg.subarray(0, 300)).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(PhotoError);
  expect(String(failure)).not.toMatch(/vips|jpeg:|Input/i);
});
