/** Grades the answers of the koi expert: npm run eval -- chat [--cases FILE] [--json] [--verbose] */
import { parseArgs } from 'node:util';
import { answerTurns } from '../chat/answer-turns.ts';
import { loadCases, ownFiles } from '../eval-chat/load-cases.ts';
import { caseLines, isMet, totalLines, totalsOf } from '../eval-chat/report.ts';
import { runCases } from '../eval-chat/run-cases.ts';

const USAGE = `Usage: npm run eval -- chat [--cases FILE]... [--only ID]... [--json] [--verbose]
Without --cases: the project's own cases in packages/expert/eval.`;

const optionsFrom = (args: string[]) =>
  parseArgs({
    args,
    options: {
      cases: { type: 'string', multiple: true },
      only: { type: 'string', multiple: true },
      json: { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
    },
  }).values;

const read = (args: string[]): ReturnType<typeof optionsFrom> | null => {
  try {
    return optionsFrom(args);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}\n`);
    return null;
  }
};

const main = async (): Promise<boolean> => {
  const options = read(process.argv.slice(2));
  if (options === null) return false;
  const { cases, problems } = loadCases(options.cases ?? ownFiles());
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  const { only } = options;
  const asked = only === undefined ? cases : cases.filter(({ id }) => only.includes(id));
  if (asked.length === 0) {
    process.stderr.write(`No case to ask.\n${USAGE}\n`);
    return false;
  }
  const results = await runCases(asked, answerTurns);
  const totals = totalsOf(results);
  const lines = options.json
    ? [JSON.stringify({ totals, problems, results }, null, 2)]
    : [...caseLines(results, options.verbose), '', ...totalLines(totals)];
  process.stdout.write(`${lines.join('\n')}\n`);
  return isMet(totals) && problems.length === 0;
};

process.exitCode = (await main()) ? 0 : 1;
