/** What a browser had analysed as a guest goes into the account that is made in it. */
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { uuidv7 } from '@nishiki/db/uuidv7';
import { eraseAccount } from '@nishiki/domain/account/erase-account';
import { expireGuestPhotos } from '@nishiki/domain/analysis/expire-guest-photos';
import type { Ctx } from '@nishiki/domain/ctx';
import { enqueue } from '@nishiki/domain/outbox/enqueue';
import { runOutbox } from '@nishiki/domain/outbox/run-outbox';
import { asSystem } from '@nishiki/domain/own-rows';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { authCalls, sessionIn } from '../test/auth-calls.ts';
import { noLimits } from '../test/auth-site.ts';
import { newEmail, newPassword } from '../test/keepers.ts';
import { dumpOf, filesOf } from '../test/owner.ts';
import { photoSite } from '../test/photo-site.ts';
import { answering, jpegBytes, photoRequest } from '../test/test-app.ts';
import { unzip } from '../test/unzip.ts';
import { DEVICE_COOKIE, writeDeviceCookie } from './http/device-cookie.ts';

const db = await createTestDatabase();
const site = await photoSite(db, { ...noLimits, GUEST_TRIES_PER_ADDRESS: '1000' });
const { app, ctx, calls: analyst } = site;

type Browser = { readonly cookie: string; readonly deviceId: string };
type Kept = { id: string; copied_from: string | null; photo_key: string | null };

const analyse = (headers: Record<string, string>): Promise<Response> =>
  Promise.resolve(app.request('/functions/v1/analyze-koi', photoRequest(undefined, headers)));

const newBrowser = (): Browser => {
  const deviceId = uuidv7();
  const value = writeDeviceCookie(site.parts.deviceKey, deviceId);
  return { deviceId, cookie: `${DEVICE_COOKIE}=${value}` };
};
/** A guest with so many analyses. */
const guest = async (analyses = 2): Promise<Browser> => {
  const browser = newBrowser();
  for (let i = 0; i < analyses; i += 1)
    expect((await analyse({ cookie: browser.cookie })).status).toBe(200);
  return browser;
};
const inBrowser = ({ cookie }: Browser) => authCalls(site, { cookie });

/** Signs up in that browser and in, and lets what waits be done. */
const signUp = async (browser: Browser, working: Ctx = ctx) => {
  const credentials = await inBrowser(browser).signUp();
  await runOutbox(working);
  return signIn(browser, credentials);
};
const signIn = async (browser: Browser, credentials: { email: string; password: string }) => {
  const { user, access_token: token } = await sessionIn(
    await inBrowser(browser).signIn(credentials),
  );
  return { ...credentials, userId: user.id, headers: { authorization: `Bearer ${token}` } };
};
type Keeper = Awaited<ReturnType<typeof signIn>>;

const rowsOf = (column: 'user_id' | 'device_id', id: string): Promise<Kept[]> =>
  db.asOwner<Kept>(
    `select id, copied_from, photo_key from analyses where ${column} = $1 order by created_at, id`,
    [id],
  );
const copiesOf = ({ userId }: Keeper) => rowsOf('user_id', userId);
const guestsOf = ({ deviceId }: Browser) => rowsOf('device_id', deviceId);
const fileAt = (key: string | null): Uint8Array | null => {
  const path = join(site.folder, 'files', key ?? 'none');
  return existsSync(path) ? new Uint8Array(readFileSync(path)) : null;
};

type Listed = { analyses: { id: string; created_at: string; photo_url: string | null }[] };
const history = async ({ headers }: Keeper): Promise<Listed['analyses']> => {
  const response = await app.request('/api/v1/analyses', { headers });
  expect(response.status).toBe(200);
  return ((await response.json()) as Listed).analyses;
};

/** All the days after which a guest's photo is erased, and one more. */
const afterExpiry = (): Ctx => ({
  ...ctx,
  now: () => new Date(Date.now() + 31 * 24 * 3600 * 1000),
});

