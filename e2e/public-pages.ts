/** The pages that search engines may list, as the build has drawn them. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const site = fileURLToPath(new URL('../dist/web/', import.meta.url));
const read = (file: string): string => readFileSync(`${site}${file}`, 'utf8');

type Manifest = { pages: { path: string; file: string; listed: boolean }[] };

const { pages } = JSON.parse(read('manifest.json')) as Manifest;

/** All of them, documents of the reference included. */
export const listedPages: readonly string[] = pages
  .filter(({ listed }) => listed)
  .map(({ path }) => path);

const isDocument = (path: string): boolean =>
  /^\/(reference|varieties|conditions|treatments|water|questions|tools)(\/|$)/.test(path);

/** One document of each kind: the others are made by the same code, and `bench barriers` goes through all. */
const documents = [
  '/reference',
  '/varieties',
  '/varieties/kohaku',
  '/conditions/white-spot',
  '/conditions/khv',
  '/treatments/permanganate',
  '/water/ammonia',
  '/questions/oxygen',
  '/tools/ammonia',
];

/** What the browser tests open one by one. */
export const visitedPages: readonly string[] = [
  ...listedPages.filter((path) => !isDocument(path)),
  ...documents,
];
