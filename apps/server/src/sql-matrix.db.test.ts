import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { uuidv7 } from '@nishiki/db/uuidv7';
import { sql, type SQL } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  dumpOf,
  marksOf,
  newGuestDevice,
  newOwner,
  tablesWith,
  type Owner,
} from '../test/owner.ts';
import { createTestApp } from '../test/test-app.ts';

const db = await createTestDatabase();
const test = await createTestApp(db);

/** Counters under keyed hashes, counted by the pool's own login: no rows of anybody. */
const notOfAnybody = ['rate_limits'];

type Relation = { name: string; kind: 'r' | 'v' | 'p' | 'm'; forced: boolean; invoker: boolean };
const relations = await db.asOwner<Relation>(
  `select relname as name, relkind as kind, relrowsecurity and relforcerowsecurity as forced,
          coalesce('security_invoker=true' = any(reloptions), false) as invoker
   from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
   order by 1`,
);
const tables = relations.filter(({ kind }) => kind === 'r' || kind === 'p');
const ofSomebody = tables.filter(({ name }) => !notOfAnybody.includes(name));

type Column = { name: string; writable: boolean };
const columnsOf = (table: string): Promise<Column[]> =>
  db.asOwner<Column>(
    `select column_name as name, is_generated = 'NEVER' as writable from information_schema.columns
     where table_schema = 'public' and table_name = $1 order by ordinal_position`,
    [table],
  );

const REFUSED = '42501';
type Outcome = { rows: Record<string, unknown>[] } | { refused: string | undefined };

let owner: Owner;
/** A guest who has something, and the device of another. */
let guest: string;
let deviceId: string;
let userId: string;
/** What `look` sees as long as nobody got at it. */
let untouched: string;
beforeAll(async () => {
  owner = await newOwner(test);
  ({ userId } = await newOwner(test));
  guest = (await newGuestDevice(test)).deviceId;
  ({ deviceId } = await newGuestDevice(test));
  untouched = await look();
});

/** Under the role of another keeper, or of another guest, without any filter. */
const as = async (role: 'user' | 'guest', statement: SQL): Promise<Outcome> => {
  try {
    const { rows } = await (role === 'user'
      ? db.withRole('user', { userId }, (tx) => tx.execute(statement))
      : db.withRole('guest', { deviceId }, (tx) => tx.execute(statement)));
    return { rows };
  } catch (error) {
    return { refused: (error as { code?: string }).code };
  }
};

/** Rows of the owner and of the guest, each with its version. */
const look = async (): Promise<string> => {
  const guests = await db.asOwner(
    `select 'd', xmin::text as v, to_jsonb(d) as r from guest_devices d where id = $1
     union all select 't', xmin::text, to_jsonb(t) from guest_tries t where device_id = $1
     union all select 'a', xmin::text, to_jsonb(a) from analyses a where device_id = $1
     union all select 's', xmin::text, to_jsonb(s) from support_messages s where device_id = $1
     order by 1, 3`,
    [guest],
  );
  return `${await dumpOf(db, test, owner.userId)}${JSON.stringify(guests)}`;
};

describe('every table and view of the schema public', () => {
  it('has row-level security that is forced on its owner too', () => {
    expect(ofSomebody.filter(({ forced }) => !forced).map(({ name }) => name)).toEqual([]);
    // The first lock on those without: no role of a request gets in, and nobody's id is in them.
    expect(tables.filter(({ forced }) => !forced).map(({ name }) => name)).toEqual(notOfAnybody);
  });

  it('that is a view looks with the rights of whoever asks', () => {
    const views = relations.filter(({ kind }) => kind === 'v');
    expect(views.filter(({ invoker }) => !invoker)).toEqual([]);
    expect(relations.filter(({ kind }) => !['r', 'p', 'v'].includes(kind))).toEqual([]);
  });

  it('is filled with rows of the owner where there can be any', async () => {
    const dump = await dumpOf(db, test, owner.userId);
    const withRows = (await tablesWith(db, 'user_id')).filter((name) =>
      dump.includes(`"t": "${name}"`),
    );
    // Filled by Google only, in the tests of that.
    const elsewhere = ['account_identities', 'identity_flows'];
    expect([...withRows, ...elsewhere].sort()).toEqual(await tablesWith(db, 'user_id'));
  });

  it('is passed by no function that runs with the rights of its maker', async () => {
    const found = await db.asOwner(
      `select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef`,
    );
    expect(found).toEqual([]);
  });
});

