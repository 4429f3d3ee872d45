import { extname } from 'node:path';
import type { Context, Hono } from 'hono';
import type { Env } from '../http/env.ts';
import { loggedPath } from '../http/logged-path.ts';
import { escapeMarkup } from '../http/markup.ts';
import type { Parts } from '../http/parts.ts';
import { createFileReader, type SiteFile } from '../http/site-files.ts';
import type { SiteManifest } from '../http/site-manifest.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
/** The worker that keeps first aid: an old one must never be found in a cache. */
const WORKER = 'worker.js';
/** Pictures of shared links, which other sites show to their readers. */
const isLinkPicture = (path: string): boolean => path.startsWith('assets/link-');

const send = (
  c: Context<Env>,
  path: string,
  body: SiteFile,
  status: 200 | 404,
  cache: string,
): Response => {
  const accepted = c.req.header('accept-encoding') ?? '';
  const [bytes, encoding] =
    body.br && /\bbr\b/.test(accepted)
      ? [body.br, 'br']
      : body.gzip && /\bgzip\b/.test(accepted)
        ? [body.gzip, 'gzip']
        : [body.plain, null];
  return c.body(new Uint8Array(bytes), status, {
    'Content-Type': types[extname(path)] ?? 'application/octet-stream',
    'Cache-Control': cache,
    Vary: 'Accept-Encoding',
    ...(encoding && { 'Content-Encoding': encoding }),
    ...(isLinkPicture(path) && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
  });
};

/** Prerendered pages by the site's manifest, hashed assets for a year, and a 404 page for the rest. */
export const siteRoutes = (app: Hono<Env>, parts: Parts, manifest: SiteManifest): void => {
  const read = createFileReader(parts.siteFolder, (html) =>
    html.replaceAll(manifest.origin, () => escapeMarkup(parts.origin())),
  );
  app.get('*', async (c) => {
    const { path } = c.req;
    const page = manifest.pages.get(path.length > 1 ? path.replace(/\/+$/, '') : path);
    if (page) {
      const body = await read(page);
      if (body) return send(c, page, body, 200, 'no-cache');
    }
    const file = path.slice(1);
    const isAsset = file.startsWith('assets/');
    if (extname(file) && !file.endsWith('.html') && file !== 'manifest.json') {
      const body = await read(file);
      const cache = isAsset
        ? 'public, max-age=31536000, immutable'
        : file === WORKER
          ? 'no-cache'
          : 'public, max-age=3600';
      if (body) return send(c, file, body, 200, cache);
    }
    parts.log.error({ requestId: c.get('requestId'), path: loggedPath(path) }, 'page not found');
    const missing = await read(manifest.notFound);
    return missing
      ? send(c, manifest.notFound, missing, 404, 'no-cache')
      : c.text('Oops! Page not found', 404);
  });
};
