import type { Command, Option } from './command.ts';
import { commands } from './commands.ts';

const START = 'npm run operator --';

const spelled = (name: string, { value }: Option): string =>
  value === undefined ? `--${name}` : `--${name} ${value}`;

const optionIn = ([name, option]: [string, Option]): string =>
  option.required ? spelled(name, option) : `[${spelled(name, option)}]`;

const lineOf = (command: Command): string =>
  [command.name, ...command.words, ...Object.entries(command.options).map(optionIn)].join(' ');

/** How one command is written, with its options. */
export const usageOf = (command: Command): string => {
  const options = Object.entries(command.options).map(
    ([name, option]) => `  ${spelled(name, option)}\n      ${option.about}\n`,
  );
  return (
    `${START} ${lineOf(command)} [--json]\n\n${command.about}\n` +
    (options.length > 0 ? `\n${options.join('')}` : '')
  );
};

/** Every command in short. */
export const usage = (): string =>
  `${START} COMMAND [--json]\n\n` +
  commands.map((command) => `  ${lineOf(command)}\n      ${command.about}\n`).join('') +
  `
Works beside a running site and without one, on the same NISHIKI_DATA or DATABASE_URL.
--json prints one JSON object; --help after a command says more about it.
Exit code 0: done; 1: not done, with the reason; 2: not understood.
For programs: npm run --silent operator -- COMMAND --json, or node scripts/operator.mjs COMMAND --json.
`;
