import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';

const autocannon = createRequire(import.meta.url).resolve('autocannon');

/** What autocannon's report says of it, as far as it is read here. */
type Loaded = {
  readonly duration: number;
  readonly errors: number;
  readonly '2xx': number;
  readonly non2xx: number;
};

/** Requests a second that autocannon, in a process of its own, gets answered with 200. */
export const requestsPerSecond = async (
  url: string,
  load: { connections: number; seconds: number; headers?: Record<string, string> },
): Promise<number> => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    autocannon,
    ...['--json', '--no-progress', '-c', String(load.connections), '-d', String(load.seconds)],
    ...Object.entries(load.headers ?? {}).flatMap(([name, value]) => ['-H', `${name}=${value}`]),
    url,
  ]);
  const told = JSON.parse(stdout) as Loaded;
  if (told.errors > 0 || told.non2xx > 0)
    throw new Error(`${url}: ${told.errors} errors, ${told.non2xx} refusals`);
  return told['2xx'] / told.duration;
};