describe('signing up', () => {
  it('copies what the browser had analysed: new rows, photos of their own, the guest’s untouched', async () => {
    const browser = await guest();
    const before = await guestsOf(browser);
    expect(before).toHaveLength(2);
    const keeper = await signUp(browser);
    const copies = await copiesOf(keeper);
    expect(copies.map(({ copied_from: from }) => from)).toEqual(before.map(({ id }) => id));
    for (const { id, photo_key: key } of copies) {
      expect(before.map((row) => row.id)).not.toContain(id);
      expect(key).toBe(`users/${keeper.userId}/${id}.jpg`);
      expect(fileAt(key)).toEqual(jpegBytes);
    }
    expect(await guestsOf(browser)).toEqual(before);
    for (const { photo_key: key } of before) expect(fileAt(key)).toEqual(jpegBytes);
  });

  it('shows them in the history with their own times and photos, and costs nothing', async () => {
    const browser = await guest();
    await db.asOwner(
      `update analyses set created_at = created_at - interval '5 days' where device_id = $1`,
      [browser.deviceId],
    );
    const times = await db.asOwner<{ t: Date }>(
      'select created_at as t from analyses where device_id = $1 order by created_at desc',
      [browser.deviceId],
    );
    const keeper = await signUp(browser);
    const listed = await history(keeper);
    expect(listed.map((row) => Date.parse(row.created_at))).toEqual(
      times.map(({ t }) => t.getTime()),
    );
    for (const { id, photo_url: url } of listed) {
      const photo = await app.request(url ?? '');
      expect(new Uint8Array(await photo.arrayBuffer())).toEqual(jpegBytes);
      const whole = await app.request(`/api/v1/analyses/${id}`, { headers: keeper.headers });
      expect(await whole.json()).toMatchObject({ analysis: { id, variety: 'Kohaku' } });
    }
    const [profile] = (await (
      await app.request('/rest/v1/profiles', { headers: keeper.headers })
    ).json()) as { tokens_remaining: number; total_tokens_used: number }[];
    expect(profile).toMatchObject({ tokens_remaining: 5, total_tokens_used: 0 });
  });

  it('does not take what belongs to another browser', async () => {
    const [mine, other] = [await guest(1), await guest(2)];
    const keeper = await signUp(mine);
    const sources = (await copiesOf(keeper)).map(({ copied_from: from }) => from);
    expect(sources).toEqual((await guestsOf(mine)).map(({ id }) => id));
    expect(await guestsOf(other)).toHaveLength(2);
  });

  it('does not take the word of a browser for another’s id', async () => {
    const victim = await guest();
    const signature = randomBytes(32).toString('base64url');
    const forged = { ...victim, cookie: `nishiki_device=${victim.deviceId}.${signature}` };
    expect(await copiesOf(await signUp(forged))).toEqual([]);
  });

  it('leaves out photos that were refused as no koi, and takes what was not sure', async () => {
    const browser = newBrowser();
    analyst.current = answering('not_koi');
    await analyse({ cookie: browser.cookie });
    analyst.current = answering('unsure');
    await analyse({ cookie: browser.cookie });
    analyst.current = answering('identified');
    const keeper = await signUp(browser);
    expect(await guestsOf(browser)).toHaveLength(2);
    expect((await copiesOf(keeper)).map(({ copied_from: from }) => from)).toEqual([
      (await guestsOf(browser))[1]?.id,
    ]);
  });

  it('that fails, since the address is taken, takes nothing', async () => {
    const { email } = await signUp(newBrowser());
    const browser = await guest();
    const refused = await inBrowser(browser).post('signup', { email, password: newPassword() });
    expect(refused.status).toBe(422);
    await runOutbox(ctx);
    for (const { id } of await guestsOf(browser))
      expect(await db.asOwner('select 1 from analyses where copied_from = $1', [id])).toEqual([]);
  });
});

describe('signing in', () => {
  it('to an account that is there takes nothing: what a guest does stays the browser’s', async () => {
    const keeper = await signUp(newBrowser());
    const browser = await guest();
    await signIn(browser, keeper);
    await runOutbox(ctx);
    expect(await copiesOf(keeper)).toEqual([]);
    expect(await guestsOf(browser)).toHaveLength(2);
  });
});

