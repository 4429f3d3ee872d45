/** Links by which anybody sees one analysis, and the report that a keeper hands on. */
import type { Diagnosis } from '@nishiki/contract/condition';
import { endpoints, type Output } from '@nishiki/contract/endpoints';
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { uuidv7 } from '@nishiki/db/uuidv7';
import { eraseAccount } from '@nishiki/domain/account/erase-account';
import { describe, expect, it } from 'vitest';
import { diseaseSite, giving } from '../../test/disease-site.ts';
import { newSignedIn, type SignedIn } from '../../test/signed-in.ts';
import { jpegBytes, photoRequest, searchDraft } from '../../test/test-app.ts';

const db = await createTestDatabase();
const site = await diseaseSite(db);

const report: Diagnosis['report'] = {
  words: 'It is notifiable where you are. By e-mail: fhi@authority.example.',
  authority: 'Fish Health Inspectorate',
  phone: '+44 1305 206700',
  url: 'https://authority.example/',
};

const keeperWithSearch = async (): Promise<{ keeper: SignedIn; id: string }> => {
  const keeper = await newSignedIn(site.ctx, { balance: 100 });
  const draft = searchDraft('identified');
  const diagnosis = draft.diagnosis && { ...draft.diagnosis, report };
  site.calls.current = giving({ ...draft, ...(diagnosis && { diagnosis }) });
  const { analysis } = await site.search(keeper.headers, { country: 'GB-ENG' });
  return { keeper, id: analysis?.id ?? '' };
};

const ask = (
  name: 'shareAnalysis' | 'unshareAnalysis',
  id: string,
  headers: Record<string, string> = {},
): Promise<Response> =>
  Promise.resolve(site.app.request(endpoints[name].path, photoRequest({ id }, headers)));
const share = async (id: string, { headers }: SignedIn): Promise<string> =>
  ((await (await ask('shareAnalysis', id, headers)).json()) as { url: string }).url;
const tokenIn = (url: string): string => new URL(url).searchParams.get('id') ?? '';
const visit = (url: string): Promise<Response> =>
  Promise.resolve(site.app.request(`/api/v1/shared?id=${tokenIn(url)}`));

