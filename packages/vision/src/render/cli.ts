import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Picture } from './camera.ts';
import { renderCartoon } from './cartoon.ts';
import { varieties, type Variety } from './coat.ts';
import { enlarge, toJpeg, toPng } from './encode.ts';
import { renderEmptyTub, renderKoiPhoto } from './render-koi.ts';

const USAGE = `Draws a koi for tests and benchmarks.
  --variety ${varieties.join('|')} or cartoon or empty-tub
  --seed N     which fish (default 1)
  --angle N    degrees clockwise from head up
  --size WxH   of the drawing (default 900x1200)
  --enlarge WxH   of the file, from the drawing with fresh grain (for example 3000x4000)
  --out FILE   .jpg or .png`;

const { values } = parseArgs({
  options: {
    variety: { type: 'string', default: 'kohaku' },
    seed: { type: 'string', default: '1' },
    angle: { type: 'string' },
    size: { type: 'string', default: '900x1200' },
    enlarge: { type: 'string' },
    out: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const parseSize = (text: string): { width: number; height: number } => {
  const [width, height] = text.split('x').map(Number);
  if (!width || !height) throw new Error(`A size is written like 900x1200, not ${text}.`);
  return { width, height };
};

const isVariety = (name: string): name is Variety => varieties.some((variety) => variety === name);

const draw = (name: string): Picture => {
  const seed = Number(values.seed);
  const size = parseSize(values.size);
  const angle = values.angle === undefined ? {} : { angle: Number(values.angle) };
  if (name === 'cartoon') return renderCartoon({ seed, ...size });
  if (name === 'empty-tub') return renderEmptyTub({ seed, ...size });
  if (isVariety(name)) return renderKoiPhoto({ variety: name, seed, ...size, ...angle });
  throw new Error(`There is no variety ${name}.\n${USAGE}`);
};

if (values.help || !values.out) {
  console.log(USAGE);
  process.exitCode = values.help ? 0 : 1;
} else {
  const drawn = draw(values.variety);
  const large = values.enlarge ? parseSize(values.enlarge) : null;
  const picture = large ? await enlarge(drawn, large.width, large.height) : drawn;
  writeFileSync(values.out, await (values.out.endsWith('.png') ? toPng(picture) : toJpeg(picture)));
  console.log(`${values.out}: ${picture.width}x${picture.height}`);
}
