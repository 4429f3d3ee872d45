import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export const outDir = fileURLToPath(new URL('../../dist/web', import.meta.url));
export const prerenderDir = fileURLToPath(new URL('../../.cache/web-prerender', import.meta.url));

export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss()],
  build: {
    outDir: isSsrBuild === true ? prerenderDir : outDir,
    emptyOutDir: true,
    manifest: isSsrBuild !== true,
    target: 'es2022',
    // The page's policy allows neither data: addresses nor inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  ssr: { noExternal: true },
}));
