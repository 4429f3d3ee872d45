import type { Database } from '@nishiki/db/open-database';
import type { Actor } from './actor.ts';
import type { Analyst, FileStore, Log, PhotoAddresses } from './ports.ts';

/** Everything a verb may use. Built once a request by the server, once a run by a job. */
export type Ctx = {
  readonly actor: Actor;
  readonly db: Database;
  readonly now: () => Date;
  readonly requestId: string;
  readonly log: Log;
  readonly analyst: Analyst;
  readonly files: FileStore;
  readonly photos: PhotoAddresses;
  readonly limits: {
    /** Free tries of one client address in a day, over all its devices. */
    readonly addressTriesPerDay: number;
  };
};
