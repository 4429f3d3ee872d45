import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** Every file of an archive, by its name. @throws Error when the archive is broken */
export const unzip = async (archive: Buffer): Promise<Map<string, Buffer>> => {
  const files = new Map<string, Buffer>();
  const zip = await fromBufferPromise(archive, { lazyEntries: true });
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  return files;
};
