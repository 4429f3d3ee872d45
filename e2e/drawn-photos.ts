import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { renderCartoon } from '@nishiki/vision/render/cartoon';
import { enlarge, toJpeg } from '@nishiki/vision/render/encode';
import { renderEmptyTub, renderKoiPhoto } from '@nishiki/vision/render/render-koi';
import { renderScene } from '@nishiki/vision/render/scene/render-scene';
import { drawn } from './photos.ts';

/** Two koi side by side in a tub, the left one larger. */
const twoKoi = () => {
  const lie = { halfWidth: 62, angle: 0, bend: 0, sway: 0, view: 'top' } as const;
  const { image } = renderScene({
    seed: 1,
    kind: 'tub',
    plain: true,
    width: 1000,
    height: 900,
    fish: [
      { ...lie, variety: 'kohaku', x: 300, y: 450, length: 560 },
      { ...lie, variety: 'kohaku', x: 720, y: 450, length: 480, halfWidth: 54 },
    ],
  });
  return { width: image.width, height: image.height, rgb: image.data };
};

/** Draws the photos that journeys use. */
export default async (): Promise<void> => {
  mkdirSync(dirname(drawn.koi), { recursive: true });
  const koi = renderKoiPhoto({ variety: 'kohaku', seed: 1, width: 900, height: 1200 });
  writeFileSync(drawn.koi, await toJpeg(koi));
  writeFileSync(drawn.large, await toJpeg(await enlarge(koi, 3000, 4000)));
  writeFileSync(drawn.cartoon, await toJpeg(renderCartoon({ seed: 1 })));
  writeFileSync(drawn.emptyTub, await toJpeg(renderEmptyTub({ seed: 1 })));
  writeFileSync(drawn.twoKoi, await toJpeg(twoKoi()));
};
