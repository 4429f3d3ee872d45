import { sql } from 'drizzle-orm';
import pg from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { describe, expect, test } from 'vitest';
import { connect } from './connect.ts';
import { DatabaseError } from './database-error.ts';
import { silentLog } from './log.ts';
import { openDatabase, type Transaction } from './open-database.ts';
import { analyses } from './schema/analyses.ts';
import { guestDevices } from './schema/guests.ts';
import { StartError } from './start-error.ts';
import { createBareDatabase, createTestDatabase } from './testing/test-database.ts';
import { uuidv7 } from './uuidv7.ts';

const db = await createTestDatabase();

const analysisOf = (owner: { userId: string } | { deviceId: string }) => ({
  id: uuidv7(),
  ...owner,
  kind: 'comprehensive' as const,
  outcome: 'identified' as const,
  engineVersion: '1',
  result: { variety: 'kohaku' },
});

const newGuest = async (): Promise<string> => {
  const deviceId = uuidv7();
  await db.withRole('guest', { deviceId }, async (tx) => {
    await tx.insert(guestDevices).values({ id: deviceId });
    await tx.insert(analyses).values(analysisOf({ deviceId }));
  });
  return deviceId;
};

const countOf = async (tx: Transaction, table: string): Promise<number> => {
  const found = await tx.execute<{ n: number }>(sql.raw(`select count(*)::int as n from ${table}`));
  return found.rows[0]?.n ?? -1;
};

describe('row-level security', () => {
  test('a guest sees and changes nothing of another guest', async () => {
    const [a, b] = [await newGuest(), await newGuest()];
    await db.withRole('system', {}, (tx) =>
      tx.execute(sql`insert into guest_tries (id, device_id, feature, state, address_hash)
                     values (${uuidv7()}, ${a}, 'identify', 'settled', 'h')`),
    );
    await db.withRole('guest', { deviceId: b }, async (tx) => {
      expect(await countOf(tx, 'guest_devices')).toBe(1);
      expect(await countOf(tx, 'analyses')).toBe(1);
      expect(await countOf(tx, 'guest_tries')).toBe(0);
      const erased = await tx.execute(sql`delete from analyses where device_id = ${a}`);
      expect(erased.rowCount).toBe(0);
      const touched = await tx.execute(sql`update guest_devices set last_seen_at = now()`);
      expect(touched.rowCount).toBe(1);
    });
  });

  test('a guest can write no row for another owner', async () => {
    const [a, b] = [await newGuest(), await newGuest()];
    for (const owner of [{ deviceId: b }, { userId: uuidv7() }]) {
      await expect(
        db.withRole('guest', { deviceId: a }, (tx) =>
          tx.insert(analyses).values(analysisOf(owner)),
        ),
      ).rejects.toMatchObject({ name: 'DatabaseError', code: '42501' });
    }
  });

  test('a guest cannot hand itself free tries', async () => {
    const deviceId = await newGuest();
    for (const statement of [
      'delete from guest_tries',
      `update guest_tries set state = 'released'`,
    ]) {
      await expect(
        db.withRole('guest', { deviceId }, (tx) => tx.execute(sql.raw(statement))),
      ).rejects.toMatchObject({ code: '42501' });
    }
  });

  test('a user sees own analyses only, and none of guests', async () => {
    const [userId, other] = [uuidv7(), uuidv7()];
    await newGuest();
    for (const owner of [userId, other]) {
      await db.withRole('user', { userId: owner }, (tx) =>
        tx.insert(analyses).values(analysisOf({ userId: owner })),
      );
    }
    const seen = await db.withRole('user', { userId }, (tx) => tx.select().from(analyses));
    expect(seen.map((row) => row.userId)).toEqual([userId]);
    await expect(
      db.withRole('user', { userId }, (tx) => tx.select().from(guestDevices)),
    ).rejects.toMatchObject({ code: '42501' });
  });

  test('without a role there is nothing to see', async () => {
    for (const table of ['analyses', 'guest_devices', 'guest_tries', 'private.settings']) {
      await expect(db.pool.query({ text: `select * from ${table}` })).rejects.toMatchObject({
        code: '42501',
      });
    }
  });

  test('role and ids end with the transaction, on every connection of the pool', async () => {
    const deviceId = await newGuest();
    await Promise.all(
      Array.from({ length: 20 }, () =>
        db.withRole('guest', { deviceId }, (tx) => countOf(tx, 'analyses')),
      ),
    );
    const left = await Promise.all(
      Array.from({ length: 20 }, () =>
        db.pool.query({
          text: `select current_user = session_user as plain,
                        coalesce(current_setting('app.device_id', true), '') as device`,
        }),
      ),
    );
    for (const { rows } of left) expect(rows).toEqual([{ plain: true, device: '' }]);
  });

  test('no role reads the private schema', async () => {
    const read = (tx: Transaction) => tx.execute(sql`select * from private.settings`);
    const denied = { code: '42501' };
    const id = uuidv7();
    await expect(db.withRole('user', { userId: id }, read)).rejects.toMatchObject(denied);
    await expect(db.withRole('guest', { deviceId: id }, read)).rejects.toMatchObject(denied);
    await expect(db.withRole('system', {}, read)).rejects.toMatchObject(denied);
  });

  test('is forced on every table that is open to a role', async () => {
    const tables = await db.asOwner<{ name: string; forced: boolean }>(
      `select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'public' and c.relkind in ('r', 'p') and c.relname <> 'rate_limits'`,
    );
    expect(tables.length).toBeGreaterThanOrEqual(3);
    expect(tables.filter(({ forced }) => !forced)).toEqual([]);
  });
});

