/**
 * Makes the example of /identify: a drawn koi, read by the engine and put into words like any photo.
 * Run it again when the engine or its words have changed: npm run example
 */
import { writeFile } from 'node:fs/promises';
import { analysePhoto } from '@nishiki/vision/analyse';
import { renderToJpeg } from '@nishiki/vision/render/render-koi';
import { describeAnalysis } from '../koi-analysis/analyst.ts';

const folder = new URL('../../../../apps/web/src/features/identify/example/', import.meta.url);
const size = { width: 720, height: 960 };

const photo = await renderToJpeg({ variety: 'kohaku', seed: 1, ...size });
const started = performance.now();
const result = await analysePhoto(photo);
const milliseconds = Math.round(performance.now() - started);
const analysis = {
  ...describeAnalysis(result, milliseconds),
  id: '00000000-0000-7000-8000-000000000000',
  photo: { url: 'koi.jpg', ...size },
};
await writeFile(new URL('koi.jpg', folder), photo);
await writeFile(new URL('analysis.json', folder), `${JSON.stringify(analysis)}\n`);
process.stdout.write(`${analysis.headline}, ${analysis.confidence}%, ${photo.length} bytes\n`);
