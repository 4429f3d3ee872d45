/** Secrets that several processes on one database share, readable by its owner only. */
import { randomBytes } from 'node:crypto';
import type pg from 'pg';

/** The secret of that name, made by whoever asks first. 32 random bytes. */
export const secretNamed = async (client: pg.Client, name: string): Promise<Buffer> => {
  const made = JSON.stringify(randomBytes(32).toString('base64'));
  await client.query(
    'insert into private.settings (key, value) values ($1, $2) on conflict (key) do nothing',
    [name, made],
  );
  const found = await client.query<{ value: unknown }>(
    'select value from private.settings where key = $1',
    [name],
  );
  const value = found.rows[0]?.value;
  if (typeof value !== 'string') throw new Error(`private setting ${name} holds no secret`);
  return Buffer.from(value, 'base64');
};
