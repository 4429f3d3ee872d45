import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fitFinder } from '../eval/scenes/fit-finder.ts';
import type { FinderFile } from '../find/model.ts';
import { packTrees } from '../model/file.ts';
import { renderScene } from '../render/scene/render-scene.ts';

const { values } = parseArgs({
  options: { scenes: { type: 'string', default: '400' }, out: { type: 'string' } },
});
const count = Number(values.scenes);
const fitted = fitFinder(
  (seed) => renderScene({ seed }),
  count,
  (what) => process.stderr.write(`${what}\n`),
);
const file: FinderFile = {
  format: 1,
  version: `scenes-${count}`,
  trainedOn: `${count} drawn scenes, seeds 0 to ${count - 1}; no photo`,
  features: [],
  look: packTrees(fitted.look),
  context: packTrees(fitted.context),
  frame: packTrees(fitted.frame),
  judge: packTrees(fitted.judge),
};
const out = values.out ?? fileURLToPath(new URL('../../model/finder.json', import.meta.url));
writeFileSync(out, `${JSON.stringify(file)}\n`);
process.stdout.write(`${out}\n`);
