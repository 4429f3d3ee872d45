import { mkdirSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { codeOf, reasonOf } from '@nishiki/db/start-error';
import { listCorrections } from '@nishiki/domain/operator/list-corrections';
import { OperatorError, type Command } from '../command.ts';
import { counted } from '../words.ts';

/** For its owner's eyes: these are photos of keepers. */
const emptyFolder = (text: string | undefined): string => {
  if (!text) throw new OperatorError('Say where to, with --out FOLDER.');
  const folder = resolve(text);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST')
      throw new OperatorError(`The folder ${folder} could not be made: ${reasonOf(error)}.`);
    if (readdirSync(folder).length > 0)
      throw new OperatorError(`The folder ${folder} is not empty: choose another.`);
  }
  return folder;
};

export const corrections: Command = {
  name: 'corrections',
  words: [],
  needsFiles: true,
  options: {
    out: {
      type: 'string',
      value: 'FOLDER',
      required: true,
      about: 'A folder that is empty or not there yet.',
    },
  },
  about:
    'Writes the corrected photos whose owners let us learn from them, with their labels as npm run train reads them. Delete the folder once it has been used: consent can be taken back.',
  prepare(given) {
    const folder = emptyFolder(given.text('out'));
    return async (ctx) => {
      const photos = [];
      let lost = 0;
      for (const { id, photo_key: key, corrected_to: label, owner } of await listCorrections(ctx)) {
        const bytes = await ctx.files.get(key);
        if (bytes) {
          const file = `${id}.jpg`;
          await writeFile(join(folder, file), bytes, { mode: 0o600 });
          photos.push({ file, label, group: `owner-${owner}` });
        } else lost += 1;
      }
      const labels = `${JSON.stringify({ photos }, null, 2)}\n`;
      await writeFile(join(folder, 'labels.json'), labels, { mode: 0o600 });
      ctx.log.info({ photos: photos.length }, 'corrections written by operator');
      return {
        json: { folder, photos: photos.length, lost },
        text:
          `${counted(photos.length, 'corrected photo')} and labels.json are in ${folder}.\n` +
          (lost > 0 ? `Of ${counted(lost, 'photo')} more the file is gone.\n` : ''),
      };
    };
  },
};
