import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { report } from './lib/numbers.ts';

const SITE = fileURLToPath(new URL('../dist/web', import.meta.url));
/** Bytes of gzipped JavaScript before the first paint; the home page is where strangers arrive. */
const budgetOf = (path: string): number => (path === '/' ? 100_000 : 110_000);
/** Bytes of both typefaces together. */
const FONT_BUDGET = 70_000;

type Page = { path: string; file: string };

const read = (file: string): Buffer => readFileSync(join(SITE, file));
const zipped = (file: string): number => gzipSync(read(file), { level: 9 }).length;
const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const addresses = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map((found) => (found[1] ?? '').slice(1));

/** Modules that a built module imports at once; `import()` with a bracket comes later and is left out. */
const importsOf = (file: string): string[] =>
  [
    ...read(file)
      .toString()
      .matchAll(/(?:from|import)\s*["'](\.{1,2}\/[^"']+\.js)["']/g),
  ].map((found) => posix.join(posix.dirname(file), found[1] ?? ''));

/** The page's script, what the page preloads, and everything these import. */
const moduleGraph = (html: string): string[] => {
  const graph = new Set<string>();
  const visit = (file: string): void => {
    if (graph.has(file)) return;
    graph.add(file);
    importsOf(file).forEach(visit);
  };
  addresses(html, /<script[^>]*\ssrc="([^"]+)"/g).forEach(visit);
  addresses(html, /<link[^>]*rel="modulepreload"[^>]*href="([^"]+)"/g).forEach(visit);
  return [...graph];
};

/** Prints what a first visit to each prerendered page loads, gzipped, against the budget. */
// The command's runner awaits every bench.
export const run = async (): Promise<void> => {
  if (!existsSync(join(SITE, 'manifest.json'))) throw new Error('Build first: npm run build');
  const { pages } = JSON.parse(read('manifest.json').toString()) as { pages: Page[] };
  for (const { path, file } of pages) {
    const html = read(file).toString();
    const scripts = moduleGraph(html).map((script) => ({ script, bytes: zipped(script) }));
    const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
    const budget = budgetOf(path);
    report(`JavaScript before the first paint of ${path}`, kb(total), kb(budget), total <= budget);
    for (const { script, bytes } of scripts)
      process.stdout.write(`        ${kb(bytes)}  ${script}\n`);
    const styles = addresses(html, /<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g);
    const styleBytes = styles.reduce((sum, style) => sum + zipped(style), 0);
    process.stdout.write(
      `        ${kb(styleBytes)}  styles, ${kb(zipped(file))} the page itself\n`,
    );
    const fonts = addresses(html, /<link[^>]*href="([^"]+\.woff2)"/g);
    const fontBytes = fonts.reduce((sum, font) => sum + read(font).length, 0);
    report(`fonts of ${path}`, kb(fontBytes), kb(FONT_BUDGET), fontBytes <= FONT_BUDGET);
  }
};