describe('a link', () => {
  it('is 128 random bits, and the same one when it is asked for again and at once', async () => {
    const { keeper, id } = await keeperWithSearch();
    const urls = await Promise.all([1, 2, 3].map(() => share(id, keeper)));
    urls.push(await share(id, keeper));
    expect(new Set(urls).size).toBe(1);
    expect(urls[0]).toMatch(/^http:\/\/127\.0\.0\.1:3000\/shared\?id=[\w-]{22}$/);
    const told = await site.read<Output<'readAnalysis'>>(`/api/v1/analyses/${id}`, keeper.headers);
    expect(told.share?.url).toBe(urls[0]);
  });

  it('shows the analysis and its photo to anybody, without name, place and ids', async () => {
    const { keeper, id } = await keeperWithSearch();
    const response = await visit(await share(id, keeper));
    expect(response.status).toBe(200);
    expect(response.headers.get('set-cookie')).toBeNull();
    const text = await response.text();
    const told = JSON.parse(text) as Output<'readShared'>;
    expect(told).toMatchObject({ kind: 'disease-detection', corrected_variety: null });
    expect(told.analysis).toMatchObject({ variety: 'Kohaku', asked: { country: null } });
    expect(told.analysis.diagnosis?.report).toMatchObject({
      authority: 'The fish health or veterinary authority of your country',
      phone: null,
    });
    for (const secret of [id, keeper.userId, 'GB-ENG', 'Inspectorate', 'authority.example'])
      expect(text).not.toContain(secret);
    const photo = await site.app.request(told.analysis.photo?.url ?? '');
    expect(new Uint8Array(await photo.arrayBuffer())).toEqual(jpegBytes);
  });

  it('tells what the keeper says it is, and not whether we may learn from it', async () => {
    const { keeper, id } = await keeperWithSearch();
    const body = { id, varietyId: 'sanke', mayLearn: true };
    await site.app.request(endpoints.correctAnalysis.path, photoRequest(body, keeper.headers));
    const text = await (await visit(await share(id, keeper))).text();
    expect(JSON.parse(text)).toMatchObject({ corrected_variety: 'Sanke' });
    expect(text).not.toContain('mayLearn');
  });

  it('that is taken back stops at once, with its photo; a new one is another', async () => {
    const { keeper, id } = await keeperWithSearch();
    const url = await share(id, keeper);
    const told = (await (await visit(url)).json()) as Output<'readShared'>;
    expect((await ask('unshareAnalysis', id, keeper.headers)).status).toBe(204);
    expect((await visit(url)).status).toBe(404);
    expect((await site.app.request(told.analysis.photo?.url ?? '')).status).toBe(404);
    const own = await site.read<Output<'readAnalysis'>>(`/api/v1/analyses/${id}`, keeper.headers);
    expect(own.share).toBeNull();
    // Twice does nothing more.
    expect((await ask('unshareAnalysis', id, keeper.headers)).status).toBe(204);
    expect(await share(id, keeper)).not.toBe(url);
  });

  it('goes with its analysis and with its account', async () => {
    const { keeper, id } = await keeperWithSearch();
    const url = await share(id, keeper);
    await site.app.request(`/api/v1/analyses/${id}`, { method: 'DELETE', headers: keeper.headers });
    expect((await visit(url)).status).toBe(404);
    const other = await keeperWithSearch();
    const second = await share(other.id, other.keeper);
    await eraseAccount(site.ctx, other.keeper);
    expect((await visit(second)).status).toBe(404);
  });

  it('is given and taken back by nobody else', async () => {
    const { keeper, id } = await keeperWithSearch();
    const url = await share(id, keeper);
    const other = await newSignedIn(site.ctx);
    for (const name of ['shareAnalysis', 'unshareAnalysis'] as const) {
      expect((await ask(name, id)).status).toBe(401);
      expect((await ask(name, id, other.headers)).status).toBe(404);
      expect((await ask(name, 'no-uuid', keeper.headers)).status).toBe(400);
      expect((await ask(name, uuidv7(), keeper.headers)).status).toBe(404);
    }
    expect((await visit(url)).status).toBe(200);
    // Not even with the keeper's role and a statement of one's own.
    const forged = db.withRole('user', { userId: other.userId }, (tx) =>
      tx.execute(
        `insert into analysis_shares (user_id, id, analysis_id, token)
         values ('${other.userId}', '${uuidv7()}', '${id}', '${'x'.repeat(22)}')`,
      ),
    );
    await expect(forged).rejects.toMatchObject({ code: '42501' });
  });

  it.each(['', 'x', 'x'.repeat(22), `${'x'.repeat(21)}%00`])('"%s" leads nowhere', async (id) => {
    const response = await site.app.request(`/api/v1/shared?id=${id}`);
    expect([400, 404]).toContain(response.status);
  });

  it('is looked at so often only from one address', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 130; i += 1)
      statuses.push((await site.app.request('/api/v1/shared?id=x')).status);
    expect(statuses).toContain(429);
  });
});

describe('the report', () => {
  const report = (id: string, headers: Record<string, string> = {}): Promise<Response> =>
    Promise.resolve(site.app.request(`/api/v1/analyses/${id}/report`, { headers }));

  it('is a PDF for the keeper, also where the photo cannot be drawn', async () => {
    const { keeper, id } = await keeperWithSearch();
    const response = await report(id, keeper.headers);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="nishiki-koi-\d{4}-\d\d-\d\d\.pdf"$/,
    );
    expect(Buffer.from(await response.arrayBuffer()).toString('latin1')).toMatch(
      /^%PDF-.*%%EOF\n$/s,
    );
  });

  it('is nobody else’s', async () => {
    const { id } = await keeperWithSearch();
    const other = await newSignedIn(site.ctx);
    expect((await report(id)).status).toBe(401);
    expect((await report(id, other.headers)).status).toBe(404);
    expect((await report('x', other.headers)).status).toBe(400);
  });
});
