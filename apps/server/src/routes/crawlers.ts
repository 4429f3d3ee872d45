import type { Hono } from 'hono';
import type { Env } from '../http/env.ts';
import { escapeMarkup } from '../http/markup.ts';
import type { Parts } from '../http/parts.ts';
import type { SiteManifest } from '../http/site-manifest.ts';

/** Calls, stand-ins, and what is somebody's own: of no use in a search engine. */
const shut = [
  '/auth',
  '/dashboard',
  '/profile',
  '/history',
  '/dev',
  '/api',
  '/functions',
  '/rest',
] as const;

const isShut = (path: string): boolean => shut.some((start) => path.startsWith(start));

const kept = { 'Cache-Control': 'public, max-age=3600' };

/** What search engines ask for first. Addresses come from the setting, never from the request. */
export const crawlerRoutes = (
  app: Hono<Env>,
  { origin }: Pick<Parts, 'origin'>,
  { listed }: SiteManifest,
): void => {
  app.get('/robots.txt', (c) => {
    const lines = [
      'User-agent: *',
      'Allow: /',
      ...shut.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${origin()}/sitemap.xml`,
    ];
    return c.text(`${lines.join('\n')}\n`, 200, kept);
  });
  app.get('/sitemap.xml', (c) => {
    const addresses = listed
      .filter((path) => !isShut(path))
      .map((path) => `  <url><loc>${escapeMarkup(origin() + path)}</loc></url>`);
    const xml = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...addresses,
      '</urlset>',
    ];
    return c.body(`${xml.join('\n')}\n`, 200, {
      'Content-Type': 'application/xml; charset=utf-8',
      ...kept,
    });
  });
};
