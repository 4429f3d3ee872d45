/** "I think it is ...": what the owner of a photo says of it, and whether the photo may be learnt from. */
import { endpoints, type Output } from '@nishiki/contract/endpoints';
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { uuidv7 } from '@nishiki/db/uuidv7';
import { adoptAnalyses } from '@nishiki/domain/analysis/adopt-analyses';
import { describe, expect, it } from 'vitest';
import { newGuestDevice } from '../../test/owner.ts';
import { photoSite } from '../../test/photo-site.ts';
import { newSignedIn, type SignedIn } from '../../test/signed-in.ts';
import { photoRequest } from '../../test/test-app.ts';

const db = await createTestDatabase();
const site = await photoSite(db);

type Headers = Record<string, string>;
type Told = { correction?: unknown; error?: { code: string; message: string } };

const correct = async (headers: Headers, body: object): Promise<{ status: number } & Told> => {
  const request = photoRequest(body, headers);
  const response = await site.app.request(endpoints.correctAnalysis.path, request);
  return { status: response.status, ...((await response.json()) as Told) };
};

const read = async <T>(path: string, { headers }: SignedIn): Promise<T> =>
  (await (await site.app.request(path, { headers })).json()) as T;
const whole = (id: string, keeper: SignedIn) =>
  read<Output<'readAnalysis'>>(`/api/v1/analyses/${id}`, keeper);

const keeperWithAnalysis = async (): Promise<{ keeper: SignedIn; id: string }> => {
  const keeper = await newSignedIn(site.ctx);
  return { keeper, id: (await site.ask(keeper)).id ?? '' };
};
const idOfGuest = async (deviceId: string): Promise<string> => {
  const sql = 'select id from analyses where device_id = $1';
  return (await db.asOwner<{ id: string }>(sql, [deviceId]))[0]?.id ?? '';
};

const sanke = { varietyId: 'sanke', name: 'Sanke', mayLearn: true };

describe('a keeper', () => {
  it('says what it is, finds it again, and what was found stays', async () => {
    const { keeper, id } = await keeperWithAnalysis();
    expect((await whole(id, keeper)).analysis.correction).toBeNull();
    const said = await correct(keeper.headers, { id, varietyId: 'sanke', mayLearn: true });
    expect(said).toEqual({ status: 200, correction: sanke });
    expect((await whole(id, keeper)).analysis).toMatchObject({
      variety: 'Kohaku',
      correction: sanke,
    });
    const { analyses } = await read<Output<'listAnalyses'>>('/api/v1/analyses', keeper);
    expect(analyses).toMatchObject([{ id, variety: 'Kohaku', corrected_variety: 'Sanke' }]);
  });

  it('changes their mind, and takes it back with the consent', async () => {
    const { keeper, id } = await keeperWithAnalysis();
    await correct(keeper.headers, { id, varietyId: 'sanke', mayLearn: true });
    const other = await correct(keeper.headers, { id, varietyId: 'hi-showa', mayLearn: false });
    expect(other.correction).toEqual({ varietyId: 'hi-showa', name: 'Hi Showa', mayLearn: false });
    expect(await correct(keeper.headers, { id, varietyId: null, mayLearn: true })).toEqual({
      status: 200,
      correction: null,
    });
    const columns = 'corrected_to, corrected_at, may_learn';
    expect(await db.asOwner(`select ${columns} from analyses where id = $1`, [id])).toEqual([
      { corrected_to: null, corrected_at: null, may_learn: null },
    ]);
  });

  it('cannot correct what is another’s, or nobody’s', async () => {
    const { keeper, id } = await keeperWithAnalysis();
    const other = await newSignedIn(site.ctx);
    for (const [headers, which] of [
      [other.headers, id],
      [keeper.headers, uuidv7()],
    ] as const) {
      const said = await correct(headers, { id: which, varietyId: 'sanke', mayLearn: true });
      expect(said).toMatchObject({ status: 404, error: { code: 'not_found' } });
    }
    expect((await whole(id, keeper)).analysis.correction).toBeNull();
  });

  it.each([
    [{ varietyId: 'goldfish', mayLearn: true }, 'This variety is not in our list.'],
    [{ varietyId: 'sanke' }, ''],
    [{ mayLearn: true }, ''],
    [{ varietyId: 7, mayLearn: true }, ''],
  ])('is told that %j cannot be', async (body, words) => {
    const { keeper, id } = await keeperWithAnalysis();
    const said = await correct(keeper.headers, { id, ...body });
    expect(said).toMatchObject({ status: 400, error: { code: 'invalid_request' } });
    expect(said.error?.message).toContain(words);
  });
});

describe('a guest', () => {
  it('corrects what this browser had analysed, and nothing else', async () => {
    const [mine, other] = [await newGuestDevice(site), await newGuestDevice(site)];
    const id = await idOfGuest(mine.deviceId);
    const wish = { id, varietyId: 'sanke', mayLearn: true };
    expect((await correct({ cookie: other.cookie }, wish)).status).toBe(404);
    expect((await correct({}, wish)).status).toBe(404);
    expect(await correct({ cookie: mine.cookie }, wish)).toEqual({
      status: 200,
      correction: sanke,
    });
    // And no keeper gets at it either.
    const keeper = await newSignedIn(site.ctx);
    expect((await correct(keeper.headers, wish)).status).toBe(404);
  });

  it('takes it along into the account that adopts what they had analysed', async () => {
    const guest = await newGuestDevice(site);
    const id = await idOfGuest(guest.deviceId);
    await correct({ cookie: guest.cookie }, { id, varietyId: 'sanke', mayLearn: true });
    const keeper = await newSignedIn(site.ctx);
    await adoptAnalyses(site.ctx, { userId: keeper.userId, deviceId: guest.deviceId });
    const { analyses } = await read<Output<'listAnalyses'>>('/api/v1/analyses', keeper);
    expect(analyses).toHaveLength(1);
    expect((await whole(analyses[0]?.id ?? '', keeper)).analysis.correction).toEqual(sanke);
  });
});

it('the owner’s role can change nothing of what was found', async () => {
  const { keeper, id } = await keeperWithAnalysis();
  for (const column of ['result', 'outcome', 'photo_key', 'user_id', 'created_at'])
    await expect(
      db.withRole('user', { userId: keeper.userId }, (tx) =>
        tx.execute(`update analyses set ${column} = ${column} where id = '${id}'`),
      ),
    ).rejects.toMatchObject({ code: '42501' });
});
