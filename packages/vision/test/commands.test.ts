import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'eval-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (command: 'eval' | 'train', ...args: string[]) =>
  spawnSync(
    process.execPath,
    ['--import', 'tsx', join(root, `packages/vision/src/cli/${command}.ts`), ...args],
    { cwd: root, encoding: 'utf8' },
  );

describe('eval and train', () => {
  it('say in one sentence that a folder is missing', () => {
    const { status, stderr, stdout } = run(
      'eval',
      'photos',
      '--dir',
      join(folder, 'none'),
      '--labels',
      'x',
    );
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^The photo folder .*none does not exist\.\n$/);
  });

  it('say that a labels file is missing, or names photos that are', () => {
    expect(run('train', '--dir', folder, '--labels', join(folder, 'no.json')).stderr).toMatch(
      /labels file .*no\.json cannot be read/,
    );
    const labels = join(folder, 'labels.json');
    writeFileSync(labels, '{"photos":[{"file":"gone.jpg","label":"kohaku"}]}');
    const { status, stderr } = run('eval', 'photos', '--dir', folder, '--labels', labels);
    expect(status).toBe(1);
    expect(stderr).toMatch(/1 of 1 labelled photos are missing, first .*gone\.jpg/);
  });

  it('explain themselves when options are missing', () => {
    const { status, stderr } = run('eval', 'photos');
    expect(status).toBe(1);
    expect(stderr).toMatch(/Usage: npm run eval/);
  });
});
