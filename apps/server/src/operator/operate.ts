import { OperatorError, UsageError, type Outcome } from './command.ts';
import { openCtx } from './open-ctx.ts';
import { parse, type Parsed } from './parse.ts';
import { sentenceOf } from './sentence.ts';
import { usage, usageOf } from './usage.ts';
import { plain } from './words.ts';

export type Terminal = {
  out(text: string): void;
  err(text: string): void;
  /** Only where a person sits at it. Ends with the line that they type. */
  ask?: ((question: string) => Promise<string>) | undefined;
};

/** What to do when the person at the terminal gives up (Ctrl-C): a database started here must stop. */
type OnInterrupt = (stop: () => Promise<void>) => void;

const parseOrExplain = (argv: readonly string[], { err }: Terminal): Parsed | null => {
  try {
    return parse(argv);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    err(`${plain(error.message)}.\n\n${usage()}`);
    return null;
  }
};

const confirm = async (
  { command, given, json }: Extract<Parsed, { help: false }>,
  { ask }: Terminal,
): Promise<void> => {
  if (!command.confirm || !ask || json || given.isSet('yes')) return;
  const { question, answer } = command.confirm(given);
  if ((await ask(question)).trim() !== answer)
    throw new OperatorError('That was something else, so nothing was done.');
};

const work = async (
  { command, given }: Extract<Parsed, { help: false }>,
  environment: NodeJS.ProcessEnv,
  onInterrupt: OnInterrupt,
): Promise<Outcome> => {
  const run = command.prepare(given);
  const { ctx, close } = await openCtx(environment, { files: command.needsFiles === true });
  onInterrupt(close);
  try {
    return await run(ctx);
  } finally {
    await close();
  }
};

/** One command from its words to its exit code: 0 done, 1 not done, 2 not understood. */
export const operate = async (
  argv: readonly string[],
  environment: NodeJS.ProcessEnv,
  terminal: Terminal,
  onInterrupt: OnInterrupt = () => undefined,
): Promise<number> => {
  const parsed = parseOrExplain(argv, terminal);
  if (parsed === null) return 2;
  if (parsed.help) {
    terminal.out(parsed.command ? usageOf(parsed.command) : usage());
    return 0;
  }
  try {
    await confirm(parsed, terminal);
    const { json, text, fault } = await work(parsed, environment, onInterrupt);
    terminal.out(parsed.json ? `${JSON.stringify(json)}\n` : text);
    if (fault === undefined) return 0;
    terminal.err(`${fault}\n`);
    return 1;
  } catch (error) {
    terminal.err(`${plain(sentenceOf(error))}\n`);
    return 1;
  }
};
