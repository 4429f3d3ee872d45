import { getEventListeners } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { createChildPool, type ChildPool, type PoolSettings } from './child-pool.ts';

const photo = (what: number): Uint8Array => new Uint8Array([what]);
const GOOD = 0;
const DIES = 1;
const HANGS = 2;
const REFUSED = 3;
const SLOW = 4;
const MISTAKE = 5;

let pool: ChildPool;
const open = (settings: Partial<PoolSettings> = {}): ChildPool =>
  (pool = createChildPool({
    childUrl: new URL('../../test/fake-child.mjs', import.meta.url),
    size: 1,
    maxQueue: 10,
    timeLimit: 2000,
    maxPhotos: 100,
    maxResidentBytes: 1e9,
    ...settings,
  }));
afterEach(() => pool.close());

const pidOf = (answer: unknown): number => (answer as { result: { pid: number } }).result.pid;

describe('child pool', () => {
  it('reads photos one after the other in the same child and tells steps', async () => {
    const steps: string[] = [];
    const first = await open().run(photo(GOOD), { onStep: (step) => steps.push(step) });
    const second = await pool.run(photo(GOOD));
    expect(steps).toEqual(['reading']);
    expect(pidOf(second)).toBe(pidOf(first));
  });

  it('answers a photo whose child dies with an error and reads the next in a new child', async () => {
    await expect(open().run(photo(DIES))).rejects.toMatchObject({ failure: 'crashed' });
    await expect(pool.run(photo(GOOD))).resolves.toMatchObject({ kind: 'done' });
  });

  it('kills a child over its time limit and goes on', async () => {
    await expect(open({ timeLimit: 300 }).run(photo(HANGS))).rejects.toMatchObject({
      failure: 'timeout',
    });
    await expect(pool.run(photo(GOOD))).resolves.toMatchObject({ kind: 'done' });
  });

  it('hands on what the child refuses', async () => {
    await expect(open().run(photo(REFUSED))).resolves.toMatchObject({ code: 'image_unreadable' });
  });

  it('tells a mistake of our own code from a process that died', async () => {
    await expect(open().run(photo(MISTAKE))).rejects.toMatchObject({ failure: 'failed' });
  });

  it('refuses at once when too many are waiting', async () => {
    open({ maxQueue: 2 });
    await pool.whenReady();
    const running = pool.run(photo(SLOW));
    const waiting = [pool.run(photo(GOOD)), pool.run(photo(GOOD))];
    await expect(pool.run(photo(GOOD))).rejects.toMatchObject({ failure: 'busy' });
    await expect(Promise.all([running, ...waiting])).resolves.toHaveLength(3);
  });

  it('drops a waiting photo that the caller gives up, and keeps the others', async () => {
    open();
    await pool.whenReady();
    const running = pool.run(photo(SLOW));
    const abort = new AbortController();
    const given = pool.run(photo(GOOD), { signal: abort.signal });
    const kept = pool.run(photo(GOOD));
    abort.abort();
    await expect(given).rejects.toMatchObject({ failure: 'aborted' });
    await expect(Promise.all([running, kept])).resolves.toHaveLength(2);
  });

  it('lets go of the photo once it is answered, however long its signal lives', async () => {
    const { signal } = new AbortController();
    await open().run(photo(GOOD), { signal });
    await expect(pool.run(photo(DIES), { signal })).rejects.toMatchObject({ failure: 'crashed' });
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('replaces a child after its share of photos', async () => {
    open({ maxPhotos: 1 });
    const first = await pool.run(photo(GOOD));
    const second = await pool.run(photo(GOOD));
    expect(pidOf(second)).not.toBe(pidOf(first));
  });

  it('rejects what still waits when it closes', async () => {
    open();
    await pool.whenReady();
    const running = pool.run(photo(HANGS));
    const waiting = pool.run(photo(GOOD));
    const both = Promise.allSettled([running, waiting]);
    await pool.close();
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
