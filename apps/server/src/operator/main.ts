/** The command line for whoever runs the site: `npm run operator -- <command>`. */
import { createInterface } from 'node:readline/promises';
import { operate } from './operate.ts';

// Whoever reads only the first lines (`| head`) has seen enough.
process.stdout.on('error', () => process.exit());

const ask = async (question: string): Promise<string> => {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  lines.once('SIGINT', () => process.exit(130));
  try {
    return await lines.question(question);
  } finally {
    lines.close();
  }
};

let close = async (): Promise<void> => undefined;
const giveUp = (): void => void close().finally(() => process.exit(130));
process.once('SIGINT', giveUp);
process.once('SIGTERM', giveUp);

process.exitCode = await operate(
  process.argv.slice(2),
  process.env,
  {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    ask: process.stdin.isTTY && process.stderr.isTTY ? ask : undefined,
  },
  (stop) => (close = stop),
);
