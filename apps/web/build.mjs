/**
 * Builds the site into dist/web: hashed files under assets/, every page of the route table
 * prerendered under pages/, and manifest.json, which tells the server what it may serve.
 * The pages carry nothing inline, so the server's policy needs no hashes; the build fails if one does.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { checkLinks } from './check-links.mjs';
import { drawKoi, drawPictures } from './draw-pictures.mjs';
import { writeWorker } from './write-worker.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const outDir = fileURLToPath(new URL('../../dist/web', import.meta.url));
const prerenderDir = fileURLToPath(new URL('../../.cache/web-prerender', import.meta.url));

const NOT_FOUND_FILE = 'pages/404.html';

/** The chunks of a page's module with everything it imports statically. */
const chunksOf = (viteManifest, source) => {
  const seen = new Set();
  const visit = (key) => {
    const chunk = viteManifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    for (const next of chunk.imports ?? []) visit(next);
  };
  visit(source);
  return [...seen].map((key) => viteManifest[key]);
};

const headLinks = (viteManifest, template, source) => {
  const chunks = source === undefined ? [] : chunksOf(viteManifest, source);
  const styles = chunks.flatMap((chunk) => chunk.css ?? []);
  const scripts = chunks.map((chunk) => chunk.file).filter((file) => file.endsWith('.js'));
  const fonts = Object.values(viteManifest)
    .map((chunk) => chunk.file)
    .filter((file) => file.endsWith('.woff2'));
  return [
    ...fonts.map(
      (f) => `<link rel="preload" href="/${f}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...[...new Set(styles)].map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].filter((tag) => !template.includes(/href="([^"]+)"/.exec(tag)?.[1] ?? ''));
};

const assertNothingInline = (name, html) => {
  const inline = /<script(?![^>]*\ssrc=)[^>]*>|<style|\sstyle="|\son[a-z]+="/i.exec(html);
  if (inline !== null) {
    throw new Error(`${name} carries something inline that the policy forbids: ${inline[0]}`);
  }
};

const buildPage = async ({ page, template, viteManifest, head, render }) => {
  const links = headLinks(viteManifest, template, page.source);
  const html = template
    .replace(/<title>[^<]*<\/title>/, () => head.join('\n    '))
    .replace('</head>', () => `${links.join('\n    ')}\n  </head>`);
  const body = await render(page.path);
  const full = html.replace('<div id="root"></div>', () => `<div id="root">${body}</div>`);
  assertNothingInline(page.name, full);
  return full;
};

const start = performance.now();
await build({ root, logLevel: 'warn' });
await build({ root, logLevel: 'warn', build: { ssr: 'src/entry-prerender.tsx' } });

const template = await readFile(join(outDir, 'index.html'), 'utf8');
const viteManifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8'));
const {
  checkData,
  headTags,
  koiPictures,
  ORIGIN,
  pagesServed,
  pagesToPrerender,
  picturesToDraw,
  render,
  searchFile,
} = await import(pathToFileURL(join(prerenderDir, 'entry-prerender.js')).href);
checkData();
const pictures = await drawPictures(picturesToDraw, outDir);
await drawKoi(koiPictures(), outDir);

await mkdir(join(outDir, 'pages'), { recursive: true });
const pages = [];
const markup = new Map();
for (const page of pagesToPrerender) {
  const head = headTags(page, pictures);
  const html = await buildPage({ page, template, viteManifest, head, render });
  const file = `pages/${page.name}.html`;
  await writeFile(join(outDir, file), html);
  markup.set(page.path, html);
  pages.push({ path: page.path, file, listed: !page.unlisted });
}

checkLinks(markup);

await writeFile(join(outDir, searchFile.name), searchFile.text);
await writeWorker(outDir);

// Only the build needs these; the server would otherwise give them away under their names.
await rm(join(outDir, 'index.html'));
await rm(join(outDir, '.vite'), { recursive: true });
const manifest = {
  pages: pages.filter(({ file }) => file !== NOT_FOUND_FILE),
  served: pagesServed.map((page) => ({
    path: page.path,
    head: headTags(page, pictures).join('\n'),
  })),
  notFound: NOT_FOUND_FILE,
  origin: ORIGIN,
};
await writeFile(join(outDir, 'manifest.json'), JSON.stringify(manifest, null, 2));
console.log(`web: ${pages.length} pages in ${Math.round(performance.now() - start)} ms`);
