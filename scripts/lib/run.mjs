import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/** A failure that is told in one sentence, without a stack. */
export class PlainError extends Error {}

/** Some tools write colours wherever CI is set, also into files. */
const plainOutput = process.stdout.isTTY || process.env.FORCE_COLOR ? {} : { NO_COLOR: '1' };

/**
 * Runs a program in the repository. With `capture` its output is collected instead of shown.
 * @returns {Promise<{ code: number, output: string, milliseconds: number }>}
 */
export const run = (program, args, { capture = false, env = {}, timeout, killSignal } = {}) =>
  new Promise((resolve) => {
    const start = performance.now();
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...plainOutput, ...env },
      stdio: ['ignore', capture ? 'pipe' : 'inherit', capture ? 'pipe' : 'inherit'],
      timeout,
      killSignal,
    });
    let output = '';
    const collect = (chunk) => (output += chunk);
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    const finish = (code, text = '') =>
      resolve({ code, output: output + text, milliseconds: Math.round(performance.now() - start) });
    child.on('error', (error) => finish(127, error.message));
    child.on('close', (code, signal) => finish(code ?? 1, signal ? `ended by ${signal}\n` : ''));
  });

/** Runs a Node program of the repository or of an installed package. */
export const runNode = (args, options) => run(process.execPath, args, options);

/** Does `work` and turns a failure into one sentence and exit code 1. */
export const main = async (work) => {
  try {
    await work();
  } catch (error) {
    const plain = error instanceof PlainError;
    process.stderr.write(`${plain ? error.message : (error?.stack ?? error)}\n`);
    process.exit(1);
  }
};
