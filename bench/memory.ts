import { memory } from './lib/memory.ts';
import { mb, report } from './lib/numbers.ts';
import { jpeg12 } from './lib/photos.ts';
import { analyse, photoBody, startServer } from './lib/server.ts';

const GIGABYTE = 1024 ** 3;

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

const ROUNDS = 3;

/**
 * Memory of the server and everything it started: warm and at rest, then three rounds of 20 analyses
 * of 12 MP with a rest after each. A leak of whole photos shows as a rest that climbs.
 */
export const run = async (): Promise<void> => {
  const server = await startServer();
  try {
    const body = photoBody(await jpeg12(1), 'image/jpeg');
    for (let i = 0; i < 6; i += 1) await analyse(server.url, body);
    await wait(5000);
    const before = memory(server.pid);
    let peak = 0;
    let after = 0;
    const watch = setInterval(() => (peak = Math.max(peak, memory(server.pid))), 50);
    for (let round = 1; round <= ROUNDS; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => analyse(server.url, body)),
      );
      await wait(5000);
      after = memory(server.pid);
      const failed = answers.filter(({ status }) => status !== 200).length;
      process.stdout.write(`      round ${round}: at rest ${mb(after)}, ${failed} failed\n`);
    }
    clearInterval(watch);
    report('peak while 20 analyses of 12 MP run', mb(peak), '1024 MB', peak < GIGABYTE);
    report(
      `back down after ${ROUNDS} rounds`,
      `${mb(after)}, before ${mb(before)}, peak ${mb(peak)}`,
      'half of the rise gone',
      after < before + (peak - before) / 2,
    );
  } finally {
    await server.stop();
  }
};