describe("the pool's login", () => {
  test('is no superuser, passes no policy by, inherits nothing and owns nothing', async () => {
    const [login] = (await db.pool.query({ text: 'select session_user as name' })).rows as [
      { name: string },
    ];
    const rows = await db.asOwner(
      `select rolsuper, rolbypassrls, rolinherit, rolcreaterole, rolcreatedb,
         (select count(*)::int from pg_shdepend d
          where d.refobjid = r.oid and d.deptype = 'o') as owned
       from pg_roles r where rolname = $1`,
      [login.name],
    );
    expect(rows).toEqual([
      {
        rolsuper: false,
        rolbypassrls: false,
        rolinherit: false,
        rolcreaterole: false,
        rolcreatedb: false,
        owned: 0,
      },
    ]);
  });

  test('counts rate limits: of 200 at once on one key exactly 5 pass', async () => {
    const limiter = new RateLimiterPostgres({
      storeClient: db.pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      points: 5,
      duration: 60,
    });
    const answers = await Promise.allSettled(
      Array.from({ length: 200 }, () => limiter.consume('key')),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });

  test('is corrected when its password no longer fits', async () => {
    const [login] = (await db.pool.query({ text: 'select session_user as name' })).rows as [
      { name: string },
    ];
    await db.asOwner(`alter role ${pg.escapeIdentifier(login.name)} password 'another'`);
    const again = await openDatabase({ url: db.ownerUrl, log: silentLog });
    expect(await again.ping()).toBe(true);
    await again.close();
  });

  test('may be given, when it is powerless', async () => {
    const { ownerUrl, drop } = await createBareDatabase('migrated');
    const name = `given_${uuidv7().slice(-12)}`;
    await db.asOwner(`create role ${name} login noinherit password 'secret'`);
    const url = new URL(ownerUrl);
    url.username = name;
    url.password = 'secret';
    const given = await openDatabase({ url: url.toString(), directUrl: ownerUrl, log: silentLog });
    const who = await given.pool.query({ text: 'select session_user as name' });
    expect(who.rows).toEqual([{ name }]);
    expect(await given.withRole('system', {}, (tx) => countOf(tx, 'analyses'))).toBe(0);
    await given.close();
    await drop();
    await db.asOwner(`drop role ${name}`);
  });

  test('that cannot be made is told with what to do', async () => {
    const { ownerUrl, drop } = await createBareDatabase('migrated');
    const name = `plain_${uuidv7().slice(-12)}`;
    await db.asOwner(`create role ${name} login password 'secret'`);
    const asPlain = new URL(ownerUrl);
    asPlain.username = name;
    asPlain.password = 'secret';
    const owner = new pg.Client({ connectionString: ownerUrl });
    await owner.connect();
    await owner.query(
      `grant usage on schema private to ${name}; grant all on all tables in schema private to ${name}`,
    );
    await owner.end();
    await expect(openDatabase({ url: asPlain.toString(), log: silentLog })).rejects.toThrow(
      /^The database login plain_\w+ cannot prepare .* CREATEROLE, or set DATABASE_DIRECT_URL/,
    );
    await drop();
    await db.asOwner(`drop role ${name}`);
  });
});

describe('a transaction', () => {
  test('is rolled back when its work throws, and the error comes through as it is', async () => {
    const deviceId = uuidv7();
    const own = new Error('changed my mind');
    const attempt = db.withRole('guest', { deviceId }, async (tx) => {
      await tx.insert(guestDevices).values({ id: deviceId });
      throw own;
    });
    await expect(attempt).rejects.toBe(own);
    expect(await db.asOwner('select 1 from guest_devices where id = $1', [deviceId])).toEqual([]);
  });

  test('tells what failed without the values that were sent', async () => {
    const deviceId = await newGuest();
    const failure = await db
      .withRole('guest', { deviceId }, (tx) => tx.insert(guestDevices).values({ id: deviceId }))
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(DatabaseError);
    expect(failure).toMatchObject({ code: '23505', constraint: 'guest_devices_pkey' });
    expect(JSON.stringify(failure) + String(failure) + (failure as Error).stack).not.toContain(
      deviceId,
    );
    expect(failure).not.toHaveProperty('cause');
  });

  test('takes ids only', async () => {
    await expect(
      db.withRole('guest', { deviceId: "x', true); reset role; --" }, () => Promise.resolve()),
    ).rejects.toThrow(TypeError);
  });

  test('has an owner for each analysis, one and not both', async () => {
    for (const [userId, deviceId] of [
      [null, null],
      [uuidv7(), uuidv7()],
    ]) {
      await expect(
        db.withRole('system', {}, (tx) =>
          tx.execute(sql`insert into analyses (id, user_id, device_id, kind, outcome, engine_version, result)
            values (${uuidv7()}, ${userId}, ${deviceId}, 'comprehensive', 'unsure', '1', '{}')`),
        ),
      ).rejects.toMatchObject({ code: '23514', constraint: 'analyses_one_owner' });
    }
  });

  test('is stopped when a statement takes too long', async () => {
    const settings = await db.withRole('system', {}, (tx) =>
      tx.execute(sql`select current_setting('statement_timeout') as statement`),
    );
    expect(settings.rows).toEqual([{ statement: '15s' }]);
  });
});

describe('signing keys', () => {
  test('are the same for every process, however many ask first at once', async () => {
    const keys = await Promise.all(Array.from({ length: 8 }, () => db.signingKey('photos')));
    expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
    expect(keys[0]).toHaveLength(32);
    expect(await db.signingKey('devices')).not.toEqual(keys[0]);
  });
});

describe('an address that does not work', () => {
  test('is named by its setting, without its password', async () => {
    const failure = await connect(
      { url: 'postgres://koi:carp-secret@127.0.0.1:9/nishiki', setting: 'DATABASE_URL' },
      0.3,
    ).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartError);
    const { message } = failure as StartError;
    expect(message).toMatch(
      /^The database at 127\.0\.0\.1:9\/nishiki \(DATABASE_URL\) cannot be reached/,
    );
    expect(message).not.toContain('carp-secret');
  });

  test('a wrong password and a missing database are told at once', async () => {
    const wrong = new URL(db.ownerUrl);
    wrong.password = 'wrong';
    await expect(openDatabase({ url: wrong.toString(), log: silentLog })).rejects.toThrow(
      /login was refused/,
    );
    const missing = new URL(db.ownerUrl);
    missing.pathname = '/no_such_database';
    await expect(openDatabase({ url: missing.toString(), log: silentLog })).rejects.toThrow(
      /does not exist/,
    );
  });

  test('that is no address is refused without repeating it', async () => {
    const failure = await openDatabase({ url: 'mysql://a:carp-secret@b/c', log: silentLog }).catch(
      String,
    );
    expect(failure).toBe(
      'StartError: DATABASE_URL must look like postgres://user:password@host:5432/name.',
    );
  });
});
