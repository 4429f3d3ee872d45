import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail, Mailer } from '@nishiki/domain/ports';
import { checkMail } from './check-mail.ts';

/** A message that stayed on this machine. `sentAt` is an ISO time; ids sort by it. */
export type OutboxMail = Mail & { readonly id: string; readonly sentAt: string };

const KEPT = 500;
const idPattern = /^\d{8}T\d{9}Z-[0-9a-f]{12}$/;

/** The stand-in for e-mail: each message becomes a JSON file in a folder that only we may read. */
export const outboxMailer = (folder: string): Mailer => {
  let last = 0;
  return {
    isStandIn: true,
    async send(given) {
      const { to, subject, text, html, replyTo } = checkMail(given);
      // Never the same twice, so that messages of one millisecond keep their order.
      last = Math.max(Date.now(), last + 1);
      const sentAt = new Date(last).toISOString();
      const id = `${sentAt.replace(/[-:.]/g, '')}-${randomBytes(6).toString('hex')}`;
      const mail: OutboxMail = {
        ...{ id, sentAt, to, subject, text, html },
        ...(replyTo !== undefined && { replyTo }),
      };
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Renamed when whole: a reader sees all of a message or none of it.
      const unfinished = join(folder, `.${id}.tmp`);
      await writeFile(unfinished, JSON.stringify(mail, null, 2), { flag: 'wx', mode: 0o600 });
      await rename(unfinished, join(folder, `${id}.json`));
      for (const old of (await newestIds(folder)).slice(KEPT))
        await rm(join(folder, `${old}.json`), { force: true });
    },
  };
};

/** The newest messages, newest first. None when nothing was ever sent. */
export const readOutbox = async (folder: string, limit: number): Promise<OutboxMail[]> => {
  const ids = (await newestIds(folder)).slice(0, limit);
  const mails = await Promise.all(ids.map((id) => readOutboxMail(folder, id)));
  return mails.filter((mail) => mail !== null);
};

/** Null when there is none, and for an id that is none of ours. */
export const readOutboxMail = async (folder: string, id: string): Promise<OutboxMail | null> => {
  // Ids come from the address of a page: nothing that could name another file gets further.
  if (!idPattern.test(id)) return null;
  const text = await readFile(join(folder, `${id}.json`), 'utf8').catch(nullWhenMissing);
  return text === null ? null : (JSON.parse(text) as OutboxMail);
};

const newestIds = async (folder: string): Promise<string[]> => {
  const names = (await readdir(folder).catch(nullWhenMissing)) ?? [];
  return names
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .filter((id) => idPattern.test(id))
    .sort()
    .reverse();
};

const nullWhenMissing = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null;
  throw error;
};
