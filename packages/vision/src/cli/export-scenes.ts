import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { frameExamples, mapExample } from '../eval/scenes/export-scene.ts';
import { finder } from '../find/model.ts';
import { makeRandom } from '../render/random.ts';
import { sceneKinds, TRAINING } from '../render/scene/kinds.ts';
import { renderScene } from '../render/scene/render-scene.ts';

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: String(TRAINING) },
    count: { type: 'string', default: '700' },
    kind: { type: 'string' },
    out: { type: 'string' },
  },
});
if (values.out === undefined)
  throw new Error(
    'Usage: npm run export-scenes -- --out FOLDER [--from SEED] [--count N] [--kind liner]',
  );
/** A third from the side, more than owners take, so that the finder learns to tell them. */
const SIDE_SHARE = 0.3;
/** One scene in so many has no fish. */
const EMPTY_EVERY = 10;
/** Writes what `training/finder_fit.py` fits the finder's networks on. */
const from = Number(values.from);
const count = Number(values.count);
const kind = sceneKinds.find((k) => k === values.kind);

mkdirSync(values.out, { recursive: true });
const open = (name: string) => openSync(join(values.out ?? '', name), 'w');
const files = {
  pictures: open('pictures.bin'),
  maps: open('maps.bin'),
  frames: open('frames.bin'),
};
const fish: unknown[] = [];
const kinds: number[] = [];
for (let seed = from; seed < from + count; seed++) {
  const empty = seed % EMPTY_EVERY === 0;
  const scene = renderScene({
    seed,
    sideShare: SIDE_SHARE,
    ...(kind ? { kind } : {}),
    ...(empty ? { count: 0 } : {}),
  });
  const example = mapExample(scene);
  writeSync(files.pictures, example.picture);
  writeSync(files.maps, example.owner);
  writeSync(files.maps, example.share);
  fish.push(example.fish);
  for (const frame of frameExamples(scene, makeRandom(seed), finder())) {
    writeSync(files.frames, frame.cells);
    kinds.push(frame.kind);
  }
  if (seed % 50 === 0) process.stderr.write(`${seed - from} of ${count} scenes\n`);
}
Object.values(files).forEach(closeSync);
writeFileSync(join(values.out, 'index.json'), JSON.stringify({ from, count, fish, kinds }));
process.stdout.write(`${count} scenes, ${kinds.length} frames written to ${values.out}.\n`);
