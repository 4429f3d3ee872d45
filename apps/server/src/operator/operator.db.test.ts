import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { createAccessTokens } from '@nishiki/domain/account/access-tokens';
import { beforeAll, describe, expect, it } from 'vitest';
import yauzl from 'yauzl';
import { jsonOf, operatorHere, operatorOf, type Ran } from '../../test/operator-command.ts';
import { newSignedIn, type SignedIn } from '../../test/signed-in.ts';
import { createTestApp, jobCtx, jpegBytes, photoRequest } from '../../test/test-app.ts';

const db = await createTestDatabase();
const test = await createTestApp(db);
const { app, folder } = test;
const environment = { DATABASE_URL: db.ownerUrl, NISHIKI_DATA: folder };
const operator = operatorOf(environment);
const here = operatorHere(environment);

const HANA = 'hana@koi.example';
const KEN = 'ken@koi.example';
let hana: SignedIn;
let ken: SignedIn;
beforeAll(async () => {
  hana = await newSignedIn(jobCtx(test), { email: HANA });
  ken = await newSignedIn(jobCtx(test), { email: KEN });
});

const ask = async (path: string, { headers }: SignedIn): Promise<unknown> =>
  (await app.request(path, { headers })).json();

const walletOf = async ({ userId }: SignedIn): Promise<unknown> => {
  const [row] = await db.asOwner(
    'select monthly, lasting, plan, subscription_tier as tier from wallets join profiles using (user_id) where user_id = $1',
    [userId],
  );
  return row;
};

const done = (ran: Ran): Ran => {
  expect(ran).toMatchObject({ code: 0, err: '' });
  return ran;
};
const refused = (sentence: string): Ran => ({ code: 1, out: '', err: `${sentence}\n` });

const changes = (): Record<string, unknown>[] =>
  readFileSync(join(folder, 'operator.log'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('users list', () => {
  it('tells every account, the oldest first', async () => {
    const [text, json] = await Promise.all([
      operator('users', 'list'),
      operator('users', 'list', '--json'),
    ]);
    const [head, first, second, count] = done(text).out.split('\n');
    expect(head).toMatch(/^E-MAIL +ADDRESS +PLAN +TOKENS +MADE +LAST SIGN-IN$/);
    expect(first).toMatch(/^hana@koi\.example +verified +- +5 +\d{4}-\d\d-\d\d \d\d:\d\d /);
    expect(second).toMatch(/^ken@koi\.example /);
    expect(count).toBe('2 accounts');
    const { users } = jsonOf(done(json)) as { users: Record<string, unknown>[] };
    expect(users.map(({ user_id: id }) => id)).toEqual([hana.userId, ken.userId]);
    expect(users[0]).toMatchObject({
      email: HANA,
      email_verified: true,
      plan: null,
      subscription_tier: 'free',
      tokens_remaining: 5,
      total_tokens_used: 0,
      erase_after: null,
    });
  });
});

describe('plan grant', () => {
  it('gives a plan with the tokens of its month, once, and takes it away', async () => {
    const words = (plan: string) => [
      'plan',
      'grant',
      ' Hana@KOI.example ',
      plan,
      '--reason',
      'a prize',
    ];
    expect(done(await operator(...words('enthusiast'))).out).toBe(
      `${HANA} holds the plan enthusiast now.\n`,
    );
    // The plan table: 400 tokens a month; the five of signing up stay beside them.
    const enthusiast = { monthly: 400, lasting: 5, plan: 'enthusiast', tier: 'pro' };
    expect(await walletOf(hana)).toEqual(enthusiast);
    expect(jsonOf(done(await operator(...words('enthusiast'), '--json')))).toEqual({
      user_id: hana.userId,
      email: HANA,
      plan: 'enthusiast',
      changed: false,
    });
    expect(await walletOf(hana)).toEqual(enthusiast);
    expect(changes().at(-1)).toMatchObject({ plan: 'enthusiast', reason: 'a prize' });
    expect(done(await here(...words('none'))).out).toBe(`${HANA} holds no plan now.\n`);
    expect(await walletOf(hana)).toEqual({ monthly: 0, lasting: 5, plan: null, tier: 'free' });
  });
});

describe('tokens grant', () => {
  it('adds to the balance and shows the keeper why', async () => {
    const gift = ['tokens', 'grant', KEN, '30', '--reason', 'sorry\n for the wait'];
    expect(done(await operator(...gift)).out).toBe(`30 tokens given; ${KEN} has 35 tokens now.\n`);
    expect(await ask('/api/v1/token-history?limit=1', ken)).toMatchObject({
      lines: [
        {
          kind: 'operator',
          amount: 30,
          balance_after: 35,
          words: 'Given by the people who run Nishiki: sorry for the wait',
        },
      ],
    });
    expect(changes().at(-1)).toMatchObject({ userId: ken.userId, tokens: 30 });
  });

  it('counts a gift of one name once, also when it is given twice at the same moment', async () => {
    const gift = () =>
      operator('tokens', 'grant', KEN, '1', '--reason', 'x', '--key', 'ticket-7', '--json');
    const [one, other] = (await Promise.all([gift(), gift()])).map((ran) => jsonOf(done(ran)));
    expect([one?.['tokens'], other?.['tokens']].sort()).toEqual([0, 1]);
    expect(one).toMatchObject({ email: KEN, tokens_remaining: 36, key: 'ticket-7' });
    expect(other).toMatchObject({ tokens_remaining: 36 });
  });
});

describe('ledger verify', () => {
  const both = () =>
    Promise.all([operator('ledger', 'verify'), operator('ledger', 'verify', '--json')]);

  it('says that the books are even', async () => {
    const [text, json] = await both();
    // Two of signing up; the plan's month and its end; two gifts.
    const summary = '2 wallets, 6 ledger lines, 41 tokens, 0 open reservations';
    expect(done(text).out).toBe(`The books are even: ${summary}.\n`);
    expect(jsonOf(done(json))).toEqual({
      ok: true,
      wallets: 2,
      lines: 6,
      tokens: 41,
      open_reservations: 0,
      faults: [],
    });
  });

  it('lists what is not even, and fails', async () => {
    const move = (by: number) =>
      db.asOwner('update wallets set lasting = lasting + $1 where user_id = $2', [by, ken.userId]);
    await move(3);
    const [text, json] = await both();
    await move(-3);
    const fault = 'the wallet differs from the sum of its lines';
    expect(text).toEqual({
      code: 1,
      out: `${ken.userId}: ${fault}\nLooked at 2 wallets, 6 ledger lines, 44 tokens, 0 open reservations.\n`,
      err: 'The ledger has 1 fault.\n',
    });
    expect(json).toMatchObject({ code: 1, err: 'The ledger has 1 fault.\n' });
    expect(jsonOf(json)).toMatchObject({
      ok: false,
      faults: [{ user_id: ken.userId, fault }],
    });
  });
});

/** Name to content of a ZIP, by another library than the one that wrote it. */
const unzip = async (file: string): Promise<Map<string, Buffer>> => {
  const zip = await promisify<string, yauzl.Options, yauzl.ZipFile>(yauzl.open)(file, {
    lazyEntries: true,
  });
  const entries = new Map<string, Buffer>();
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: yauzl.Entry) => {
      zip.openReadStream(entry, (error, stream) => {
        if (error) return reject(error);
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          entries.set(entry.fileName, Buffer.concat(chunks));
          zip.readEntry();
        });
      });
    });
    zip.on('end', resolve);
    zip.on('error', reject);
    zip.readEntry();
  });
  return entries;
};

