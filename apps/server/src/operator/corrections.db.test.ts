/** Photos for training leave the site only where their owners agreed. */
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@nishiki/contract/endpoints';
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { adoptAnalyses } from '@nishiki/domain/analysis/adopt-analyses';
import { expect, it } from 'vitest';
import { jsonOf, operatorHere } from '../../test/operator-command.ts';
import { newGuestDevice } from '../../test/owner.ts';
import { photoSite } from '../../test/photo-site.ts';
import { newSignedIn } from '../../test/signed-in.ts';
import { jpegBytes, photoRequest } from '../../test/test-app.ts';

const db = await createTestDatabase();
const site = await photoSite(db);
const operator = operatorHere({ DATABASE_URL: db.ownerUrl, NISHIKI_DATA: site.folder });
const newFolder = (): string => mkdtempSync(join(tmpdir(), 'nishiki-corrections-'));

const correct = async (headers: Record<string, string>, body: object): Promise<void> => {
  const answer = await site.app.request(
    endpoints.correctAnalysis.path,
    photoRequest(body, headers),
  );
  expect(answer.status).toBe(200);
};
const idsOf = async (column: 'device_id' | 'user_id', owner: string): Promise<string[]> => {
  const sql = `select id from analyses where ${column} = $1 order by id`;
  return (await db.asOwner<{ id: string }>(sql, [owner])).map(({ id }) => id);
};

it('writes what may be learnt from and nothing else, with labels for training', async () => {
  const keeper = await newSignedIn(site.ctx);
  const [yes, also, no] = [
    await site.ask(keeper),
    await site.ask(keeper),
    await site.ask(keeper),
  ].map(({ id }) => id ?? '');
  await site.ask(keeper);
  await correct(keeper.headers, { id: yes, varietyId: 'sanke', mayLearn: true });
  await correct(keeper.headers, { id: also, varietyId: 'kin-showa', mayLearn: true });
  await correct(keeper.headers, { id: no, varietyId: 'sanke', mayLearn: false });
  // A guest who agreed, and one who agreed, took it along and then took it back.
  const [guest, moved] = [await newGuestDevice(site), await newGuestDevice(site)];
  const [ofGuest = ''] = await idsOf('device_id', guest.deviceId);
  const [ofMoved = ''] = await idsOf('device_id', moved.deviceId);
  await correct({ cookie: guest.cookie }, { id: ofGuest, varietyId: 'showa', mayLearn: true });
  await correct({ cookie: moved.cookie }, { id: ofMoved, varietyId: 'showa', mayLearn: true });
  const later = await newSignedIn(site.ctx);
  await adoptAnalyses(site.ctx, { userId: later.userId, deviceId: moved.deviceId });
  const [copy = ''] = await idsOf('user_id', later.userId);
  await correct(later.headers, { id: copy, varietyId: null, mayLearn: false });

  const folder = newFolder();
  const ran = await operator('corrections', '--out', folder, '--json');
  expect(ran).toMatchObject({ code: 0, err: '' });
  expect(jsonOf(ran)).toEqual({ folder, photos: 3, lost: 0 });
  const files = [yes, also, ofGuest].map((id) => `${id}.jpg`);
  expect(readdirSync(folder).sort()).toEqual([...files, 'labels.json'].sort());
  for (const file of files)
    expect(new Uint8Array(readFileSync(join(folder, file)))).toEqual(jpegBytes);
  const text = readFileSync(join(folder, 'labels.json'), 'utf8');
  const { photos } = JSON.parse(text) as { photos: Record<string, string>[] };
  expect(photos.map(({ file, label }) => [file, label])).toEqual([
    [files[0], 'sanke'],
    [files[1], 'kin-showa'],
    [files[2], 'showa'],
  ]);
  // Photos of one owner stay together, and nothing says who that is.
  expect(photos[0]?.['group']).toBe(photos[1]?.['group']);
  expect(photos[2]?.['group']).not.toBe(photos[0]?.['group']);
  for (const owner of [keeper.userId, guest.deviceId]) expect(text).not.toContain(owner);
});

it('says where it cannot write, and leaves what is there', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'notes.txt'), 'mine');
  expect(await operator('corrections', '--out', folder)).toEqual({
    code: 1,
    out: '',
    err: `The folder ${folder} is not empty: choose another.\n`,
  });
  const nowhere = join(folder, 'a', 'b');
  const refused = await operator('corrections', '--out', nowhere);
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.err).toContain(`The folder ${nowhere} could not be made`);
  expect(readdirSync(folder)).toEqual(['notes.txt']);
});
