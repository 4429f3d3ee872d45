import { configDefaults, defineConfig } from 'vitest/config';

const databaseTests = ['apps/**/*.db.test.ts', 'packages/**/*.db.test.ts'];

export default defineConfig({
  cacheDir: '.cache/vitest',
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // One process reads many files: loading modules anew for each took most of the time.
          isolate: false,
          include: [
            'apps/**/*.test.{ts,tsx}',
            'packages/**/*.test.{ts,tsx}',
            'bench/**/*.test.ts',
            'tools/**/*.test.js',
            'scripts/**/*.test.mjs',
          ],
          exclude: [...configDefaults.exclude, ...databaseTests],
        },
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
