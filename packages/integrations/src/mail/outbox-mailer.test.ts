import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outboxMailer, readOutbox, readOutboxMail } from './outbox-mailer.ts';

const mail = { to: 'yuki@pond.example', subject: 'Hello', text: 'Hi', html: '<p>Hi</p>' };

let parent: string;
let folder: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'nishiki-outbox-'));
  folder = join(parent, 'mail', 'outbox');
});
afterEach(() => rm(parent, { recursive: true, force: true }));

describe('outbox', () => {
  it('is empty before the first message', async () => {
    expect(await readOutbox(folder, 10)).toEqual([]);
    expect(await readOutboxMail(folder, '20261114T093012123Z-0123456789ab')).toBeNull();
  });

  it('keeps the order of sending, newest first, and finds each by its id', async () => {
    const mailer = outboxMailer(folder);
    const before = Date.now();
    for (const subject of ['first', 'second', 'third']) await mailer.send({ ...mail, subject });
    const mails = await readOutbox(folder, 2);
    expect(mails.map(({ subject }) => subject)).toEqual(['third', 'second']);
    for (const one of mails) {
      expect(await readOutboxMail(folder, one.id)).toEqual(one);
      expect(Date.parse(one.sentAt)).toBeGreaterThanOrEqual(before);
    }
  });

  it('is for its owner only and leaves no unfinished file', async () => {
    await outboxMailer(folder).send(mail);
    const names = await readdir(folder);
    expect(names).toEqual([expect.stringMatching(/^\d{8}T\d{9}Z-[0-9a-f]{12}\.json$/)]);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, names[0] ?? ''))).mode & 0o777).toBe(0o600);
  });

  it('keeps the newest 500 and touches no file that is not its own', async () => {
    const mailer = outboxMailer(folder);
    await mailer.send({ ...mail, subject: 'oldest' });
    await writeFile(join(folder, 'notes.json'), '{}');
    const old = Array.from(
      { length: 500 },
      (_, i) => `20200101T000000${String(i).padStart(3, '0')}Z`,
    );
    for (const time of old) await writeFile(join(folder, `${time}-0123456789ab.json`), '{}');
    await mailer.send({ ...mail, subject: 'newest' });
    const names = await readdir(folder);
    expect(names).toHaveLength(501);
    expect(names).toContain('notes.json');
    expect(names).not.toContain(`${old[1]}-0123456789ab.json`);
    expect(names).toContain(`${old[2]}-0123456789ab.json`);
    const newest = await readOutbox(folder, 2);
    expect(newest.map(({ subject }) => subject)).toEqual(['newest', 'oldest']);
  });

  it.each([
    '../secret',
    '..%2Fsecret',
    'secret',
    '',
    '20261114T093012123Z-0123456789ab/../../../secret',
    '20261114T093012123Z-0123456789ab\n',
    '20261114T093012123Z-0123456789AB',
  ])('reads nothing by the id %j', async (id) => {
    await outboxMailer(folder).send(mail);
    await writeFile(join(parent, 'secret.json'), '{}');
    await writeFile(join(folder, 'secret.json'), '{}');
    expect(await readOutboxMail(folder, id)).toBeNull();
  });
});
