import type { FileStore } from '@nishiki/domain/ports';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { errors } from 'flydrive';

/** Files in a folder of this machine, the default. flydrive checks keys against path traversal. */
export const folderStore = (folder: URL | string): FileStore => {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  return {
    put: (key, bytes) => disk.put(key, bytes),
    async get(key) {
      try {
        return await disk.getBytes(key);
      } catch (error) {
        if (error instanceof errors.E_CANNOT_READ_FILE && !(await disk.exists(key))) return null;
        throw error;
      }
    },
    remove: (key) => disk.delete(key),
    removeAll: (folder) => disk.deleteAll(folder),
  };
};
