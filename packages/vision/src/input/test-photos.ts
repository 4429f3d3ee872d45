import { readFileSync } from 'node:fs';
import zlib from 'node:zlib';
import { sharp } from './sharp.ts';

/** Small files made for the tests of this folder: four coloured quarters, so that a turn shows. */
export const WIDTH = 160;
export const HEIGHT = 96;
export type Colour = readonly [number, number, number];
export const quarters = {
  topLeft: [220, 30, 30],
  topRight: [30, 200, 30],
  bottomLeft: [30, 30, 220],
  bottomRight: [240, 240, 240],
} as const satisfies Record<string, Colour>;

export const quartersRgb = (width = WIDTH, height = HEIGHT): Buffer => {
  const rgb = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const right = x >= width / 2;
      const colour =
        y < height / 2
          ? right
            ? quarters.topRight
            : quarters.topLeft
          : right
            ? quarters.bottomRight
            : quarters.bottomLeft;
      rgb.set(colour, (y * width + x) * 3);
    }
  return rgb;
};

export const quartersImage = (width = WIDTH, height = HEIGHT) =>
  sharp(quartersRgb(width, height), { raw: { width, height, channels: 3 } });

export const quartersJpeg = (orientation = 1): Promise<Buffer> =>
  quartersImage()
    .withMetadata({ orientation })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();

export const fixture = (name: string): Buffer =>
  readFileSync(new URL(`../../test/fixtures/${name}`, import.meta.url));

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(zlib.crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

const numbers = (...values: number[]): Buffer => {
  const out = Buffer.alloc(values.length * 4);
  values.forEach((value, i) => out.writeUInt32BE(value, i * 4));
  return out;
};

const PNG_HEAD = Buffer.from('89504e470d0a1a0a', 'hex');
const ihdr = (width: number, height: number): Buffer =>
  chunk('IHDR', Buffer.concat([numbers(width, height), Buffer.from([8, 2, 0, 0, 0])]));

const flatRows = (width: number, height: number, colour: Colour): Buffer => {
  const row = Buffer.alloc(1 + width * 3);
  for (let x = 0; x < width; x++) row.set(colour, 1 + x * 3);
  return zlib.deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
};

/** A PNG that claims a huge size and holds next to nothing. */
export const pngBomb = (width: number, height: number): Buffer =>
  Buffer.concat([
    PNG_HEAD,
    ihdr(width, height),
    chunk('IDAT', zlib.deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);

/** An animated PNG of two flat frames (APNG: acTL, fcTL, fdAT). */
export const animatedPng = (first: Colour, second: Colour, size = 80): Buffer => {
  const control = (sequence: number): Buffer =>
    chunk(
      'fcTL',
      Buffer.concat([numbers(sequence, size, size, 0, 0), Buffer.from([0, 1, 0, 10, 0, 0])]),
    );
  return Buffer.concat([
    PNG_HEAD,
    ihdr(size, size),
    chunk('acTL', numbers(2, 0)),
    control(0),
    chunk('IDAT', flatRows(size, size, first)),
    control(1),
    chunk('fdAT', Buffer.concat([numbers(2), flatRows(size, size, second)])),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** Rewrites the size that a JPEG declares (the first start-of-frame marker, baseline). */
export const jpegClaiming = (jpeg: Buffer, width: number, height: number): Buffer => {
  const out = Buffer.from(jpeg);
  const at = out.indexOf(Buffer.from([0xff, 0xc0]));
  out.writeUInt16BE(height, at + 5);
  out.writeUInt16BE(width, at + 7);
  return out;
};

/** Rewrites the size that a HEIC declares in its `ispe` box. */
export const heicClaiming = (heic: Buffer, width: number, height: number): Buffer => {
  const out = Buffer.from(heic);
  const at = out.indexOf('ispe');
  out.writeUInt32BE(width, at + 8);
  out.writeUInt32BE(height, at + 12);
  return out;
};

/**
 * Turns the informative `pixi` box of a HEIC into an `irot` box of the same length, so that the
 * picture is to be shown turned anti-clockwise by `quarterTurns` times 90 degrees.
 */
export const heicTurned = (heic: Buffer, quarterTurns: number): Buffer => {
  const out = Buffer.from(heic);
  const at = out.indexOf('pixi');
  out.write('irot', at, 'latin1');
  out.writeUInt8(quarterTurns, at + 4);
  return out;
};
