import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Puts the worker into the site, under a version that is the page's own: browsers fetch a worker anew
 * when it differs by a byte, and the page names every file it needs by its hash.
 */
export const writeWorker = async (outDir) => {
  const page = await readFile(join(outDir, 'pages/firstAid.html'));
  const version = createHash('sha256').update(page).digest('hex').slice(0, 12);
  const source = await readFile(new URL('./worker.js', import.meta.url), 'utf8');
  if (!source.includes('__VERSION__')) throw new Error('the worker names no version');
  await writeFile(join(outDir, 'worker.js'), source.replaceAll('__VERSION__', version));
};
