import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { renderCartoon } from '@nishiki/vision/render/cartoon';
import { enlarge, toJpeg } from '@nishiki/vision/render/encode';
import { renderEmptyTub, renderKoiPhoto } from '@nishiki/vision/render/render-koi';
import { drawn } from './photos.ts';

/** Draws the photos that journeys use. */
export default async (): Promise<void> => {
  mkdirSync(dirname(drawn.koi), { recursive: true });
  const koi = renderKoiPhoto({ variety: 'kohaku', seed: 1, width: 900, height: 1200 });
  writeFileSync(drawn.koi, await toJpeg(koi));
  writeFileSync(drawn.large, await toJpeg(await enlarge(koi, 3000, 4000)));
  writeFileSync(drawn.cartoon, await toJpeg(renderCartoon({ seed: 1 })));
  writeFileSync(drawn.emptyTub, await toJpeg(renderEmptyTub({ seed: 1 })));
};
