import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '@nishiki/db/embedded/start-embedded';
import { silentLog } from '@nishiki/db/log';

/** A PostgreSQL as the site starts its own, for a server and a measurement that look into the same one. */
export const startDatabase = async (): Promise<{ url: string; stop(): Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'nishiki-bench-db-'));
  // As root the database runs under another user, who has to get in.
  await chmod(folder, 0o755);
  const embedded = await startEmbedded({ dataDir: folder, log: silentLog });
  return {
    url: embedded.adminUrl,
    stop: async () => {
      await embedded.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
