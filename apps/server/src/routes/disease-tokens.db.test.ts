/** What a search for disease costs a keeper, what is kept of it, and by whose law it is answered. */
import { endpoints, type Output } from '@nishiki/contract/endpoints';
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { uuidv7 } from '@nishiki/db/uuidv7';
import { DomainError } from '@nishiki/domain/errors';
import { grantPlan } from '@nishiki/domain/subscription/grant-plan';
import { booksOf } from '@nishiki/domain/testing/keepers';
import { verifyLedger } from '@nishiki/domain/wallet/verify-ledger';
import { afterAll, describe, expect, it } from 'vitest';
import { diseaseSite, giving, told } from '../../test/disease-site.ts';
import { failing } from '../../test/photo-site.ts';
import { newSignedIn, type SignedIn } from '../../test/signed-in.ts';
import { answering, nothingFound, photoRequest, searchDraft } from '../../test/test-app.ts';
import { unzip } from '../../test/unzip.ts';

const db = await createTestDatabase();
const site = await diseaseSite(db);
const { ctx, calls, search, send, read, history } = site;

const deeds = (keeper: SignedIn) =>
  db.asOwner<{ description: string; experience_points: number }>(
    'select description, experience_points from experience_activities where user_id = $1',
    [keeper.userId],
  );
const usesOf = async (tool: string): Promise<number> => {
  const rows = await db.asOwner<{ uses: string }>('select uses from tool_uses where tool = $1', [
    tool,
  ]);
  return Number(rows[0]?.uses);
};
const linesOf = async ({ headers }: SignedIn) =>
  (await read<Output<'tokenHistory'>>(endpoints.tokenHistory.path, headers)).lines;

describe('a search for disease', () => {
  it.each(['identified', 'unsure'] as const)(
    'costs five tokens where the fish is readable, its variety %s, and says for what',
    async (outcome) => {
      const keeper = await newSignedIn(ctx);
      calls.current = answering(outcome);
      const uses = await Promise.all([usesOf('disease-detection'), usesOf('identification')]);
      expect((await search(keeper.headers, told)).status).toBe(200);
      expect(await booksOf(ctx, keeper.userId)).toMatchObject({ lasting: 0, used: 5 });
      expect((await linesOf(keeper))[0]).toMatchObject({
        ...{ kind: 'spend', amount: -5, balance_after: 0, words: 'Photo searched for disease' },
      });
      expect(await deeds(keeper)).toEqual([
        { description: 'Photo searched for disease', experience_points: 5 },
      ]);
      expect(await usesOf('disease-detection')).toBe((uses[0] ?? NaN) + 1);
      expect(await usesOf('identification')).toBe(uses[1]);
    },
  );

  const unreadable = searchDraft('unsure');
  const given = 'Given back: the photo shows too little of the fish';
  const failed = 'Given back: it did not work';
  it.each([
    ['no koi', answering('not_koi'), 200, given],
    ['a poor photo', answering('poor_photo'), 200, given],
    [
      'a fish of which nothing can be said',
      giving({ ...unreadable, health: { ...unreadable.health, score: null } }),
      200,
      given,
    ],
    ['a failure', failing(new Error('broken')), 500, failed],
    ['a time-out', failing(new DomainError('analysis_timeout', 'slow')), 422, failed],
    ['a damaged photo', failing(new DomainError('image_unreadable', 'cut')), 422, failed],
  ])('costs nothing on %s', async (_what, analyst, status, words) => {
    const keeper = await newSignedIn(ctx);
    calls.current = analyst;
    expect((await search(keeper.headers)).status).toBe(status);
    expect(await booksOf(ctx, keeper.userId)).toMatchObject({
      ...{ lasting: 5, used: 0, lines: ['sign_up 5', 'spend -5', 'release 5'] },
    });
    expect((await linesOf(keeper))[0]).toMatchObject({ words });
    expect(await deeds(keeper)).toEqual([]);
  });

  it('gives first aid for nothing: what stands on signs and water although the photo is no good', async () => {
    const keeper = await newSignedIn(ctx);
    const urgent = ['Give as much air as you can.'];
    const diagnosis = { ...nothingFound, evidence: 'water', urgent } as const;
    calls.current = giving({ ...searchDraft('poor_photo'), diagnosis });
    const { status, analysis } = await search(keeper.headers, told);
    expect(status).toBe(200);
    expect(analysis).toMatchObject({ outcome: 'poor_photo', diagnosis });
    expect((await booksOf(ctx, keeper.userId)).lasting).toBe(5);
    expect(await history(keeper.headers)).toMatchObject([
      { id: analysis?.id, kind: 'disease-detection', headline: diagnosis.headline },
    ]);
  });

  it('is refused where there are too few tokens, before anybody works', async () => {
    const keeper = await newSignedIn(ctx, { balance: 4 });
    calls.conditions.length = 0;
    const { status, error } = await search(keeper.headers);
    expect([status, error?.code]).toEqual([402, 'tokens_short']);
    expect(error?.message).toBe('This needs 5 tokens, you have 4.');
    expect(calls.conditions).toEqual([]);
  });

  it('costs nobody on the premium tier anything', async () => {
    const keeper = await newSignedIn(ctx, { balance: 0 });
    const operator = { ...ctx, actor: { kind: 'operator' as const } };
    await grantPlan(operator, { userId: keeper.userId, plan: 'professional', reason: 'test' });
    const before = await booksOf(ctx, keeper.userId);
    calls.current = answering('identified');
    expect((await search(keeper.headers)).status).toBe(200);
    expect(await booksOf(ctx, keeper.userId)).toEqual(before);
    expect(await deeds(keeper)).toHaveLength(1);
  });

  it('is done and paid once however often it is sent', async () => {
    const keeper = await newSignedIn(ctx);
    const wish = { ...told, idempotencyKey: uuidv7() };
    Object.assign(calls, { current: answering('identified'), conditions: [] });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => search(keeper.headers, wish)),
    );
    const again = await search(keeper.headers, wish);
    const done = [...answers, again].filter(({ status }) => status === 200);
    expect(new Set(done.map(({ analysis }) => analysis?.id)).size).toBe(1);
    expect(again.analysis).toMatchObject({ diagnosis: nothingFound, asked: told });
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(calls.conditions).toHaveLength(1);
    expect(await booksOf(ctx, keeper.userId)).toMatchObject({
      ...{ lasting: 0, used: 5, lines: ['sign_up 5', 'spend -5'] },
    });
  });

  it('earns within the same three a day as photos that were identified', async () => {
    const keeper = await newSignedIn(ctx, { balance: 1000 });
    calls.current = answering('identified');
    const identify = { image: 'data:image/jpeg;base64,AQID', analysisType: 'comprehensive' };
    for (let i = 0; i < 2; i += 1) await send(keeper.headers, identify);
    for (let i = 0; i < 2; i += 1) await search(keeper.headers);
    expect(await deeds(keeper)).toHaveLength(3);
  });
});

