import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toolIds } from '@nishiki/contract/tools';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, test } from 'vitest';
import { silentLog } from './log.ts';
import { migrate } from './migrate.ts';
import { createBareDatabase, createTestDatabase } from './testing/test-database.ts';

const folder = fileURLToPath(new URL('../migrations', import.meta.url));

type Uses = { tool: string; uses: string };
const all = `select tool, uses from tool_uses where uses > 0 order by tool`;

test('uses are counted from what was there: answers about a koi, each once', async () => {
  const { ownerUrl, drop } = await createBareDatabase('empty');
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const older = mkdtempSync(join(tmpdir(), 'nishiki-migrations-'));
  try {
    for (const file of readdirSync(folder).filter((name) => name < '0012'))
      writeFileSync(join(older, file), readFileSync(join(folder, file)));
    await migrate(client, silentLog, older);
    const id = (n: number): string => `018f0000-0000-7000-8000-00000000000${n}`;
    const put = (n: number, kind: string, outcome: string, copiedFrom: number | null = null) =>
      client.query(
        `insert into analyses (id, user_id, kind, outcome, engine_version, result, copied_from)
         values ($1, $2, $3, $4, '1', '{}', $5)`,
        [id(n), id(0), kind, outcome, copiedFrom === null ? null : id(copiedFrom)],
      );
    await put(1, 'comprehensive', 'identified');
    await put(2, 'comprehensive', 'unsure');
    await put(3, 'comprehensive', 'not_koi');
    await put(4, 'comprehensive', 'poor_photo');
    await put(5, 'disease-detection', 'identified');
    // Copies of a guest's: of one that is still there, and of one that has gone.
    await put(6, 'comprehensive', 'identified', 1);
    await put(7, 'comprehensive', 'identified', 9);

    await migrate(client, silentLog);
    expect((await client.query<Uses>(all)).rows).toEqual([
      { tool: 'disease-detection', uses: '1' },
      { tool: 'identification', uses: '3' },
    ]);
  } finally {
    await client.end();
    await drop();
    rmSync(older, { recursive: true });
  }
});

test('every tool of the catalogue is counted', async () => {
  const db = await createTestDatabase();
  const rows = await db.asOwner<Uses>('select tool from tool_uses order by tool');
  expect(rows.map(({ tool }) => tool)).toEqual([...toolIds].sort());
});

test('uses grow one by one, whoever counts, and are taken back by nobody', async () => {
  const db = await createTestDatabase();
  const deviceId = '018f0000-0000-7000-8000-000000000001';
  const asGuest = (statement: string) =>
    db.withRole('guest', { deviceId }, (tx) => tx.execute(sql.raw(statement)));
  const asSystem = (statement: string) =>
    db.withRole('system', {}, (tx) => tx.execute(sql.raw(statement)));

  await asGuest(`update tool_uses set uses = uses + 1 where tool = 'identification'`);
  await asSystem(`update tool_uses set uses = uses + 1 where tool = 'identification'`);
  for (const change of [
    'update tool_uses set uses = uses + 2',
    'update tool_uses set uses = uses - 1',
    'update tool_uses set uses = 1000000',
    'delete from tool_uses',
    'truncate tool_uses',
    `insert into tool_uses values ('gold-digging', 5)`,
  ])
    for (const as of [asGuest, asSystem])
      await expect(as(change), change).rejects.toMatchObject({ code: '42501' });
  expect(await db.asOwner<Uses>(all)).toEqual([{ tool: 'identification', uses: '2' }]);
});
