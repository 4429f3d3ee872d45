import { hashPassword, passwordFits } from '@nishiki/domain/account/passwords';
import { authClient } from './lib/accounts.ts';
import { median, ms, percentile, report } from './lib/numbers.ts';
import { startServer } from './lib/server.ts';

const TRIES = 100;
const ROUNDS = 3;

const timesOf = async (work: () => Promise<unknown>): Promise<number[]> => {
  const times: number[] = [];
  for (let i = 0; i < TRIES; i += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times;
};

/** Signing in beside the bare comparison of its password with the product's own parameters, in turns. */
export const run = async (): Promise<void> => {
  const server = await startServer();
  const client = authClient(server.url);
  try {
    const keeper = await client.signUp();
    const hash = await hashPassword(keeper.password);
    const compare = async (): Promise<void> => {
      if (!(await passwordFits(hash, keeper.password)))
        throw new Error('the password does not fit');
    };
    for (let i = 0; i < 10; i += 1) {
      await client.signIn(keeper);
      await compare();
    }
    const above: number[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const hashes = await timesOf(compare);
      const signIns = await timesOf(() => client.signIn(keeper));
      above.push(percentile(signIns, 0.95) - percentile(hashes, 0.95));
      const words = [signIns, hashes].map(
        (times) =>
          `p50 ${median(times).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms`,
      );
      process.stdout.write(
        `      round ${round}: sign-in ${words[0]}; bare argon2id ${words[1]}\n`,
      );
    }
    report(
      `p95 of ${TRIES} sign-ins above p95 of the bare hash, median of ${ROUNDS}`,
      ms(median(above)),
      '150 ms',
      median(above) < 150,
    );
  } finally {
    client.close();
    await server.stop();
  }
};
