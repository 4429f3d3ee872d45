import { MAX_PHOTO_BYTES } from '@nishiki/contract/photo-limits';
import { describe, expect, it } from 'vitest';
import { readDataUrl } from './read-data-url.ts';

const code = (image: string): string => {
  try {
    readDataUrl(image);
    return 'accepted';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('readDataUrl', () => {
  it('gives the bytes whatever type is claimed, since the decoder looks at them', () => {
    expect([...readDataUrl('data:image/png;base64,AQID')]).toEqual([1, 2, 3]);
    expect([...readDataUrl('data:image/jpeg;name=a.jpg;base64,AQI=')]).toEqual([1, 2]);
    expect([...readDataUrl('data:;base64,AQ==')]).toEqual([1]);
  });
  it.each([
    ['', 'image_missing'],
    ['https://koi.example/hana.jpg', 'image_not_data_url'],
    ['file:///etc/passwd', 'image_not_data_url'],
    ['data:image/svg+xml,<svg/>', 'image_not_data_url'],
    ['AQID', 'image_not_data_url'],
    ['data:application/pdf;base64,AQID', 'image_type'],
    ['data:text/html;base64,AQID', 'image_type'],
    ['data:image/jpeg;base64,', 'image_unreadable'],
    ['data:image/jpeg;base64,%%%%%%%%', 'image_unreadable'],
  ])('refuses %s with %s', (image, expected) => {
    expect(code(image)).toBe(expected);
  });
  it('takes 10 MB and refuses a byte more', () => {
    const url = (bytes: number): string =>
      `data:image/jpeg;base64,${Buffer.alloc(bytes).toString('base64')}`;
    expect(readDataUrl(url(MAX_PHOTO_BYTES))).toHaveLength(MAX_PHOTO_BYTES);
    expect(code(url(MAX_PHOTO_BYTES + 1))).toBe('image_too_large');
  });
});
