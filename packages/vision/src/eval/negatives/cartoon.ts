import sharp from 'sharp';
import { seeded } from '../../pipeline/random.ts';
import type { Rgb } from '../../pipeline/raster.ts';

const WIDTH = 400;
const HEIGHT = 560;

const grounds = [
  '#0d87c4',
  '#3fc6ff',
  '#ffffff',
  '#1a5a96',
  '#7fd4c1',
  '#0a4d68',
  '#f4efe6',
  '#0b0b0b',
];
const skins = [
  '#ffffff',
  '#f7a81b',
  '#e8431f',
  '#f2d33c',
  '#8fa3b5',
  '#d9d9d9',
  '#2b2b2b',
  '#f6e7d2',
];
const inks = ['#d7261e', '#111111', '#f0641e', '#4d5b6b', '#f5c518'];

const body = (half: number, bend: number): string => {
  const profile = [0, 0.55, 0.85, 1, 0.95, 0.78, 0.52, 0.28, 0.16];
  const at = (i: number, side: number) => {
    const t = i / (profile.length - 1);
    const x = 200 + bend * Math.sin(t * Math.PI * 1.3) + side * half * profile[i];
    return `${x.toFixed(1)},${(70 + t * 380).toFixed(1)}`;
  };
  const right = profile.map((_, i) => at(i, 1));
  const left = profile.map((_, i) => at(i, -1)).reverse();
  return `M${right[0]} ${smooth(right)} ${smooth([right[right.length - 1], ...left])}Z`;
};

/** A rounded line through points: quadratic curves between the middles. */
const smooth = (points: string[]): string =>
  points
    .slice(1)
    .map((p, i) => {
      const [x0, y0] = points[i].split(',').map(Number);
      const [x1, y1] = p.split(',').map(Number);
      return `Q${x0},${y0} ${(x0 + x1) / 2},${(y0 + y1) / 2}`;
    })
    .join(' ');

const patches = (random: () => number, half: number): string =>
  Array.from({ length: Math.floor(random() * 9) }, () => {
    const ink = inks[Math.floor(random() * inks.length)];
    const cx = 200 + (random() - 0.5) * half * 1.6;
    const cy = 90 + random() * 330;
    return `<ellipse cx="${cx}" cy="${cy}" rx="${8 + random() * half * 0.8}" ry="${8 + random() * 45}" fill="${ink}"/>`;
  }).join('');

const scales = (random: () => number): string =>
  random() < 0.7
    ? ''
    : `<g fill="none" stroke="#33404d" stroke-width="1.5">${Array.from({ length: 90 }, (_, i) => {
        const y = 140 + Math.floor(i / 6) * 18;
        const x = 140 + (i % 6) * 22 + (Math.floor(i / 6) % 2) * 11;
        return `<path d="M${x},${y} q11,14 22,0"/>`;
      }).join('')}</g>`;

/** A flat drawing of a koi: even areas of colour, crisp edges, often an outline. */
export const cartoonKoi = async (seed: number): Promise<Rgb> => {
  const random = seeded(seed * 7919 + 3);
  const any = (list: readonly string[]) => list[Math.floor(random() * list.length)];
  const half = 38 + random() * 50;
  const shape = body(half, (random() - 0.5) * 120);
  const skin = any(skins);
  const line = random() < 0.6 ? `stroke="#111" stroke-width="${1 + random() * 5}"` : '';
  const fin = random() < 0.5 ? skin : any(skins);
  const wing = 40 + random() * 60;
  const shade =
    random() < 0.3
      ? `<stop offset="0" stop-color="${any(grounds)}"/><stop offset="1" stop-color="${any(grounds)}"/>`
      : '';
  const fill = shade === '' ? any(grounds) : 'url(#g)';
  const eye =
    random() < 0.6
      ? `<circle cx="${200 - half * 0.5}" cy="105" r="6"/><circle cx="${200 + half * 0.5}" cy="105" r="6"/>`
      : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<defs><linearGradient id="g" x2="0" y2="1">${shade}</linearGradient><clipPath id="c"><path d="${shape}"/></clipPath></defs>
<rect width="100%" height="100%" fill="${fill}"/>
<g transform="rotate(${Math.floor(random() * 4) * 90 + (random() - 0.5) * 60} 200 280) translate(200 280) scale(${0.6 + random() * 0.4}) translate(-200 -280)">
<path d="M${200 - half * 0.8},180 q${-wing},20 ${-wing},${wing} q${wing * 0.6},5 ${wing},-20Z M${200 + half * 0.8},180 q${wing},20 ${wing},${wing} q${-wing * 0.6},5 ${-wing},-20Z M200,430 l-40,80 l40,-20 l40,20Z" fill="${fin}" ${line}/>
<path d="${shape}" fill="${skin}" ${line}/><g clip-path="url(#c)">${patches(random, half)}${scales(random)}</g>${eye}
</g></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    data: new Uint8Array(data.buffer, data.byteOffset, data.length),
  };
};
