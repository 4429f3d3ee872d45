import { endpoints } from '@nishiki/contract/endpoints';
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { exportTables, notExported } from '@nishiki/domain/account/export-tables';
import { PgDialect } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { filesOf, newOwner, tablesWith } from '../test/owner.ts';
import { createTestApp, jpegBytes } from '../test/test-app.ts';
import { unzip } from '../test/unzip.ts';

const db = await createTestDatabase();
const test = await createTestApp(db);
const owner = await newOwner(test);

/** Of an analysis, of a message, of the profile. */
const ownPhotos = [
  `photos/${owner.analysisId}.jpg`,
  `photos/chat-${owner.messageId}.jpg`,
  'photos/profile.jpg',
];

const download = async (): Promise<Map<string, Buffer>> => {
  const response = await test.app.request(endpoints.exportAccount.path, { headers: owner.headers });
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="nishiki-\d{4}-\d\d-\d\d\.zip"$/,
  );
  return unzip(Buffer.from(await response.arrayBuffer()));
};

const textIn = (files: Map<string, Buffer>, name: string): string => {
  const file = files.get(name);
  if (!file) throw new Error(`the archive has no ${name}`);
  return file.toString();
};

/** Cells of a CSV text (RFC 4180), row by row. */
const cellsOf = (csv: string): string[][] => {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of csv.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/g,
  )) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\n') rows.push([]);
  }
  return rows.filter((cells) => cells.length > 1 || cells[0] !== '');
};

describe('the export', () => {
  it('knows every table that has rows of a keeper', async () => {
    const dialect = new PgDialect();
    const exported = exportTables.map(
      ({ rows }) => /\bfrom (\w+)/.exec(dialect.sqlToQuery(rows(owner.userId)).sql)?.[1] ?? '',
    );
    expect([...exported, ...notExported].sort()).toEqual(await tablesWith(db, 'user_id'));
  });

  it('holds each table as JSON and as CSV with the same rows', async () => {
    const files = await download();
    for (const { file } of exportTables) {
      const json = JSON.parse(textIn(files, `${file}.json`)) as object[];
      const csv = cellsOf(textIn(files, `${file}.csv`));
      expect([file, csv.length]).toEqual([file, json.length === 0 ? 0 : json.length + 1]);
      if (json[0]) expect(csv[0]).toEqual(Object.keys(json[0]));
    }
    const names = exportTables.flatMap(({ file }) => [`${file}.csv`, `${file}.json`]);
    expect([...files.keys()].sort()).toEqual(['README.txt', ...names, ...ownPhotos].sort());
  });

  it('tells what the database holds', async () => {
    const files = await download();
    const read = (file: string): unknown => JSON.parse(textIn(files, `${file}.json`));
    expect(read('account')).toMatchObject([{ email: owner.email, has_password: true }]);
    expect(read('token-ledger')).toMatchObject([
      { seq: 1, kind: 'sign_up', amount: 5, balance_after: 5 },
      { seq: 2, kind: 'spend', amount: -1, balance_after: 4, reservation_id: owner.analysisId },
      { seq: 3, kind: 'monthly', amount: 150, balance_after: 154 },
      { seq: 4, kind: 'purchase', amount: 100, balance_after: 254 },
    ]);
    expect(read('wallet')).toEqual([{ monthly: 150, lasting: 104, total_tokens_used: 1 }]);
    expect(read('analyses')).toMatchObject([
      { id: owner.analysisId, outcome: 'identified', result: { variety: 'Kohaku' } },
    ]);
    expect(read('sessions')).toHaveLength(3);
    expect(read('experience')).toMatchObject([{ activity_type: 'image_analysis' }]);
    expect(read('invoices')).toMatchObject([{ kind: 'tokens', package: '100', paid: 499 }]);
    expect(read('chat-messages')).toMatchObject([
      { id: owner.messageId, role: 'keeper', content: 'What is it?', has_photo: true },
      { id: owner.answerId, role: 'expert', content: 'A koi.' },
    ]);
    expect(textIn(files, 'chat-messages.json')).not.toContain('only-for-the-server');
    expect(read('support-messages')).toMatchObject([{ message: 'Where are my tokens?' }]);
    expect(read('payment-customers')).toHaveLength(1);
    expect(read('subscription')).toMatchObject([{ plan: 'hobbyist' }]);
  });

  it('holds the photos byte for byte', async () => {
    const files = await download();
    expect(Object.keys(filesOf(test, owner.userId))).toHaveLength(3);
    for (const name of ownPhotos) expect(new Uint8Array(files.get(name) ?? [])).toEqual(jpegBytes);
  });

  it('holds no password, hash or secret', async () => {
    const text = [...(await download()).values()].join('\n');
    const [secret] = await db.asOwner<Record<string, string>>(
      `select password_hash, encode((select token_hash from mail_tokens m where m.user_id = a.user_id), 'hex') as mail,
              (select encode(token_hash, 'hex') from refresh_tokens r where r.user_id = a.user_id limit 1) as refresh
       from accounts a where user_id = $1`,
      [owner.userId],
    );
    for (const value of Object.values(secret ?? {})) {
      expect(value.length).toBeGreaterThan(20);
      expect(text).not.toContain(value);
    }
    expect(text).not.toMatch(/argon2|token_hash|password_hash/);
  });

  // OWASP, "CSV Injection": cells that begin with these are taken for formulas.
  it.each(['=HYPERLINK("http://evil.example")', '+1+1', '-1+1', '@SUM(1)', '＝1+1'])(
    'shows %s in a spreadsheet as text',
    async (name) => {
      await db.asOwner('update profiles set display_name = $2 where user_id = $1', [
        owner.userId,
        name,
      ]);
      const files = await download();
      const [head = [], row = []] = cellsOf(textIn(files, 'profile.csv'));
      expect(row[head.indexOf('display_name')]).toBe(`'${name}`);
      expect(JSON.parse(textIn(files, 'profile.json'))).toMatchObject([{ display_name: name }]);
    },
  );

  it('leaves numbers what they are', async () => {
    const [head = [], ...rows] = cellsOf(textIn(await download(), 'token-ledger.csv'));
    expect(rows.map((row) => row[head.indexOf('amount')])).toEqual(['5', '-1', '150', '100']);
  });
});
