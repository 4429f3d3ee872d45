/** A health assessment: what it is told, what it costs, what is kept of it. */
import type { Asked } from '@nishiki/contract/analysis';
import type { Recommendation } from '@nishiki/contract/chat';
import type { Diagnosis } from '@nishiki/contract/condition';
import { endpoints, type Output } from '@nishiki/contract/endpoints';
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { uuidv7 } from '@nishiki/db/uuidv7';
import { DomainError } from '@nishiki/domain/errors';
import type { Analyst, HealthAssessor } from '@nishiki/domain/ports';
import { booksOf } from '@nishiki/domain/testing/keepers';
import { verifyLedger } from '@nishiki/domain/wallet/verify-ledger';
import { beforeEach, describe, expect, it } from 'vitest';
import { giving } from '../../test/disease-site.ts';
import { failing } from '../../test/photo-site.ts';
import { newSignedIn, type SignedIn } from '../../test/signed-in.ts';
import {
  answering,
  createTestApp,
  jobCtx,
  nothingFound,
  photoRequest,
  searchDraft,
} from '../../test/test-app.ts';

const db = await createTestDatabase();
const photos = { current: answering('identified'), told: [] as (Asked | undefined)[] };
const analyst: Analyst = {
  analyse(photo, options) {
    photos.told.push(options.condition);
    return photos.current.analyse(photo, options);
  },
};
const recommendation: Recommendation = {
  ...{ title: 'Test the water', description: 'Today.', due_date: '2026-12-01' },
  priority: 'high',
};
const assessor: HealthAssessor = {
  signsIn: (words) => ({
    signs: words.includes('rubs') ? [{ id: 'flashing', present: true }] : [],
    water: words.includes('pH') ? { ph: 8.2, temperature: 20 } : {},
    country: words.includes('Japan') ? 'JP' : null,
  }),
  consult: (draft) => ({
    severity: 'medium',
    analysis: draft.headline,
    recommendations: [recommendation],
  }),
};
const test = await createTestApp(db, { analyst, ports: { assessor } });
const ctx = jobCtx(test);
beforeEach(() => void Object.assign(photos, { current: answering('identified'), told: [] }));

type Told = Partial<Output<'koiHealthAssessment'>> & {
  status: number;
  failed?: { code: string; message: string };
};
const imageUrl = 'data:image/jpeg;base64,AQID';
const assess = async ({ headers }: SignedIn, more: object = {}): Promise<Told> => {
  const body = { imageUrl, symptoms: null, koiId: null, ...more };
  const path = endpoints.koiHealthAssessment.path;
  const response = await test.app.request(path, photoRequest(body, headers));
  const { status } = response;
  const said = (await response.json()) as object;
  return status === 200
    ? { status, ...said }
    : { status, failed: (said as { error: never }).error };
};
const deeds = ({ userId }: SignedIn) =>
  db.asOwner(
    'select activity_type, experience_points from experience_activities where user_id = $1',
    [userId],
  );

