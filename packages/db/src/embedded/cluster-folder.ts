/** Where the database's files lie: in the data folder, or, where PostgreSQL's user cannot enter that, beside it. */
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import { mayWrite, type RunAs } from './run-as.ts';

/** Root's place for clusters whose data folder is closed to others, such as one made by `mktemp -d`. */
export const systemFolder = '/var/lib/nishiki';

const ownerFile = 'data-folder';

const followPointer = (pointer: string, dataDir: string): string => {
  const home = readFileSync(pointer, 'utf8').trim();
  const owner = existsSync(join(home, ownerFile))
    ? readFileSync(join(home, ownerFile), 'utf8').trim()
    : null;
  if (owner === null) {
    throw new StartError(
      `The data folder ${dataDir} keeps its database in ${home}, which is missing: bring it back, or start with an empty data folder.`,
    );
  }
  if (owner === dataDir) return join(home, 'postgres');
  // A copy of a data folder shares the pointer; two of them must never run on one cluster.
  if (existsSync(join(owner, 'postgres.location'))) {
    throw new StartError(
      `The database in ${home} belongs to the data folder ${owner}, not to ${dataDir}: remove ${pointer} to begin an empty one.`,
    );
  }
  writeFileSync(join(home, ownerFile), `${dataDir}\n`);
  return join(home, 'postgres');
};

/** The path of the cluster of a data folder that has one; null where none was made yet. */
export const findCluster = (folder: string): string | null => {
  if (!existsSync(folder)) return null;
  const dataDir = realpathSync(folder);
  const pointer = join(dataDir, 'postgres.location');
  const cluster = existsSync(pointer) ? followPointer(pointer, dataDir) : join(dataDir, 'postgres');
  return existsSync(cluster) ? cluster : null;
};

/** The path of the cluster; the folder that holds it exists, the cluster itself may not yet. */
export const placeCluster = (folder: string, runAs: RunAs): string => {
  const dataDir = realpathSync(folder);
  const pointer = join(dataDir, 'postgres.location');
  if (existsSync(pointer)) return followPointer(pointer, dataDir);
  const inside = join(dataDir, 'postgres');
  if (runAs === undefined) return inside;
  const made = !existsSync(inside);
  if (made) {
    mkdirSync(inside, { mode: 0o700 });
    chownSync(inside, runAs.uid, runAs.gid);
  }
  const reachable = mayWrite(inside, runAs);
  if (made) rmdirSync(inside);
  if (reachable) return inside;
  if (!made) {
    throw new StartError(
      `The user that runs the database cannot enter ${inside}: open the folders above it for others (chmod o+x), or start as the owner of the data folder.`,
    );
  }
  // A random name: a data folder made anew under an old path must not find the old one's database.
  const home = join(systemFolder, randomBytes(8).toString('hex'));
  mkdirSync(home, { recursive: true, mode: 0o755 });
  writeFileSync(join(home, ownerFile), `${dataDir}\n`);
  writeFileSync(pointer, `${home}\n`);
  return join(home, 'postgres');
};
