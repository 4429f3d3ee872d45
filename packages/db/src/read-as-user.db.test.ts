/** Reading in one message, and the functions whose plans a connection keeps: the same locks as ever. */
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { DatabaseError } from './database-error.ts';
import { createTestDatabase } from './testing/test-database.ts';
import { uuidv7 } from './uuidv7.ts';
import { SessionEnded, type SessionIds } from './with-role.ts';

const db = await createTestDatabase();

const newKeeper = async (): Promise<SessionIds> => {
  const [userId, sessionId] = [uuidv7(), uuidv7()];
  for (const [statement, ...values] of [
    [`insert into accounts (user_id, email) values ($1::uuid, $1::uuid || '@pond.example')`],
    [
      `insert into profiles (user_id, avatar, trial_ends_at) values ($1, '{}', '2026-12-08T09:00Z')`,
    ],
    ['insert into wallets (user_id) values ($1)'],
    [
      `insert into sessions (user_id, id, device, method) values ($1, $2, 'x', 'password')`,
      sessionId,
    ],
  ] as const)
    await db.asOwner(statement, [userId, ...values]);
  return { userId, sessionId };
};
const end = ({ sessionId }: SessionIds) =>
  db.asOwner(`update sessions set ended_at = now(), ended_because = 'test' where id = $1`, [
    sessionId,
  ]);

type Profile = { user_id: string; trial_ends_at: unknown };
const ownProfile = (userId: string) => `select * from read_own_profile(${userId})`;
const [owner, other] = [await newKeeper(), await newKeeper()];

describe('reading in one message', () => {
  test('gives the own row, with times as PostgreSQL writes them', async () => {
    for (const { userId, sessionId } of [owner, other]) {
      const ids = { userId, session: { userId, sessionId } };
      const rows = await db.readAsUser<Profile>(ids, ownProfile);
      expect(rows).toMatchObject([{ user_id: userId, trial_ends_at: '2026-12-08 09:00:00+00' }]);
    }
  });

  test('shows no row of another, whatever the statement asks for', async () => {
    const { userId } = other;
    for (const table of ['profiles', 'wallets', 'sessions', 'own_profile']) {
      const rows = await db.readAsUser<Profile>({ userId }, () => `select user_id from ${table}`);
      expect(rows).toEqual([{ user_id: userId }]);
    }
    const theirs = () => ownProfile(`'${owner.userId}'`);
    expect(await db.readAsUser({ userId }, theirs)).toEqual([]);
  });

  test('gives nothing once the session has ended, or where it is another’s or none', async () => {
    const { userId, sessionId } = await newKeeper();
    const strange = [
      { userId, sessionId: uuidv7() },
      { userId, sessionId: other.sessionId },
      { userId: other.userId, sessionId },
      other,
    ];
    for (const session of strange)
      await expect(db.readAsUser({ userId, session }, ownProfile)).rejects.toThrow(SessionEnded);
    const session = { userId, sessionId };
    expect(await db.readAsUser({ userId, session }, ownProfile)).toHaveLength(1);
    await end(session);
    await expect(db.readAsUser({ userId, session }, ownProfile)).rejects.toThrow(SessionEnded);
  });

  test('changes nothing', async () => {
    const { userId } = owner;
    const change = () => `update profiles set units = 'us' returning user_id`;
    await expect(db.readAsUser({ userId }, change)).rejects.toMatchObject({ code: '25006' });
  });

  test('leaves nothing on the connections, whether it went well or not', async () => {
    const { userId } = owner;
    await Promise.allSettled(
      Array.from({ length: 40 }, (_, i) =>
        db.readAsUser({ userId }, i % 2 ? ownProfile : () => 'select 1 / 0'),
      ),
    );
    const left = await Promise.all(
      Array.from({ length: 20 }, () =>
        db.pool.query({
          text: `select current_user = session_user as plain,
                        coalesce(current_setting('app.user_id', true), '') as who,
                        current_setting('transaction_read_only') as reads`,
        }),
      ),
    );
    for (const { rows } of left) expect(rows).toEqual([{ plain: true, who: '', reads: 'off' }]);
  });

  test('takes ids only, and tells what failed without the values', async () => {
    const userId = `${owner.userId}'; reset role; --`;
    await expect(db.readAsUser({ userId }, ownProfile)).rejects.toThrow(TypeError);
    const session = { userId: owner.userId, sessionId: `'` };
    await expect(db.readAsUser({ userId: owner.userId, session }, ownProfile)).rejects.toThrow(
      TypeError,
    );
    const failing = () => `select * from sessions where device = 'secret' and 1 / 0 = 1`;
    const failure = await db
      .readAsUser({ userId: owner.userId }, failing)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(DatabaseError);
    expect(String((failure as Error).stack)).not.toContain('secret');
  });
});

describe('a plan that a connection keeps', () => {
  test('is made anew for another role, and looks at who asks', async () => {
    const ask = sql`
      select session_stands(${owner.userId}, ${owner.sessionId}) as stands,
             (select count(*)::int from read_own_profile(${owner.userId})) as rows`;
    const asked = async (role: 'user' | 'system', userId: string) => {
      const { rows } =
        role === 'user'
          ? await db.withRole('user', { userId }, (tx) => tx.execute(ask))
          : await db.withRole('system', {}, (tx) => tx.execute(ask));
      return rows[0];
    };
    // Often enough for plans to be kept, and in turns on every connection of the pool.
    for (let turn = 0; turn < 10; turn += 1) {
      const answers = await Promise.all(
        Array.from({ length: 24 }, async (_, i) =>
          i % 3 === 0
            ? ['owner', await asked('user', owner.userId)]
            : i % 3 === 1
              ? ['other', await asked('user', other.userId)]
              : ['system', await asked('system', '')],
        ),
      );
      for (const [who, answer] of answers)
        // The view shows a row to its owner only, not to the system's role either.
        expect([who, answer]).toEqual([
          who,
          { stands: who !== 'other', rows: who === 'owner' ? 1 : 0 },
        ]);
    }
  });
});
