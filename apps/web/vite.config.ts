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
    // All that every page needs in one file: cut up by what else uses it, it would be 4 kB larger.
    ...(isSsrBuild !== true && {
      rolldownOptions: {
        output: { codeSplitting: { groups: [{ name: 'site', test: /entry-client\.tsx$/ }] } },
      },
    }),
  },
  ssr: { noExternal: true },
}));
