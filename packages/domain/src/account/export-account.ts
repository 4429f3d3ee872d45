import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { sql } from 'drizzle-orm';
import { ZipFile } from 'yazl';
import { keeperOf } from '../actor.ts';
import type { Ctx } from '../ctx.ts';
import { asSystem } from '../own-rows.ts';
import { exportTables } from './export-tables.ts';
import { limitKeeper } from './limits.ts';

const AN_HOUR = 10;

type Row = Record<string, unknown>;
type Collected = {
  tables: { file: string; rows: Row[] }[];
  photos: { name: string; key: string }[];
};

const collect = (ctx: Ctx, userId: string): Promise<Collected> =>
  asSystem(ctx, async (tx) => {
    const tables = [];
    for (const { file, rows } of exportTables)
      tables.push({ file, rows: (await tx.execute<Row>(rows(userId))).rows });
    const photos = await tx.execute<{ name: string; key: string }>(sql`
      select 'photos/' || id || '.jpg' as name, photo_key as key
      from analyses where user_id = ${userId} and photo_key is not null
      union all
      select 'photos/chat-' || id || '.jpg', photo_key
      from chat_messages where user_id = ${userId} and photo_key is not null
      union all
      select 'photos/profile.jpg', avatar->>'key' from profiles where user_id = ${userId} and avatar ? 'key'`);
    return { tables, photos: photos.rows };
  });

/** A cell that a spreadsheet would take for a formula is shown as text. */
const csvOf = (rows: Row[]): string =>
  stringify(rows, {
    header: true,
    escape_formulas: true,
    cast: { object: (value) => JSON.stringify(value), boolean: (value) => String(value) },
  });

const about = (when: string): string =>
  `Your data at Nishiki, as of ${when}.\n\n` +
  'Each table is here twice: as JSON with every detail, and as CSV for a spreadsheet.\n' +
  'photos/ holds your own photos under the ids of their analyses and messages. Passwords and keys are not included.\n';

/** The photos are read one by one while the file is sent, so that a large pond fits into a small memory. */
const addPhoto = (ctx: Ctx, zip: ZipFile, photo: { name: string; key: string }): void =>
  zip.addReadStreamLazy(photo.name, { compress: false }, (answer) => {
    ctx.files.get(photo.key).then(
      // A photo that is gone leaves an empty file, which tells more than a broken archive.
      (bytes) => answer(null, Readable.from([Buffer.from(bytes ?? [])])),
      (error: unknown) => answer(error, Readable.from([])),
    );
  });

const makeZip = (ctx: Ctx, { tables, photos }: Collected): ZipFile => {
  const zip = new ZipFile();
  const add = (name: string, text: string): void => zip.addBuffer(Buffer.from(text), name);
  add('README.txt', about(ctx.now().toISOString()));
  for (const { file, rows } of tables) {
    add(`${file}.json`, `${JSON.stringify(rows, null, 2)}\n`);
    add(`${file}.csv`, csvOf(rows));
  }
  for (const photo of photos) addPhoto(ctx, zip, photo);
  zip.end();
  return zip;
};

/** Everything that is kept of one keeper, as a ZIP. */
export const exportOf = async (ctx: Ctx, userId: string): Promise<Readable> => {
  const zip = makeZip(ctx, await collect(ctx, userId));
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  return output;
};

/** The asking keeper's own data. */
export const exportAccount = async (
  ctx: Ctx,
): Promise<{ stream: ReadableStream<Uint8Array>; filename: string }> => {
  const { userId } = keeperOf(ctx.actor);
  await limitKeeper(ctx, 'export', userId, AN_HOUR);
  const stream = Readable.toWeb(await exportOf(ctx, userId)) as ReadableStream<Uint8Array>;
  return { stream, filename: `nishiki-${ctx.now().toISOString().slice(0, 10)}.zip` };
};