describe('user export and user erase', () => {
  it('write everything of a keeper into a file, whole, and overwrite none', async () => {
    const analysed = await app.request(
      '/functions/v1/analyze-koi',
      photoRequest(undefined, { ...ken.headers }),
    );
    const { analysis } = (await analysed.json()) as { analysis: { id: string } };
    const file = join(folder, 'ken.zip');
    const told = done(await operator('user', 'export', KEN, '--out', file));
    expect(told.out).toBe(`Everything of ${KEN} is in ${file} (${statSync(file).size} bytes).\n`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const entries = await unzip(file);
    expect(JSON.parse(String(entries.get('account.json')))).toMatchObject([{ email: KEN }]);
    expect(entries.get(`photos/${analysis.id}.jpg`)).toEqual(Buffer.from(jpegBytes));

    const [again, forced] = [
      await here('user', 'export', KEN, '--out', file),
      await operator('user', 'export', KEN, '--out', file, '--force', '--json'),
    ];
    expect(again).toEqual(
      refused(`There is a file ${file} already: choose another, or add --force.`),
    );
    expect(jsonOf(done(forced))).toEqual({
      user_id: ken.userId,
      email: KEN,
      file,
      bytes: statSync(file).size,
    });
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('erase an account at once, with its photos, and leave the books even', async () => {
    const asked: string[] = [];
    const doubting = operatorHere(environment, async (question) => {
      asked.push(question);
      return 'no';
    });
    expect(await doubting('user', 'erase', KEN)).toEqual(
      refused('That was something else, so nothing was done.'),
    );
    expect(asked).toEqual([`This cannot be undone. To erase the account type ${KEN}: `]);
    const photos = join(folder, 'files/users', ken.userId);
    expect(readdirSync(photos)).toHaveLength(1);
    expect(jsonOf(done(await operator('user', 'erase', KEN, '--json')))).toEqual({
      user_id: ken.userId,
      email: KEN,
      erased: true,
    });
    expect(existsSync(photos) ? readdirSync(photos) : []).toEqual([]);
    expect((await app.request('/auth/v1/user', { headers: ken.headers })).status).toBe(403);
    expect(await here('user', 'erase', KEN)).toEqual(
      refused(`There is no account with the address ${KEN}.`),
    );
    const books = jsonOf(done(await here('ledger', 'verify', '--json')));
    expect(books).toMatchObject({ ok: true, wallets: 1 });
  });
});

describe('with the address of the database alone', () => {
  const away = operatorHere({
    DATABASE_URL: db.ownerUrl,
    NISHIKI_DATA: join(folder, 'not here'),
  });

  it('commands work that need no photos', async () => {
    const { users } = jsonOf(done(await away('users', 'list', '--json')));
    expect(users).toHaveLength(1);
    expect(jsonOf(done(await away('ledger', 'verify', '--json')))).toMatchObject({ ok: true });
    expect((await away('tokens', 'grant', HANA, '2', '--reason', 'x', '--json')).code).toBe(0);
  });

  it('an account is neither exported nor erased without its photos', async () => {
    const noFolder = refused(
      `There is no data folder ${join(folder, 'not here')}: set NISHIKI_DATA to that of the site, since photos lie there.`,
    );
    const out = join(folder, 'hana.zip');
    expect(await away('user', 'export', HANA, '--out', out)).toEqual(noFolder);
    expect(await away('user', 'erase', HANA)).toEqual(noFolder);
  });
});

describe('keys rotate', () => {
  it('signs with a new key from now on, and the old one still counts', async () => {
    const ran = done(await operator('keys', 'rotate', '--json'));
    const { kid } = jsonOf(ran);
    const tokens = await createAccessTokens(db);
    expect((await tokens.publicKeys()).at(-1)).toMatchObject({ kid });
    const claims = { userId: hana.userId, sessionId: hana.sessionId };
    const issued = await tokens.issue({
      ...claims,
      email: HANA,
      method: 'password',
      now: new Date(),
    });
    const header = Buffer.from(issued.token.split('.')[0] ?? '', 'base64url').toString();
    expect(JSON.parse(header)).toMatchObject({ kid });
    expect(await tokens.verify(hana.token, new Date())).toMatchObject(claims);
    expect(done(await here('keys', 'rotate')).out).toMatch(/^Access tokens are signed with /);
  });
});

describe('a command that cannot be done', () => {
  const reason = ['--reason', 'x'];
  const nobody = 'nobody@koi.example';
  const noAccount = refused(`There is no account with the address ${nobody}.`);
  const out = ['--out', join(folder, 'nobody.zip')];

  it('says so in one sentence and exits with 1', async () => {
    const cases: [Promise<Ran>, Ran][] = [
      [here('plan', 'grant', nobody, 'breeder', ...reason), noAccount],
      [operator('tokens', 'grant', nobody, '5', ...reason, '--json'), noAccount],
      [here('user', 'export', nobody, ...out), noAccount],
      [here('user', 'erase', 'hana'), refused('Please enter a valid email address')],
      [
        here('plan', 'grant', HANA, 'gold', ...reason),
        refused(
          'There is no plan gold: choose one of hobbyist, enthusiast, breeder, professional, none.',
        ),
      ],
      [here('tokens', 'grant', HANA, '5'), refused('Say why, with --reason TEXT.')],
      [
        here('tokens', 'grant', HANA, '100001', ...reason),
        refused('The number of tokens must be whole, from 1 to 100000.'),
      ],
    ];
    for (const [ran, expected] of cases) expect(await ran).toEqual(expected);
    expect(existsSync(join(folder, 'nobody.zip'))).toBe(false);
  });

  it('shows the usage and exits with 2 when it was not understood', async () => {
    const { code, out: said, err } = await operator('users', 'lost');
    expect({ code, said }).toEqual({ code: 2, said: '' });
    expect(err).toMatch(/^There is no command users lost\.\n\nnpm run operator -- COMMAND/);
  });

  it('names a database that is not there, without its password', async () => {
    const lost = operatorOf({
      DATABASE_URL: 'postgres://koi:carp-secret@127.0.0.1:9/nishiki',
      NISHIKI_DATA: folder,
    });
    const { code, out: said, err } = await lost('users', 'list', '--json');
    expect({ code, said }).toEqual({ code: 1, said: '' });
    expect(err).toMatch(
      /^The database at 127\.0\.0\.1:9\/nishiki \(DATABASE_URL\) cannot be .*\n$/,
    );
    expect(err).not.toContain('carp-secret');
  });

  it('leaves a database of another release alone', async () => {
    const lacking = '0009_own-profile';
    await db.asOwner('delete from private.migrations where name >= $1', [lacking]);
    const older = await here('users', 'list');
    expect(older).toMatchObject({ code: 1, out: '' });
    expect(older.err).toMatch(
      /^The database is not that of this release of Nishiki \(it lacks 0009_own-profile.*\): start the site of this release first, .*\n$/,
    );
    await db.asOwner(`insert into private.migrations (name, run_on) values ('9999_next', now())`);
    expect((await here('users', 'list')).err).toMatch(
      /^The database was made by a newer Nishiki \(it has 9999_next\): .*\n$/,
    );
  });
});
