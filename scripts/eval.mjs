/** npm run eval -- chat|photos|...: `chat` grades the koi expert, everything else the eye. */
import { main, runNode } from './lib/run.mjs';

const [word, ...rest] = process.argv.slice(2);
const command =
  word === 'chat'
    ? ['packages/expert/src/cli/eval-chat.ts', ...rest]
    : ['packages/vision/src/cli/eval.ts', ...process.argv.slice(2)];

await main(async () => {
  const { code } = await runNode(['--import', 'tsx', ...command]);
  process.exitCode = code;
});
