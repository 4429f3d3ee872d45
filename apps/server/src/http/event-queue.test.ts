import { expect, it } from 'vitest';
import { createEventQueue } from './event-queue.ts';

it('keeps the order, tells waiting words together, and the first of them at once', async () => {
  const sent: [string, object][] = [];
  const queue = createEventQueue();
  queue.tell('step', { step: 'one' });
  queue.words('a');
  queue.words('b');
  queue.open(async (name, data) => void sent.push([name, { ...data }]));
  await Promise.resolve();
  await new Promise((resolve) => setImmediate(resolve));
  expect(sent).toEqual([
    ['step', { step: 'one' }],
    ['delta', { text: 'ab' }],
  ]);
  for (const words of ['c', 'd', 'e']) queue.words(words);
  await queue.end('result', { done: true });
  expect(sent.slice(2)).toEqual([
    ['delta', { text: 'cde' }],
    ['result', { done: true }],
  ]);
});

it('loses no words, however they come', async () => {
  let text = '';
  const queue = createEventQueue();
  queue.open(async (name, data) => {
    await new Promise((resolve) => setImmediate(resolve));
    if (name === 'delta') text += (data as { text: string }).text;
  });
  const pieces = Array.from({ length: 200 }, (_, i) => `${i} `);
  for (const [at, piece] of pieces.entries()) {
    queue.words(piece);
    if (at % 7 === 0) await new Promise((resolve) => setTimeout(resolve, at % 3));
  }
  await queue.end('result', {});
  expect(text).toBe(pieces.join(''));
});
