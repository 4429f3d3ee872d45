import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context, Hono } from 'hono';
import type { Env } from '../http/env.ts';
import type { Parts } from '../http/parts.ts';
import { readManifest } from '../http/site-manifest.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
const compressible = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt', '.webmanifest']);

type Body = { readonly plain: Buffer; readonly br: Buffer | null; readonly gzip: Buffer | null };

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Files are read and compressed once: the built site is a few hundred kilobytes. */
const createReader = (folder: string) => {
  const kept = new Map<string, Promise<Body | null>>();
  const load = async (path: string): Promise<Body | null> => {
    const full = normalize(join(folder, path));
    if (!full.startsWith(normalize(folder) + sep)) return null;
    const plain = await readFile(full).catch(() => null);
    if (!plain) return null;
    if (!compressible.has(extname(path))) return { plain, br: null, gzip: null };
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    return { plain, br: await brotli(plain, { params }), gzip: await gzipped(plain) };
  };
  return (path: string): Promise<Body | null> => {
    const known = kept.get(path);
    if (known) return known;
    const loading = load(path);
    // Only what exists is kept, so that asking for many missing names does not fill memory.
    void loading.then((body) => body && kept.set(path, loading));
    return loading;
  };
};

const send = (
  c: Context<Env>,
  path: string,
  body: Body,
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
  });
};

/** Prerendered pages by the site's manifest, hashed assets for a year, and a 404 page for the rest. */
export const siteRoutes = (app: Hono<Env>, parts: Parts): void => {
  const read = createReader(parts.siteFolder);
  const manifest = readManifest(parts.siteFolder);
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
      const cache = isAsset ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
      if (body) return send(c, file, body, 200, cache);
    }
    parts.log.error({ requestId: c.get('requestId'), path: path.slice(0, 200) }, 'page not found');
    const missing = await read(manifest.notFound);
    return missing
      ? send(c, manifest.notFound, missing, 404, 'no-cache')
      : c.text('Oops! Page not found', 404);
  });
};
