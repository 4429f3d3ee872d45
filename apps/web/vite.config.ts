import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export const outDir = fileURLToPath(new URL('../../dist/web', import.meta.url));
export const prerenderDir = fileURLToPath(new URL('../../.cache/web-prerender', import.meta.url));

/** The package names its development build for everybody, which is half a kilobyte more. */
const routerForPages = {
  find: /^react-router$/,
  replacement: fileURLToPath(
    new URL('../../node_modules/react-router/dist/production/index.mjs', import.meta.url),
  ),
};

/** Files that are kept whole: every page carries the name of every file. */
const groups = [
  // All that every page needs: cut up by what else uses it, it would be 4 kB larger.
  { name: 'site', test: /entry-client\.tsx$/, priority: 2 },
  // Fields of forms, which come together on every page that has one.
  {
    name: 'forms',
    test: /ui\/(field|text-field|text-area-field|form-error|password-field)\./,
    priority: 1,
  },
  // Icons of the keeper's own pages.
  {
    name: 'icons',
    test: /lucide-react.*\/(fish|trophy|waves-horizontal|life-buoy)\./,
    priority: 1,
  },
  // What a keeper's pages remember of the server's answers.
  { name: 'query', test: /@tanstack|lib\/(query|keeper-page)\./, priority: 1 },
  // Crumbs that most pages share.
  {
    name: 'small',
    test: /ui\/card\.|lib\/formats\.|app\/token-words\.|src\/(tokens|photo-limits)\.|lucide-react.*\/scan-search\./,
    priority: 1,
  },
  // Small sums with water, for first aid and the calculators.
  {
    name: 'sums',
    test: /koi-science\/src\/(ammonia|dechlorinate|refuse|units|salt|volume|water-change)\./,
    priority: 1,
  },
  // What starts a checkout, for all pages that sell.
  { name: 'checkout', test: /app\/(checkout|plans\/start-checkout)/, priority: 1 },
];

/** Names without words: the list of all files, which every page carries, is half a kilobyte smaller. */
const output = {
  codeSplitting: { groups },
  hashCharacters: 'base36',
  chunkFileNames: 'assets/[hash].js',
} as const;

export default defineConfig(({ command, isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss()],
  resolve: { alias: command === 'build' && isSsrBuild !== true ? [routerForPages] : [] },
  build: {
    outDir: isSsrBuild === true ? prerenderDir : outDir,
    emptyOutDir: true,
    manifest: isSsrBuild !== true,
    target: 'es2022',
    // The page's policy allows neither data: addresses nor inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    ...(isSsrBuild !== true && { rolldownOptions: { output } }),
  },
  ssr: { noExternal: true },
}));