describe('what was told', () => {
  it('is kept with the answer, shown with it, and taken along', async () => {
    const keeper = await newSignedIn(ctx);
    calls.current = answering('identified');
    const { analysis } = await search(keeper.headers, { ...told, country: 'JP' });
    const id = analysis?.id ?? '';
    const asked = { ...told, country: 'JP' };
    expect(analysis).toMatchObject({ asked, diagnosis: nothingFound });

    const path = endpoints.readAnalysis.path.replace(':id', id);
    expect(await read(path, keeper.headers)).toMatchObject({
      ...{ kind: 'disease-detection', analysis: { id, asked, diagnosis: nothingFound } },
    });
    const other = await newSignedIn(ctx);
    expect((await site.app.request(path, { headers: other.headers })).status).toBe(404);

    const archive = await site.app.request(endpoints.exportAccount.path, {
      headers: keeper.headers,
    });
    const files = await unzip(Buffer.from(await archive.arrayBuffer()));
    expect(JSON.parse(files.get('analyses.json')?.toString() ?? '')).toMatchObject([
      { id, kind: 'disease-detection', result: { asked } },
    ]);
  });

  it('is nothing where the photo is to be identified, whatever is sent along', async () => {
    const keeper = await newSignedIn(ctx);
    calls.conditions.length = 0;
    await search(keeper.headers, { ...told, country: 'JP', analysisType: 'comprehensive' });
    expect(calls.conditions).toEqual([undefined]);
    expect(await history(keeper.headers)).toMatchObject([
      { kind: 'comprehensive', headline: 'Kohaku' },
    ]);
    const kept = await db.asOwner('select result from analyses where user_id = $1', [
      keeper.userId,
    ]);
    expect(JSON.stringify(kept)).not.toContain('wax-drops');
  });

  it('is empty, not missing, where nothing was', async () => {
    const keeper = await newSignedIn(ctx);
    calls.conditions.length = 0;
    await search(keeper.headers);
    expect(calls.conditions).toEqual([{ signs: [], water: {}, country: null }]);
  });

  it.each([
    ['the own country', 'GB-SCT', 'JP', 'GB-SCT'],
    ['the own country, when none is sent', 'GB-SCT', undefined, 'GB-SCT'],
    ['the country that is sent, when none is set', null, 'JP', 'JP'],
    ['none', null, undefined, null],
  ])('is answered by the law of %s', async (_whose, own, sent, counts) => {
    const keeper = await newSignedIn(ctx);
    await site.app.request(endpoints.updateProfile.path, {
      ...photoRequest({ country: own }, keeper.headers),
      method: 'PATCH',
    });
    calls.conditions.length = 0;
    await search(keeper.headers, { country: sent });
    expect(calls.conditions).toMatchObject([{ country: counts }]);
  });
});

describe('the log', () => {
  afterAll(() => db.asOwner('grant insert on analyses to nishiki_system'));

  it('says nothing of signs and water, also when the answer cannot be stored', async () => {
    const keeper = await newSignedIn(ctx, { balance: 1000 });
    site.lines.length = 0;
    calls.current = answering('identified');
    expect((await search(keeper.headers, told)).status).toBe(200);
    await db.asOwner('revoke insert on analyses from nishiki_system');
    expect((await search(keeper.headers, told)).status).toBe(500);
    expect(site.lines.map(({ message }) => message)).toContain('unexpected error');
    expect(JSON.stringify(site.lines)).not.toMatch(/wax-drops|gasping|7\.3125|21\.4375/);
    expect((await booksOf(ctx, keeper.userId)).lasting).toBe(995);
  });
});

it('all of this left the books in order', async () => {
  expect(await verifyLedger(ctx)).toMatchObject({ openReservations: 0, faults: [] });
});
