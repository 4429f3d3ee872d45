/** Where state lies: the site and the operator's commands find it the same way. */
import { join } from 'node:path';
import type { FileStore } from '@nishiki/domain/ports';
import { folderStore } from '@nishiki/integrations/files/folder-store';
import type { Settings } from './settings.ts';
import type { createStopList } from './stop-list.ts';

type Embedded = { readonly adminUrl: string; stop(): Promise<void> };

/** The database of DATABASE_URL, or else the embedded one. */
export const databaseUrls = async (
  settings: Settings,
  stops: ReturnType<typeof createStopList>,
  embed: () => Promise<Embedded>,
): Promise<{ url: string; directUrl: string }> => {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl } = settings;
  if (url) return { url, directUrl: directUrl ?? url };
  const embedded = await embed();
  stops.add(() => embedded.stop());
  return { url: embedded.adminUrl, directUrl: embedded.adminUrl };
};

export const fileStoreOf = (settings: Settings): FileStore =>
  folderStore(join(settings.NISHIKI_DATA, 'files'));
