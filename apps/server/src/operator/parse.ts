import { parseArgs } from 'node:util';
import { UsageError, type Command, type Given } from './command.ts';
import { commands } from './commands.ts';

export type Parsed =
  | { readonly help: true; readonly command: Command | null }
  | { readonly help: false; readonly command: Command; readonly given: Given; json: boolean };

const common = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;

type Words = { values: Record<string, string | boolean | undefined>; positionals: string[] };

const readArguments = (command: Command | null, rest: string[]): Words => {
  const own = Object.entries(command?.options ?? {}).map(
    ([name, { type }]) => [name, { type }] as const,
  );
  try {
    return parseArgs({
      args: rest,
      options: { ...Object.fromEntries(own), ...common },
      allowPositionals: true,
    });
  } catch (error) {
    // Node adds advice about '--' on further lines; the first says what is wrong.
    throw new UsageError((error instanceof Error ? error.message : String(error)).split('. ')[0]);
  }
};

const begins = (argv: readonly string[], words: readonly string[]): boolean =>
  words.every((word, at) => argv[at] === word);

/** What the words of the command line ask for. @throws UsageError */
export const parse = (argv: readonly string[]): Parsed => {
  const command = commands.find(({ name }) => begins(argv, name.split(' '))) ?? null;
  const ownWords = command?.name.split(' ').length ?? 0;
  const { values, positionals } = readArguments(command, argv.slice(ownWords));
  if (values['help'] === true || argv.length === 0) return { help: true, command };
  if (!command) throw new UsageError(`There is no command ${positionals.slice(0, 2).join(' ')}`);
  const missing = command.words[positionals.length];
  if (missing !== undefined) throw new UsageError(`${missing} is missing`);
  if (positionals.length > command.words.length)
    throw new UsageError(`${positionals[command.words.length]} was not expected`);
  const text = (option: string): string | undefined => {
    const value = values[option];
    return typeof value === 'string' ? value : undefined;
  };
  const given = { words: positionals, text, isSet: (option: string) => values[option] === true };
  return { help: false, command, given, json: values['json'] === true };
};
