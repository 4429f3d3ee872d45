import { spawn } from 'node:child_process';
import { report } from './lib/numbers.ts';

/** The test that kills servers while tokens are spent, over more rounds than `npm test` has time for. */
export const run = async ([rounds = '20']: string[]): Promise<void> => {
  const test = spawn(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'integration',
      'apps/server/src/wallet.db.test.ts',
    ],
    { env: { ...process.env, WALLET_KILL_ROUNDS: rounds }, stdio: 'inherit' },
  );
  const code = await new Promise<number | null>((resolve) => test.once('exit', resolve));
  report(
    `books after ${rounds} rounds of kill -9`,
    code === 0 ? 'even' : 'not as they must be',
    'even',
    code === 0,
  );
};
