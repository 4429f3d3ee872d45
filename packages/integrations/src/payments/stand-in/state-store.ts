import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';

/** Keeps one text. `write` resolves once it would survive the end of the process. */
export type StateStore = {
  /** Null when nothing was written so far. */
  read(): Promise<string | null>;
  write(text: string): Promise<void>;
};

/** One file in a folder. It is there in full, as it was before or after a change, whenever the process dies. */
export const folderStateStore = (folder: string): StateStore => {
  const path = join(folder, 'payments.json');
  return {
    async read() {
      try {
        return await readFile(path, 'utf8');
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
    async write(text) {
      await mkdir(folder, { recursive: true });
      const beside = `${path}.new`;
      const file = await open(beside, 'w', 0o600);
      try {
        await file.writeFile(text);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(beside, path);
    },
  };
};
