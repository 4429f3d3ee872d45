import { createWriteStream } from 'node:fs';
import { existsSync, statSync } from 'node:fs';
import { link, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { codeOf, reasonOf } from '@nishiki/db/start-error';
import { exportOf } from '@nishiki/domain/account/export-account';
import { findUser } from '@nishiki/domain/operator/find-user';
import { OperatorError, type Command } from '../command.ts';
import { plain } from '../words.ts';

const taken = (file: string): OperatorError =>
  new OperatorError(`There is a file ${file} already: choose another, or add --force.`);

/** All of it or nothing, under the wanted name only when it is whole; for its owner's eyes. */
const writeWhole = async (content: Readable, file: string, force: boolean): Promise<number> => {
  const draft = `${file}.${process.pid}.part`;
  try {
    await pipeline(content, createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }));
    const { size } = statSync(draft);
    if (force) await rename(draft, file);
    // A link, unlike a rename, replaces nothing that appeared in the meantime.
    else await link(draft, file);
    return size;
  } catch (error) {
    content.destroy();
    if (codeOf(error) === 'EEXIST') throw taken(file);
    throw new OperatorError(`The file ${file} could not be written: ${reasonOf(error)}.`);
  } finally {
    await rm(draft, { force: true });
  }
};

const readTarget = (text: string | undefined, force: boolean): string => {
  if (!text) throw new OperatorError('Say where to, with --out FILE.');
  const file = resolve(text);
  if (!existsSync(dirname(file)))
    throw new OperatorError(`There is no folder ${dirname(file)} to write to.`);
  if (existsSync(file) && (!force || statSync(file).isDirectory())) throw taken(file);
  return file;
};

export const userExport: Command = {
  name: 'user export',
  words: ['EMAIL'],
  needsFiles: true,
  options: {
    out: { type: 'string', value: 'FILE', required: true, about: 'The ZIP to write.' },
    force: { type: 'boolean', about: 'Replaces a file that is there.' },
  },
  about: "Writes everything that is kept of a keeper as a ZIP: JSON, CSV and the keeper's photos.",
  prepare(given) {
    const [email = ''] = given.words;
    const force = given.isSet('force');
    const file = readTarget(given.text('out'), force);
    return async (ctx) => {
      const user = await findUser(ctx, { email });
      const bytes = await writeWhole(await exportOf(ctx, user.userId), file, force);
      ctx.log.info({ userId: user.userId }, 'account exported by operator');
      return {
        json: { user_id: user.userId, email: user.email, file, bytes },
        text: `Everything of ${plain(user.email)} is in ${file} (${bytes} bytes).\n`,
      };
    };
  },
};
