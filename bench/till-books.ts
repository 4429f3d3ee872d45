import { spawn } from 'node:child_process';
import { report } from './lib/numbers.ts';

/** Random histories of buying, changing, failing and handing back, more of them than `npm test` has time for. */
export const run = async ([histories = '300']: string[]): Promise<void> => {
  const test = spawn(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'integration',
      'apps/server/src/routes/till-books.db.test.ts',
    ],
    { env: { ...process.env, TILL_HISTORIES: histories }, stdio: 'inherit' },
  );
  const code = await new Promise<number | null>((resolve) => test.once('exit', resolve));
  report(
    `books after ${histories} random histories`,
    code === 0 ? 'even' : 'not as they must be',
    'even',
    code === 0,
  );
};
