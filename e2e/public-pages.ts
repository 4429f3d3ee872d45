/** The pages that search engines may list, as the build has drawn them from the route table. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const site = fileURLToPath(new URL('../dist/web/', import.meta.url));
const read = (file: string): string => readFileSync(`${site}${file}`, 'utf8');

type Manifest = { pages: { path: string; file: string }[] };

export const listedPages: readonly string[] = (JSON.parse(read('manifest.json')) as Manifest).pages
  .filter(({ file }) => !/<meta name="robots" content="[^"]*noindex/.test(read(file)))
  .map(({ path }) => path);
