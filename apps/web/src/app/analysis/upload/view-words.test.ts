import { expect, it } from 'vitest';
import { freeView } from './view-words.ts';

const photo = new File(['koi'], 'koi.jpg', { type: 'image/jpeg' });

it('takes a further photo for what none of the others shows', () => {
  expect(freeView([])).toBe('side');
  expect(freeView([{ id: 'a', photo, view: 'side' }])).toBe('head');
  expect(freeView([{ id: 'a', photo, view: 'head' }])).toBe('side');
});
