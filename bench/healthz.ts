import { median, ms, percentile, report } from './lib/numbers.ts';
import { jpeg12 } from './lib/photos.ts';
import { analyse, photoBody, startServer } from './lib/server.ts';

const ANALYSES = 20;
const ROUNDS = 3;

/** Asks /healthz every 10 ms while 20 analyses of 12 MP run; three rounds. */
export const run = async (): Promise<void> => {
  const server = await startServer();
  try {
    const body = photoBody(await jpeg12(1), 'image/jpeg');
    for (let i = 0; i < 6; i += 1) await analyse(server.url, body);
    const p99s: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const waits: number[] = [];
      let running = true;
      const probe = (async () => {
        while (running) {
          const started = performance.now();
          await (await fetch(`${server.url}/healthz`)).text();
          waits.push(performance.now() - started);
          await new Promise((r) => setTimeout(r, 10));
        }
      })();
      const answers = await Promise.all(
        Array.from({ length: ANALYSES }, () => analyse(server.url, body)),
      );
      running = false;
      await probe;
      const failed = answers.filter(({ status }) => status !== 200).length;
      p99s.push(percentile(waits, 0.99));
      process.stdout.write(
        `      round ${round + 1}: ${waits.length} asked, median ${ms(median(waits))}, p99 ${ms(percentile(waits, 0.99))}, ${failed} analyses failed\n`,
      );
    }
    const p99 = median(p99s);
    report(
      `/healthz p99 while ${ANALYSES} analyses run, median of ${ROUNDS}`,
      ms(p99),
      '50 ms',
      p99 < 50,
    );
  } finally {
    await server.stop();
  }
};
