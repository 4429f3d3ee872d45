import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const schema = z.object({
  pages: z.array(z.object({ path: z.string(), file: z.string(), listed: z.boolean() })),
  served: z.array(z.object({ path: z.string(), head: z.string() })),
  notFound: z.string(),
  origin: z.string(),
});

export type SiteManifest = {
  /** path -> file in the site folder. */
  readonly pages: ReadonlyMap<string, string>;
  /** Paths for search engines, with those of pages that the server makes itself. */
  readonly listed: readonly string[];
  /** path -> title and tags of a page that the server makes itself. */
  readonly heads: ReadonlyMap<string, string>;
  readonly notFound: string;
  /** What stands in pages and heads for the site's own address. */
  readonly origin: string;
};

/** What the web's build made of the route table. */
export const readManifest = (folder: string): SiteManifest => {
  const { pages, served, notFound, origin } = schema.parse(
    JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')),
  );
  return {
    pages: new Map(pages.map(({ path, file }) => [path, file])),
    listed: [...pages.filter(({ listed }) => listed), ...served].map(({ path }) => path),
    heads: new Map(served.map(({ path, head }) => [path, head])),
    notFound,
    origin,
  };
};
