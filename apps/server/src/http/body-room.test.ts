import { describe, expect, it } from 'vitest';
import { createBodyRoom } from './body-room.ts';

const bytes = (n: number): Uint8Array => new Uint8Array(n).fill(7);
const busy = expect.objectContaining({ code: 'busy' }) as Error;

describe('room for bodies', () => {
  it('gives a body back whole', () => {
    const place = createBodyRoom(10).enter();
    place.add(new Uint8Array([1, 2]));
    place.add(new Uint8Array([3]));
    expect([...place.take()]).toEqual([1, 2, 3]);
  });

  it('drops the youngest upload when it is full, so that the oldest finishes', () => {
    const room = createBodyRoom(10);
    const [first, second, third] = [room.enter(), room.enter(), room.enter()];
    for (const place of [first, second, third]) place.add(bytes(3));
    first.add(bytes(4));
    expect(() => third.add(bytes(1))).toThrow(busy);
    expect(() => third.take()).toThrow(busy);
    expect(first.take()).toHaveLength(7);
    expect(second.take()).toHaveLength(3);
  });

  it('counts a body until its request is done with it', () => {
    const room = createBodyRoom(10);
    const first = room.enter();
    first.add(bytes(8));
    first.take();
    expect(() => room.enter().add(bytes(3))).toThrow(busy);
    first.leave();
    first.leave();
    const next = room.enter();
    next.add(bytes(10));
    expect(() => next.add(bytes(1))).toThrow(busy);
  });

  it('keeps nobody out for a request that sent nothing', () => {
    const room = createBodyRoom(10);
    for (let i = 0; i < 100; i += 1) room.enter();
    const place = room.enter();
    place.add(bytes(10));
    expect(place.take()).toHaveLength(10);
  });
});
