import { expect, it } from 'vitest';
import { photoHandoff } from './photo-handoff.ts';

it('gives a photo once', () => {
  const photo = new File(['x'], 'koi.jpg', { type: 'image/jpeg' });
  expect(photoHandoff.take()).toBeNull();
  photoHandoff.put(photo);
  expect(photoHandoff.take()).toBe(photo);
  expect(photoHandoff.take()).toBeNull();
});
