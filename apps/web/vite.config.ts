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
  // What starts a checkout, for all pages that sell.
  { name: 'checkout', test: /app\/(checkout|plans\/start-checkout)/, priority: 1 },
];

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
    ...(isSsrBuild !== true && { rolldownOptions: { output: { codeSplitting: { groups } } } }),
  },
  ssr: { noExternal: true },
}));
