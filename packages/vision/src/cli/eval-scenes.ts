import { parseArgs } from 'node:util';
import { join } from 'node:path';
import { UsageError } from '../eval/labels.ts';
import { loadPhotos } from '../eval/load.ts';
import { judgeHardPhotos } from '../eval/scenes/hard-photos.ts';
import { judgeKept } from '../eval/scenes/kept-photos.ts';
import { judgeScene } from '../eval/scenes/judge-scenes.ts';
import { sceneLines } from '../eval/scenes/report.ts';
import { finder } from '../find/model.ts';
import { HELD_OUT } from '../render/scene/kinds.ts';
import { renderScene } from '../render/scene/render-scene.ts';
import { progress } from './run.ts';

export const SCENES_USAGE =
  'Usage: npm run eval -- scenes [--seeds 200] [--dir DIR [--every 1]] [--json]';

/**
 * Judges the finding of fish on drawn scenes of seeds that nothing was fitted or tuned on and, with a
 * folder of photos, counts what becomes of its `hard` ones and whether its labelled ones (every
 * n-th) are still read by the mask that they always were.
 */
export const evalScenes = async (args: string[]): Promise<void> => {
  const { values } = parseArgs({
    args,
    options: {
      seeds: { type: 'string', default: '200' },
      dir: { type: 'string' },
      every: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
    },
  });
  const seeds = Number(values.seeds);
  if (!Number.isInteger(seeds) || seeds < 1) throw new UsageError(SCENES_USAGE);
  const report = values.json ? () => undefined : progress('scenes judged');
  const verdicts = Array.from({ length: seeds }, (_, i) => {
    const verdict = judgeScene(renderScene({ seed: HELD_OUT + i }));
    report(i + 1, seeds);
    return verdict;
  });
  const hard = values.dir === undefined ? null : await judgeHardPhotos(values.dir);
  const every = Math.max(1, Number(values.every));
  const kept =
    values.dir === undefined
      ? null
      : await judgeKept(
          loadPhotos(values.dir, join(values.dir, 'labels.json')).filter((_, i) => i % every === 0),
          values.json ? () => undefined : progress('labelled photos read'),
        );
  if (values.json) {
    process.stdout.write(`${JSON.stringify({ finder: finder().version, verdicts, hard, kept })}\n`);
    return;
  }
  process.stdout.write(`${sceneLines(verdicts).join('\n')}\n`);
  if (hard !== null)
    process.stdout.write(
      [
        '',
        `hard photos: ${hard.n}`,
        ...Object.entries(hard.outcomes).map(([outcome, n]) => `  ${outcome}: ${n}`),
        `  fish found: ${Object.entries(hard.fishes)
          .map(([count, n]) => `${count} in ${n}`)
          .join(', ')}`,
        `  views: ${Object.entries(hard.views)
          .map(([view, n]) => `${view} ${n}`)
          .join(', ')}`,
        '',
      ].join('\n'),
    );
  if (kept !== null)
    process.stdout.write(
      [
        `labelled photos of one fish each: ${kept.n}`,
        `  with a good mask by colour alone: ${kept.good}, read by another one now: ${kept.goodChanged}`,
        `  with a poor one: ${kept.poor}, read by another one now: ${kept.poorChanged}`,
        `  asked which fish is meant: ${kept.asked}; outlined by the finder too: ${kept.outlined}`,
        `  views: ${JSON.stringify(kept.views)}`,
        '',
      ].join('\n'),
    );
};