describe('copy and source', () => {
  it('are erased each for itself: deleting a copy leaves the guest’s', async () => {
    const browser = await guest();
    const keeper = await signUp(browser);
    const [first, second] = await copiesOf(keeper);
    const erased = await app.request(`/api/v1/analyses/${first?.id}`, {
      method: 'DELETE',
      headers: keeper.headers,
    });
    expect(erased.status).toBe(204);
    expect(fileAt(first?.photo_key ?? null)).toBeNull();
    expect(fileAt(second?.photo_key ?? null)).toEqual(jpegBytes);
    for (const { photo_key: key } of await guestsOf(browser))
      expect(fileAt(key)).toEqual(jpegBytes);
  });

  it('are erased each for itself: the guest’s run out, the copies stay', async () => {
    const browser = await guest();
    const sources = await guestsOf(browser);
    const keeper = await signUp(browser);
    expect(await expireGuestPhotos(afterExpiry())).toBeGreaterThanOrEqual(2);
    expect(await guestsOf(browser)).toEqual([]);
    for (const { photo_key: key } of sources) expect(fileAt(key)).toBeNull();
    expect(await history(keeper)).toHaveLength(2);
    for (const { photo_key: key } of await copiesOf(keeper)) expect(fileAt(key)).toEqual(jpegBytes);
  });
});

describe('the task of copying', () => {
  const again = ({ deviceId }: Browser, { userId }: Keeper): Promise<void> =>
    asSystem(ctx, (tx) => enqueue(tx, { kind: 'adopt-analyses', userId, deviceId }));
  /** Due at once, whatever it waits for. */
  const hurry = () => db.asOwner(`update outbox set run_after = now()`);

  it('copies once when it is done twice, one after the other and at once', async () => {
    const browser = await guest();
    const keeper = await signUp(browser);
    const before = await dumpOf(db, site, keeper.userId);
    await again(browser, keeper);
    await runOutbox(ctx);
    expect(await dumpOf(db, site, keeper.userId)).toBe(before);

    const another = await guest(3);
    for (let i = 0; i < 4; i += 1) await again(another, keeper);
    await Promise.all([runOutbox(ctx), runOutbox(ctx), runOutbox(ctx), runOutbox(ctx)]);
    expect(await copiesOf(keeper)).toHaveLength(5);
    expect(Object.keys(filesOf(site, keeper.userId))).toHaveLength(5);
  });

  it('comes again when a photo cannot be written, until every copy has its photo', async () => {
    let failures = 0;
    const full: Ctx = {
      ...ctx,
      files: {
        ...ctx.files,
        put: async (key, bytes) => {
          if ((failures += 1) % 2 === 1) throw new Error('ENOSPC: no space left on device');
          await ctx.files.put(key, bytes);
        },
      },
    };
    const browser = await guest();
    const keeper = await signUp(browser, full);
    for (let round = 0; round < 4; round += 1) {
      await hurry();
      await runOutbox(full);
    }
    expect(failures).toBeGreaterThan(2);
    expect(await db.asOwner('select 1 from outbox')).toEqual([]);
    const copies = await copiesOf(keeper);
    expect(copies).toHaveLength(2);
    for (const { photo_key: key } of copies) expect(fileAt(key)).toEqual(jpegBytes);
  });

  it('comes again when a photo cannot be read', async () => {
    let broken = true;
    const shaky: Ctx = {
      ...ctx,
      files: {
        ...ctx.files,
        get: (key) => (broken ? Promise.reject(new Error('EIO')) : ctx.files.get(key)),
      },
    };
    const browser = await guest();
    const keeper = await signUp(browser, shaky);
    expect(await copiesOf(keeper)).toEqual([]);
    broken = false;
    await hurry();
    await runOutbox(shaky);
    for (const { photo_key: key } of await copiesOf(keeper)) expect(fileAt(key)).toEqual(jpegBytes);
    expect(await copiesOf(keeper)).toHaveLength(2);
  });

  it('copies an analysis whose photo is gone without it', async () => {
    const browser = await guest(1);
    const [source] = await guestsOf(browser);
    await ctx.files.remove(source?.photo_key ?? '');
    const keeper = await signUp(browser);
    expect(await history(keeper)).toMatchObject([{ photo_url: null }]);
    expect(filesOf(site, keeper.userId)).toEqual({});
  });
});

