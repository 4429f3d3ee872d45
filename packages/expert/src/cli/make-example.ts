/** Draws the koi that /identify reads as its example, in front of the visitor: npm run example */
import { writeFile } from 'node:fs/promises';
import { renderToJpeg } from '@nishiki/vision/render/render-koi';

const file = new URL('../../../../apps/web/src/features/identify/example/koi.jpg', import.meta.url);
const photo = await renderToJpeg({ variety: 'kohaku', seed: 1, width: 720, height: 960 });
await writeFile(file, photo);
process.stdout.write(`${photo.length} bytes\n`);
