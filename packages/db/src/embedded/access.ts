/** How the private database is entered: its owner's password lies in the data folder, for its owner's eyes only. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { superuser } from './init-cluster.ts';

export const database = 'nishiki';

export const passwordFile = (dataDir: string): string => join(dataDir, 'postgres.password');

/** Null when there is none yet. */
export const readPassword = (dataDir: string): string | null => {
  const file = passwordFile(dataDir);
  const password = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  return password === '' ? null : password;
};

/** Owner's address of a database of the server at this port. */
export const ownerUrl = (port: number, password: string, name: string): string =>
  `postgres://${superuser}:${password}@127.0.0.1:${port}/${name}`;
