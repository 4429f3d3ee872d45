/** What is checked without running the product. Each counts as one test. */
import { fromRoot } from './paths.mjs';
import { runNode } from './run.mjs';

const tsc = (name, project) => ({
  name: `types: ${name}`,
  args: [fromRoot('node_modules/typescript/bin/tsc'), '-p', project, '--pretty'],
});

/** Longest first, so that two at a time end together. */
export const staticChecks = [
  {
    name: 'lint',
    args: [
      fromRoot('node_modules/eslint/bin/eslint.js'),
      '.',
      '--max-warnings=0',
      '--cache',
      '--cache-location=.cache/eslint/',
    ],
  },
  tsc('server and packages', 'tsconfig.json'),
  tsc('web', 'apps/web'),
  {
    name: 'format',
    args: [
      fromRoot('node_modules/prettier/bin/prettier.cjs'),
      '--check',
      '--log-level=warn',
      '--cache',
      '--cache-location=.cache/prettier',
      '.',
    ],
  },
  tsc('vision', 'packages/vision'),
];

export const vitestArgs = (project, resultFile) => [
  fromRoot('node_modules/vitest/vitest.mjs'),
  'run',
  `--project=${project}`,
  '--reporter=dot',
  ...(resultFile ? ['--reporter=json', `--outputFile.json=${resultFile}`] : []),
];

/**
 * Runs Node programs, `atOnce` at a time, and prints each one's output when it has ended.
 * @returns the names of those that failed
 */
export const runChecks = async (checks, atOnce) => {
  const waiting = [...checks];
  const failed = [];
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { code, output, milliseconds } = await runNode(check.args, { capture: true });
      const time = `${(milliseconds / 1000).toFixed(1)} s`;
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${check.name} (${time})`);
      if (code === 0) continue;
      failed.push(check.name);
      process.stdout.write(output.endsWith('\n') ? output : `${output}\n`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return failed;
};
