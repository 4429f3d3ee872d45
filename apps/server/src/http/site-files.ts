import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt', '.webmanifest']);

export type SiteFile = {
  readonly plain: Buffer;
  readonly br: Buffer | null;
  readonly gzip: Buffer | null;
};

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Files are read and compressed once: the built site is a few hundred kilobytes.
 * @param finish what is done to a page before that
 */
export const createFileReader = (folder: string, finish: (html: string) => string) => {
  const kept = new Map<string, Promise<SiteFile | null>>();
  const load = async (path: string): Promise<SiteFile | null> => {
    const full = normalize(join(folder, path));
    if (!full.startsWith(normalize(folder) + sep)) return null;
    const read = await readFile(full).catch(() => null);
    if (!read) return null;
    if (!compressible.has(extname(path))) return { plain: read, br: null, gzip: null };
    const plain = extname(path) === '.html' ? Buffer.from(finish(read.toString())) : read;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    return { plain, br: await brotli(plain, { params }), gzip: await gzipped(plain) };
  };
  return (path: string): Promise<SiteFile | null> => {
    const known = kept.get(path);
    if (known) return known;
    const loading = load(path);
    // Only what exists is kept, so that asking for many missing names does not fill memory.
    void loading.then((file) => file && kept.set(path, loading));
    return loading;
  };
};
