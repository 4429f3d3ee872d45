import { describe, expect, it } from 'vitest';
import { PANEL_LIMIT, WHOLE_LIMIT } from './photo-checks.ts';
import type { Bitmap } from './photo-codec.ts';
import { fitWithin, preparePhoto } from './prepare-photo.ts';

const MEGABYTE = 1024 * 1024;

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
    const prepared = await preparePhoto(photo(12 * MEGABYTE, 'koi.png', 'image/png'), WHOLE_LIMIT, {
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
    const prepared = await preparePhoto(heic, WHOLE_LIMIT, {
      decode: async () => null,
      encodeJpeg: async () => null,
    });
    expect(prepared).toEqual({ blob: heic, type: 'image/heic', shrunk: false });
  });

  it('sends the file itself where the canvas cannot be trusted', async () => {
    const jpeg = photo(MEGABYTE);
    const codec = { decode: readable({ times: 0 }), encodeJpeg: async () => null };
    expect((await preparePhoto(jpeg, WHOLE_LIMIT, codec)).blob).toBe(jpeg);
  });

  it('refuses 11 MB that could not be shrunk', async () => {
    const codec = { decode: async () => null, encodeJpeg: async () => null };
    await expect(preparePhoto(photo(11 * MEGABYTE), WHOLE_LIMIT, codec)).rejects.toThrow(
      'Image size must be less than 10MB',
    );
  });

  it('takes 5 MB of the smaller limit, and says so in the words of the specification', async () => {
    const codec = { decode: async () => null, encodeJpeg: async () => null };
    const whole = photo(5 * MEGABYTE);
    expect((await preparePhoto(whole, PANEL_LIMIT, codec)).blob).toBe(whole);
    await expect(preparePhoto(photo(5 * MEGABYTE + 1), PANEL_LIMIT, codec)).rejects.toThrow(
      'File too large\nPlease select an image smaller than 5MB',
    );
  });
});
