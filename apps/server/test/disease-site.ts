/** The site asked to search photos for disease, with an analyst of the test's choice. */
import type { Analysis, Asked } from '@nishiki/contract/analysis';
import { endpoints, type Output } from '@nishiki/contract/endpoints';
import type { TestDatabase } from '@nishiki/db/testing/test-database';
import type { AnalysisDraft, Analyst } from '@nishiki/domain/ports';
import { answering, createTestApp, jobCtx, jpegBytes, photoRequest } from './test-app.ts';

type Headers = Record<string, string>;

/** Enough of everything to find it again where it must not be. */
export const told = {
  signs: [
    { id: 'wax-drops', present: true },
    { id: 'gasping', present: false },
  ],
  water: { ph: 7.3125, temperature: 21.4375 },
} as const satisfies Pick<Asked, 'signs' | 'water'>;

export const photo = { image: 'data:image/jpeg;base64,AQID', analysisType: 'disease-detection' };

export const giving = (draft: AnalysisDraft): Analyst => ({
  analyse: () =>
    Promise.resolve({
      draft,
      photo: { jpeg: jpegBytes, width: 640, height: 480 },
      fingerprint: null,
    }),
});

/** `calls.current` is the analyst that is asked, `calls.conditions` what it was told, call by call. */
export const diseaseSite = async (db: TestDatabase, environment: NodeJS.ProcessEnv = {}) => {
  const calls = { current: answering('identified'), conditions: [] as (Asked | undefined)[] };
  const analyst: Analyst = {
    analyse(bytes, options) {
      calls.conditions.push(options.condition);
      return calls.current.analyse(bytes, options);
    },
  };
  const test = await createTestApp(db, { analyst, environment });
  const send = (headers: Headers, body: object): Promise<Response> =>
    Promise.resolve(test.app.request(endpoints.analyzeKoi.path, photoRequest(body, headers)));
  /** @param more what is sent besides the photo */
  const search = async (headers: Headers = {}, more: object = {}) => {
    const response = await send(headers, { ...photo, ...more });
    const body = (await response.json()) as {
      analysis?: Analysis;
      error?: { code: string; message: string };
    };
    return { status: response.status, headers: response.headers, ...body };
  };
  const read = async <T>(path: string, headers: Headers): Promise<T> =>
    (await (await test.app.request(path, { headers })).json()) as T;
  /** The own list of analyses, newest first. */
  const history = async (headers: Headers): Promise<Output<'listAnalyses'>['analyses']> =>
    (await read<Output<'listAnalyses'>>(endpoints.listAnalyses.path, headers)).analyses;
  return { ...test, ctx: jobCtx(test), calls, send, search, read, history };
};