describe.each(['user', 'guest'] as const)('under the role of another %s', (role) => {
  it.each(relations)(
    'reading all of $name shows nothing of the owner or the guest',
    async ({ name }) => {
      const outcome = await as(role, sql`select * from ${sql.identifier(name)}`);
      if ('refused' in outcome) return expect(outcome.refused).toBe(REFUSED);
      const told = JSON.stringify(outcome.rows);
      for (const mark of [...marksOf(untouched, owner), guest]) expect(told).not.toContain(mark);
    },
  );

  it.each(tables)('changing all of $name touches none of their rows', async ({ name }) => {
    for (const column of await columnsOf(name)) {
      const id = sql.identifier(column.name);
      const outcome = await as(role, sql`update ${sql.identifier(name)} set ${id} = ${id}`);
      if ('refused' in outcome) expect([REFUSED, '428C9']).toContain(outcome.refused);
    }
    expect(await look()).toBe(untouched);
  });

  it.each(tables)('emptying $name takes none of their rows', async ({ name }) => {
    for (const statement of [sql`delete from `, sql`truncate `]) {
      const outcome = await as(role, sql`${statement}${sql.identifier(name)}`);
      if ('refused' in outcome) expect(outcome.refused).toBe(REFUSED);
    }
    expect(await look()).toBe(untouched);
  });

  it.each(ofSomebody)('a row of $name cannot be written in their name', async ({ name }) => {
    const columns = (await columnsOf(name)).filter(({ writable }) => writable);
    const has = (column: string): boolean => columns.some((one) => one.name === column);
    // One of their own rows, as far as there is one, under a new id.
    const [row] = await db.asOwner<{ r: object }>(
      `select to_jsonb(x) as r from ${name} x order by ${has('user_id') ? `user_id = '${owner.userId}' desc` : '1'} limit 1`,
    );
    const written = {
      ...row?.r,
      ...(has('id') && { id: uuidv7() }),
      ...(has('user_id') && { user_id: owner.userId, device_id: null }),
      ...(!has('user_id') && has('device_id') && { device_id: guest }),
    };
    const list = sql.join(
      columns.map((column) => sql.identifier(column.name)),
      sql`, `,
    );
    const table = sql.identifier(name);
    const outcome = await as(
      role,
      sql`insert into ${table} (${list})
          select ${list} from jsonb_populate_record(null::${table}, ${JSON.stringify(written)}::jsonb)`,
    );
    expect(outcome).toEqual({ refused: REFUSED });
  });

  it('the schema of keys cannot be entered', async () => {
    const keys = await db.asOwner<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'private'::regnamespace and relkind = 'r'`,
    );
    expect(keys.map(({ name }) => name)).toContain('settings');
    for (const { name } of keys) {
      const table = sql`private.${sql.identifier(name)}`;
      for (const statement of [sql`select * from `, sql`delete from `])
        expect(await as(role, sql`${statement}${table}`)).toEqual({ refused: REFUSED });
    }
    expect(await as(role, sql`create table private.mine (id int)`)).toEqual({ refused: REFUSED });
    expect(await as(role, sql`create table public.mine (id int)`)).toEqual({ refused: REFUSED });
  });
});

describe('under the own role', () => {
  it('the same statements work, so that the refusals above mean something', async () => {
    const own = await as('user', sql`select user_id from own_profile`);
    expect(own).toEqual({ rows: [{ user_id: userId }] });
    const written = await as(
      'user',
      sql`insert into analyses (id, user_id, kind, outcome, engine_version, result)
          values (${uuidv7()}, ${userId}, 'comprehensive', 'unsure', '1', '{}') returning user_id`,
    );
    expect(written).toEqual({ rows: [{ user_id: userId }] });
    const changed = await as('user', sql`update profiles set units = 'us' returning user_id`);
    expect(changed).toEqual({ rows: [{ user_id: userId }] });
  });
});