describe('a health assessment', () => {
  it('costs five tokens, earns five points, and is kept with its photo', async () => {
    const keeper = await newSignedIn(ctx);
    const told = await assess(keeper, { symptoms: 'It rubs' });
    expect(told).toMatchObject({
      ...{ status: 200, success: true, error: null },
      consultation: {
        ...{ severity_level: 'medium', analysis: 'Kohaku', recommendations: [recommendation] },
        diagnosis: nothingFound,
        photo: { headline: 'Kohaku' },
      },
    });
    expect(await booksOf(ctx, keeper.userId)).toMatchObject({ lasting: 0, used: 5 });
    expect(await deeds(keeper)).toEqual([
      { activity_type: 'ai_consultation', experience_points: 5 },
    ]);
    const id = told.consultation?.id ?? '';
    const kept = await db.asOwner(
      'select id, severity, symptoms, analysis from health_assessments where user_id = $1',
      [keeper.userId],
    );
    expect(kept).toEqual([{ id, severity: 'medium', symptoms: 'It rubs', analysis: 'Kohaku' }]);
    const path = endpoints.readAnalysis.path.replace(':id', id);
    const photo = await test.app.request(path, { headers: keeper.headers });
    expect(await photo.json()).toMatchObject({ kind: 'disease-detection', analysis: { id } });
    await test.app.request(endpoints.deleteAnalysis.path.replace(':id', id), {
      method: 'DELETE',
      headers: keeper.headers,
    });
    const left = await db.asOwner('select 1 from health_assessments where id = $1', [id]);
    expect(left).toEqual([]);
  });

  it('is told what words, ticks, meters and the profile say; ticks and meters count before words', async () => {
    const keeper = await newSignedIn(ctx, { balance: 100 });
    const symptoms = 'It rubs, pH 8.2, in Japan';
    await assess(keeper, { symptoms });
    await assess(keeper, {
      symptoms,
      signs: [{ id: 'flashing', present: false }],
      water: { ph: 7 },
      country: 'GB-ENG',
    });
    await test.app.request(endpoints.updateProfile.path, {
      ...photoRequest({ country: 'GB-SCT' }, keeper.headers),
      method: 'PATCH',
    });
    await assess(keeper, { symptoms, country: 'GB-ENG' });
    const seen = { id: 'flashing', present: true };
    const water = { ph: 8.2, temperature: 20 };
    expect(photos.told).toEqual([
      { signs: [seen], water, country: 'JP' },
      { signs: [{ ...seen, present: false }], water: { ...water, ph: 7 }, country: 'GB-ENG' },
      { signs: [seen], water, country: 'GB-SCT' },
    ]);
  });

  it.each(['not_koi', 'poor_photo'] as const)('of %s fails and costs nothing', async (outcome) => {
    const keeper = await newSignedIn(ctx);
    photos.current = answering(outcome);
    const told = await assess(keeper);
    expect(told).toMatchObject({ status: 200, success: false, consultation: null });
    expect(told.error).toMatch(/^Please try again with a clearer image/);
    expect(await booksOf(ctx, keeper.userId)).toMatchObject({ lasting: 5, used: 0 });
    expect(await deeds(keeper)).toEqual([]);
  });

  it('tells for nothing what is urgent although the photo is no good', async () => {
    const keeper = await newSignedIn(ctx);
    const diagnosis: Diagnosis = {
      ...{ ...nothingFound, urgent: ['Give air.'] },
      evidence: 'signs',
    };
    photos.current = giving({ ...searchDraft('poor_photo'), diagnosis });
    expect(await assess(keeper)).toMatchObject({
      ...{ success: false, consultation: { diagnosis: { urgent: ['Give air.'] } } },
    });
    expect((await booksOf(ctx, keeper.userId)).lasting).toBe(5);
  });

  it.each([
    ['a damaged photo', failing(new DomainError('image_unreadable', 'cut')), 422],
    ['a failure', failing(new Error('broken')), 500],
  ])('of %s costs nothing', async (_what, current, status) => {
    const keeper = await newSignedIn(ctx);
    photos.current = current;
    expect((await assess(keeper)).status).toBe(status);
    expect(await booksOf(ctx, keeper.userId)).toMatchObject({ lasting: 5, used: 0 });
  });

  it.each([
    [{ imageUrl: undefined }, 400, 'image_missing'],
    [{ imageUrl: '' }, 400, 'image_missing'],
    [{ imageUrl: 'https://koi.example/koi.jpg' }, 400, 'image_not_data_url'],
    [{ symptoms: 'x'.repeat(5000) }, 400, 'invalid_request'],
  ])('is refused with %j before anything is charged', async (more, status, code) => {
    const keeper = await newSignedIn(ctx);
    expect(await assess(keeper, more)).toMatchObject({ status, failed: { code } });
    expect((await booksOf(ctx, keeper.userId)).lines).toEqual(['sign_up 5']);
  });

  it('needs its tokens, and is paid once for one wish', async () => {
    const poor = await newSignedIn(ctx, { balance: 4 });
    expect(await assess(poor)).toMatchObject({ status: 402, failed: { code: 'tokens_short' } });
    const keeper = await newSignedIn(ctx);
    const wish = { idempotencyKey: uuidv7() };
    const answers = await Promise.all([1, 2, 3, 4].map(() => assess(keeper, wish)));
    const again = await assess(keeper, wish);
    const done = [...answers, again].filter(({ status }) => status === 200);
    expect(new Set(done.map(({ consultation }) => consultation?.id)).size).toBe(1);
    expect(again).toMatchObject({ success: true, consultation: { severity_level: 'medium' } });
    expect(photos.told).toHaveLength(1);
    expect((await booksOf(ctx, keeper.userId)).lasting).toBe(0);
  });

  it('left the books in order', async () => {
    expect(await verifyLedger(ctx)).toMatchObject({ openReservations: 0, faults: [] });
  });
});
