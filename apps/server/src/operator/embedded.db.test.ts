import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '@nishiki/db/embedded/start-embedded';
import { silentLog } from '@nishiki/db/log';
import { openDatabase } from '@nishiki/db/open-database';
import { newKeeper } from '@nishiki/domain/testing/keepers';
import { testCtx } from '@nishiki/domain/testing/test-ctx';
import { afterAll, expect, it } from 'vitest';
import { jsonOf, operatorOf } from '../../test/operator-command.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'nishiki-operator-'));
// As root the server runs under another user, who has to get in.
chmodSync(dataDir, 0o755);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const operator = operatorOf({ NISHIKI_DATA: dataDir });
const grant = () =>
  operator('tokens', 'grant', 'hana@koi.example', '10', '--reason', 'a prize', '--json');

it('works beside a site with the private database, and without one', async () => {
  const site = await startEmbedded({ dataDir, log: silentLog, durable: false });
  const db = await openDatabase({ url: site.adminUrl, log: silentLog, poolSize: 2 });
  await newKeeper(testCtx(db), { email: 'hana@koi.example' });

  const beside = await grant();
  expect(beside).toMatchObject({ code: 0, err: '' });
  expect(jsonOf(beside)).toMatchObject({ tokens_remaining: 15 });
  // The site's server was left as it was: the same connections answer.
  expect(await db.ping()).toBe(true);

  await db.close();
  await site.stop();
  const alone = await grant();
  expect(alone).toMatchObject({ code: 0, err: '' });
  expect(jsonOf(alone)).toMatchObject({ tokens_remaining: 25 });
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
  expect(existsSync(join(dataDir, 'nishiki.lock'))).toBe(false);
});

it('makes no database where there is none', async () => {
  const typo = join(dataDir, 'typo');
  expect(await operatorOf({ NISHIKI_DATA: typo })('users', 'list')).toEqual({
    code: 1,
    out: '',
    err: `There is no database in the data folder ${typo}: start Nishiki once, or set NISHIKI_DATA to its folder.\n`,
  });
  expect(existsSync(typo)).toBe(false);
});
