import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const schema = z.object({
  pages: z.array(z.object({ path: z.string(), file: z.string() })),
  notFound: z.string(),
});

export type SiteManifest = {
  readonly pages: ReadonlyMap<string, string>;
  readonly notFound: string;
};

/** What the web's build prerendered: path -> file in the site folder. */
export const readManifest = (folder: string): SiteManifest => {
  const { pages, notFound } = schema.parse(
    JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')),
  );
  return { pages: new Map(pages.map(({ path, file }) => [path, file])), notFound };
};
