/** The operator's command line: as a person runs it, and the same without the time that a process takes to start. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { operate, type Terminal } from '../src/operator/operate.ts';

const entry = fileURLToPath(new URL('../src/operator/main.ts', import.meta.url));

export type Ran = { readonly code: number | null; readonly out: string; readonly err: string };

/** A process of its own. @param environment the settings of the site; nothing else of this process' is seen */
export const operatorOf =
  (environment: NodeJS.ProcessEnv) =>
  (...words: string[]): Promise<Ran> =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, ['--import', 'tsx', entry, ...words], {
        env: { PATH: process.env['PATH'], ...environment },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let [out, err] = ['', ''];
      child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
      child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
      child.on('error', reject);
      child.on('close', (code) => resolve({ code, out, err }));
    });

/** In this process: for the many ways in which a command can be refused. */
export const operatorHere =
  (environment: NodeJS.ProcessEnv, ask?: Terminal['ask']) =>
  async (...words: string[]): Promise<Ran> => {
    let [out, err] = ['', ''];
    const code = await operate(words, environment, {
      out: (text) => void (out += text),
      err: (text) => void (err += text),
      ask,
    });
    return { code, out, err };
  };

/** What `--json` printed: one object on one line. */
export const jsonOf = ({ out }: Ran): Record<string, unknown> => {
  if (!/^\{.*\}\n$/.test(out)) throw new Error(`not one JSON object: ${out}`);
  return JSON.parse(out) as Record<string, unknown>;
};
