import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { silentLog } from './log.ts';
import { checkMigrated, migrate } from './migrate.ts';
import { createBareDatabase } from './testing/test-database.ts';

const folder = fileURLToPath(new URL('../migrations', import.meta.url));
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.sql'))
  .map((file) => file.replace('.sql', ''))
  .sort();

const cleanups: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

const open = async (source: 'empty' | 'migrated'): Promise<{ client: pg.Client; url: string }> => {
  const { ownerUrl, drop } = await createBareDatabase(source);
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  cleanups.push(drop, () => client.end());
  return { client, url: ownerUrl };
};

const applied = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    'select name from private.migrations order by name',
  );
  return rows.map(({ name }) => name);
};

/** A folder of migrations of the test's own. */
const folderWith = (files: Record<string, string>): string => {
  const made = mkdtempSync(join(tmpdir(), 'nishiki-migrations-'));
  cleanups.push(() => rmSync(made, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(made, name), text);
  return made;
};

describe('migrations', () => {
  test('bring an empty database up, and a second run changes nothing', async () => {
    const { client } = await open('empty');
    await migrate(client, silentLog);
    expect(await applied(client)).toEqual(names);
    await migrate(client, silentLog);
    expect(await applied(client)).toEqual(names);
  });

  test('leave the rows of a filled database as they were', async () => {
    const { client } = await open('empty');
    // Each file is applied to a database that already holds rows of everything before it.
    for (const [index] of names.entries()) {
      const files = names
        .slice(0, index + 1)
        .map((name) => [`${name}.sql`, readFileSync(join(folder, `${name}.sql`), 'utf8')] as const);
      await migrate(client, silentLog, folderWith(Object.fromEntries(files)));
      if (index === 0) await client.query(`insert into private.settings values ('kept', '1')`);
      if (index === 1) {
        await client.query(
          `insert into guest_devices (id) values ('018f0000-0000-7000-8000-000000000001')`,
        );
      }
    }
    const kept =
      await client.query(`select (select count(*)::int from private.settings) as settings,
                                            (select count(*)::int from guest_devices) as devices`);
    expect(kept.rows).toEqual([{ settings: 1, devices: 1 }]);
  });

  test('run once when several processes start at the same moment', async () => {
    const { client, url } = await open('empty');
    const script = fileURLToPath(new URL('../test/migrate-once.ts', import.meta.url));
    const codes = await Promise.all(
      [1, 2, 3].map(
        () =>
          new Promise<number | null>((resolve) => {
            const child = spawn(process.execPath, ['--import', 'tsx', script, url], {
              stdio: 'inherit',
            });
            child.on('close', resolve);
          }),
      ),
    );
    expect(codes).toEqual([0, 0, 0]);
    expect(await applied(client)).toEqual(names);
  });

  test('keep what succeeded when a later file fails, and nothing of the failed one', async () => {
    const { client } = await open('empty');
    const dir = folderWith({
      '0001_good.sql': 'create table good (id int);',
      '0002_bad.sql': 'create table half (id int); select 1 / 0;',
    });
    await expect(migrate(client, silentLog, dir)).rejects.toThrow(
      /^The database could not be migrated: division by zero\.$/,
    );
    await client.query('rollback');
    const tables = await client.query(
      `select to_regclass('good') as good, to_regclass('half') as half`,
    );
    expect(tables.rows).toEqual([{ good: 'good', half: null }]);
    expect(await applied(client)).toEqual(['0001_good']);
  });

  test('may leave the transaction for statements that need to', async () => {
    const { client } = await open('empty');
    const dir = folderWith({
      '0001_table.sql': 'create table big (id int);',
      '0002_index.sql': '-- no transaction\ncreate index concurrently big_by_id on big (id);',
    });
    await migrate(client, silentLog, dir);
    expect(await applied(client)).toEqual(['0001_table', '0002_index']);
  });

  test('are only looked at by a command beside the site, which changes nothing', async () => {
    const { client } = await open('migrated');
    await checkMigrated(client);
    const dir = folderWith({ '0001_good.sql': '', '0002_more.sql': 'create table more (id int);' });
    await client.query(`delete from private.migrations`);
    await client.query(`insert into private.migrations (name, run_on) values ('0001_good', now())`);
    await expect(checkMigrated(client, dir)).rejects.toThrow(
      'The database is not that of this release of Nishiki (it lacks 0002_more): start the site of this release first, which brings it up to date.',
    );
    await expect(checkMigrated(client)).rejects.toThrow(/made by a newer Nishiki/);
    const { rows } = await client.query(`select to_regclass('more') as more`);
    expect(rows).toEqual([{ more: null }]);
  });

  test('refuse a database of a newer release', async () => {
    const { client } = await open('migrated');
    await client.query(
      `insert into private.migrations (name, run_on) values ('9999_future', now())`,
    );
    await expect(migrate(client, silentLog)).rejects.toThrow(
      /made by a newer Nishiki \(it has 9999_future\)/,
    );
  });
});

/** Release notes of PostgreSQL 16, 17 and 18: what SQL gained there. The site runs on 15. */
const newerThan15 =
  /\b(uuidv7|uuidv4|any_value|array_sample|array_shuffle|array_sort|array_reverse|json_table|json_exists|json_query|json_value|json_scalar|json_serialize|casefold|crc32c?|system_user|transaction_timeout|xmltext|to_bin|to_oct|merge_action|pg_input_is_valid|random_normal)\s*\(|\bis\s+json\b|\bwithout\s+overlaps\b|\bnot\s+enforced\b|\breturning\s+(old|new)\b|\bwith\s+(inherit|set)\s+(true|false|option)\b|\bgenerated\s+always\s+as\s*\([^)]*\)\s*(virtual|,|$)|\bon_error\b|\b0[xob][0-9a-f]+\b|\b\d+_\d+\b/im;

const sqlOf = (file: string): string[] =>
  file.endsWith('.sql')
    ? [readFileSync(file, 'utf8').replace(/--.*$/gm, '')]
    : [...readFileSync(file, 'utf8').matchAll(/sql`([^`]*)`/g)].map(([, text]) => text ?? '');

const filesBelow = (path: string): string[] =>
  readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(sql|ts)$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => join(path, file));

describe('SQL', () => {
  test('of the migrations and of the house is understood by PostgreSQL 15', () => {
    const roots = ['..', '../../domain/src', '../../../apps/server/src'];
    const files = roots.flatMap((path) =>
      filesBelow(fileURLToPath(new URL(path, import.meta.url))),
    );
    const found = files.flatMap((file) =>
      sqlOf(file)
        .flatMap((text) => newerThan15.exec(text)?.[0] ?? [])
        .map((word) => `${file}: ${word}`),
    );
    expect(files.length).toBeGreaterThan(10);
    expect(found).toEqual([]);
  });

  test.each([
    'select uuidv7()',
    'select * from json_table(x)',
    'create table a (b int, primary key (b) without overlaps)',
    'grant a to b with inherit true',
    'select 1_000',
  ])('newer than that is recognised: %s', (text) => expect(text).toMatch(newerThan15));
});
