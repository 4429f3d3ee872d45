import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartError } from '../start-error.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { startOf } from './processes.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nishiki-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (content: string): void => writeFileSync(join(folder, 'nishiki.lock'), content);

test('is held once, and free again when given back', () => {
  const release = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(StartError);
  release();
  expect(existsSync(join(folder, 'nishiki.lock'))).toBe(false);
  lockDataFolder(folder)();
});

test('is taken over from a process that ended', async () => {
  const child = spawn('true');
  await new Promise((resolve) => child.on('close', resolve));
  write(`${child.pid} boot:1\n`);
  lockDataFolder(folder);
  expect(readFileSync(join(folder, 'nishiki.lock'), 'utf8')).toMatch(
    new RegExp(`^${process.pid} `),
  );
});

test.runIf(process.platform === 'linux')(
  'is taken over when a stranger got the number of its owner since',
  () => {
    write(`${process.pid} another-boot:1\n`);
    lockDataFolder(folder);
    expect(readFileSync(join(folder, 'nishiki.lock'), 'utf8')).toBe(
      `${process.pid} ${startOf(process.pid)}\n`,
    );
  },
);

test.each(['', 'rubbish', '-1 x'])('is taken over when it names nobody: %j', (content) => {
  write(content);
  lockDataFolder(folder)();
});

test('leaves no other file behind', async () => {
  const { readdirSync } = await import('node:fs');
  write('rubbish');
  lockDataFolder(folder);
  expect(readdirSync(folder)).toEqual(['nishiki.lock']);
});