describe('the account', () => {
  it('exports what was copied like its own', async () => {
    const browser = await guest();
    const keeper = await signUp(browser);
    const response = await app.request('/api/v1/export', { headers: keeper.headers });
    const files = await unzip(Buffer.from(await response.arrayBuffer()));
    const ids = (await copiesOf(keeper)).map(({ id }) => id);
    const told = JSON.parse(files.get('analyses.json')?.toString() ?? '') as { id: string }[];
    expect(told.map(({ id }) => id)).toEqual(ids);
    for (const id of ids)
      expect(new Uint8Array(files.get(`photos/${id}.jpg`) ?? [])).toEqual(jpegBytes);
  });

  it('takes it along when it is erased; the guest’s run out in their own time', async () => {
    const browser = await guest();
    const keeper = await signUp(browser);
    await eraseAccount(ctx, keeper);
    expect(await copiesOf(keeper)).toEqual([]);
    expect(filesOf(site, keeper.userId)).toEqual({});
    expect(await guestsOf(browser)).toHaveLength(2);
  });

  it('that is erased while its photos are copied leaves neither row nor file', async () => {
    const browser = await guest();
    const { userId } = await signUp(newBrowser());
    let erasing: Promise<void> | undefined;
    const slow: Ctx = {
      ...ctx,
      files: {
        ...ctx.files,
        put: async (key, bytes) => {
          // As late as can be: the row is there, its file is not yet.
          await (erasing ??= eraseAccount(ctx, { userId }));
          await ctx.files.put(key, bytes);
        },
      },
    };
    await asSystem(ctx, (tx) =>
      enqueue(tx, { kind: 'adopt-analyses', userId, deviceId: browser.deviceId }),
    );
    await runOutbox(slow);
    expect(erasing).toBeDefined();
    expect(await rowsOf('user_id', userId)).toEqual([]);
    expect(filesOf(site, userId)).toEqual({});
  });
});

describe('a first sign-in with Google', () => {
  /** The flow up to where the provider sends the browser back to. */
  const begin = async ({ cookie }: Browser, verifier: string): Promise<URL> => {
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const leave = await app.request(
      `/auth/v1/authorize?provider=google&code_challenge=${challenge}&code_challenge_method=s256`,
      { headers: { cookie } },
    );
    const form = new URL(leave.headers.get('location') ?? '').searchParams;
    const fields = { email: newEmail('kiku'), name: '', verified: 'on', choice: 'continue' };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const back = await app.request('http://127.0.0.1:3000/dev/identity', {
      method: 'POST',
      body: form.toString(),
    });
    return new URL(back.headers.get('location') ?? '');
  };
  const comeBack = async ({ cookie }: Browser, callback: URL): Promise<string> => {
    const page = await app.request(callback.pathname + callback.search, { headers: { cookie } });
    return new URL(page.headers.get('location') ?? '').searchParams.get('code') ?? '';
  };
  const exchange = async (browser: Browser, code: string, verifier: string): Promise<string> => {
    const body = { auth_code: code, code_verifier: verifier };
    const { user } = await sessionIn(await inBrowser(browser).post('token?grant_type=pkce', body));
    await runOutbox(ctx);
    return user.id;
  };
  const verifier = randomBytes(32).toString('base64url');

  it('copies as signing up does', async () => {
    const browser = await guest();
    const callback = await begin(browser, verifier);
    const userId = await exchange(browser, await comeBack(browser, callback), verifier);
    expect(await rowsOf('user_id', userId)).toHaveLength(2);
    expect(Object.keys(filesOf(site, userId))).toHaveLength(2);
  });

  it('takes nothing from a browser that was led to the callback of somebody else’s', async () => {
    const [attacker, victim] = [newBrowser(), await guest()];
    const callback = await begin(attacker, verifier);
    // The victim follows a link; the code is worth something to the attacker's verifier alone.
    const code = await comeBack(victim, callback);
    const userId = await exchange(attacker, code, verifier);
    expect(await rowsOf('user_id', userId)).toEqual([]);
    expect(filesOf(site, userId)).toEqual({});
  });
});
