import { describe, expect, it } from 'vitest';
import type { Bitmap } from './photo-codec.ts';
import { fitWithin, preparePhoto, refusal, refusalUnread } from './prepare-photo.ts';

const MEGABYTE = 1024 * 1024;
const file = (name: string, type: string, size: number) => ({ name, type, size });

describe('refusal', () => {
  it.each([
    file('koi.jpg', 'image/jpeg', 5 * MEGABYTE),
    file('koi.HEIC', '', 5 * MEGABYTE),
    file('koi.avif', 'image/avif', 5 * MEGABYTE),
    file('twelve.jpg', 'image/jpeg', 12 * MEGABYTE),
    file('thirty.png', 'image/png', 30 * MEGABYTE),
  ])('lets $name through', (facts) => {
    expect(refusal(facts)).toBeNull();
  });

  it.each([
    file('notes.pdf', 'application/pdf', MEGABYTE),
    file('drawing.svg', 'image/svg+xml', 900),
    file('pond.mp4', 'video/mp4', MEGABYTE),
    file('folder', '', 4096),
  ])('asks for an image instead of $name and names it', (facts) => {
    expect(refusal(facts)).toContain('Please select an image');
    expect(refusal(facts)).toContain(facts.name);
  });

  it('refuses an empty file', () => {
    expect(refusal(file('koi.jpg', 'image/jpeg', 0))).toContain('empty');
  });

  it('refuses what is too large even to shrink, in the words of the specification', () => {
    expect(refusal(file('koi.jpg', 'image/jpeg', 30 * MEGABYTE + 1))).toBe(
      'Image size must be less than 10MB',
    );
  });
});

describe('refusalUnread', () => {
  it('sends HEIC up to 10 MB as it is', () => {
    expect(refusalUnread(file('koi.heic', 'image/heic', 10 * MEGABYTE))).toBeNull();
    expect(refusalUnread(file('koi.heic', 'image/heic', 10 * MEGABYTE + 1))).toBe(
      'Image size must be less than 10MB',
    );
  });

  it('does not send formats that nobody can read', () => {
    expect(refusalUnread(file('koi.tiff', 'image/tiff', MEGABYTE))).toContain('HEIC');
  });
});

describe('fitWithin', () => {
  it.each([
    [4000, 3000, 2048, 1536],
    [3000, 4000, 1536, 2048],
    [640, 480, 640, 480],
    [20_000, 3, 2048, 1],
  ])('fits %i x %i', (width, height, fittedWidth, fittedHeight) => {
    expect(fitWithin(width, height, 2048)).toEqual({ width: fittedWidth, height: fittedHeight });
  });
});

describe('preparePhoto', () => {
  const photo = (bytes: number, name = 'koi.jpg', type = 'image/jpeg') =>
    new File([new Uint8Array(bytes)], name, { type });
  const readable = (closed: { times: number }) => async (): Promise<Bitmap> => ({
    source: {} as CanvasImageSource,
    width: 4000,
    height: 3000,
    close: () => void closed.times++,
  });

  it('sends the shrunk JPEG and frees the bitmap', async () => {
    const closed = { times: 0 };
    const sizes: [number, number][] = [];
    const prepared = await preparePhoto(photo(12 * MEGABYTE, 'koi.png', 'image/png'), {
      decode: readable(closed),
      encodeJpeg: async (_, width, height) => {
        sizes.push([width, height]);
        return new Blob(['small'], { type: 'image/jpeg' });
      },
    });
    expect(sizes).toEqual([[2048, 1536]]);
    expect(prepared).toMatchObject({ type: 'image/jpeg', shrunk: true });
    expect(prepared.blob.size).toBe(5);
    expect(closed.times).toBe(1);
  });

  it('sends the file itself where the browser cannot read it', async () => {
    const heic = photo(MEGABYTE, 'koi.heic', '');
    const prepared = await preparePhoto(heic, {
      decode: async () => null,
      encodeJpeg: async () => null,
    });
    expect(prepared).toEqual({ blob: heic, type: 'image/heic', shrunk: false });
  });

  it('sends the file itself where the canvas cannot be trusted', async () => {
    const jpeg = photo(MEGABYTE);
    const codec = { decode: readable({ times: 0 }), encodeJpeg: async () => null };
    expect((await preparePhoto(jpeg, codec)).blob).toBe(jpeg);
  });

  it('refuses 11 MB that could not be shrunk', async () => {
    const codec = { decode: async () => null, encodeJpeg: async () => null };
    await expect(preparePhoto(photo(11 * MEGABYTE), codec)).rejects.toThrow(
      'Image size must be less than 10MB',
    );
  });
});
