import { configDefaults, defineConfig } from 'vitest/config';

const databaseTests = ['apps/**/*.db.test.ts', 'packages/**/*.db.test.ts'];
/** Beside the code lie units; in a package's test folder, tests that drive the package as a whole. */
const wholeTests = ['packages/*/test/**/*.test.ts'];

export default defineConfig({
  cacheDir: '.cache/vitest',
  test: {
    // All cores: nothing else runs beside the tests, and one less would halve a small machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          // One process reads many files: loading modules anew for each took most of the time.
          isolate: false,
          include: [
            'apps/**/*.test.{ts,tsx,mjs}',
            'packages/**/*.test.{ts,tsx}',
            'bench/**/*.test.ts',
            'tools/**/*.test.js',
            'scripts/**/*.test.mjs',
          ],
          exclude: [...configDefaults.exclude, ...databaseTests, ...wholeTests],
        },
      },
      {
        test: { name: 'whole', include: wholeTests, testTimeout: 60_000 },
      },
      {
        test: {
          name: 'integration',
          include: databaseTests,
          globalSetup: ['packages/db/src/testing/global-setup.ts'],
          // Cold starts of servers and child processes on a machine that is busy with other tests.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
