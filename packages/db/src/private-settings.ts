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

/** The value of that name, or null. */
export const readSetting = async (client: pg.Client, name: string): Promise<unknown> => {
  const found = await client.query<{ value: unknown }>(
    'select value from private.settings where key = $1',
    [name],
  );
  return found.rows[0]?.value ?? null;
};

/** Replaces a value under a lock of its own name, which also holds before there is a row to lock. */
export const changeSetting = async <T>(
  client: pg.Client,
  name: string,
  change: (value: unknown) => Promise<T>,
): Promise<T> => {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
    const value = await change(await readSetting(client, name));
    await client.query(
      `insert into private.settings (key, value) values ($1, $2)
       on conflict (key) do update set value = excluded.value`,
      [name, JSON.stringify(value)],
    );
    await client.query('commit');
    return value;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};
