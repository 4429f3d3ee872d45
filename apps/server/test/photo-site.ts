/** The site with an analyst of the test's choice, for what a photo costs. */
import { endpoints } from '@nishiki/contract/endpoints';
import type { TestDatabase } from '@nishiki/db/testing/test-database';
import type { Analyst } from '@nishiki/domain/ports';
import type { SignedIn } from './signed-in.ts';
import { answering, createTestApp, jobCtx, photoRequest } from './test-app.ts';

export type Answer = {
  status: number;
  id: string | undefined;
  code: string | undefined;
  message: string | undefined;
};

/** `calls.current` is the analyst that is asked, `calls.count` how often one was. */
export const photoSite = async (db: TestDatabase, environment: NodeJS.ProcessEnv = {}) => {
  const calls = { count: 0, current: answering('identified') };
  const analyst: Analyst = {
    analyse(photo, options) {
      calls.count += 1;
      return calls.current.analyse(photo, options);
    },
  };
  const test = await createTestApp(db, { analyst, environment });
  const ctx = jobCtx(test);
  const ask = async (keeper: SignedIn, key?: string, init?: RequestInit): Promise<Answer> => {
    const body = {
      image: 'data:image/jpeg;base64,AQID',
      analysisType: 'comprehensive',
      ...(key && { idempotencyKey: key }),
    };
    const response = await test.app.request(endpoints.analyzeKoi.path, {
      ...photoRequest(body, keeper.headers),
      ...init,
    });
    const told = (await response.json()) as {
      analysis?: { id: string };
      error?: { code: string; message: string };
    };
    const { status } = response;
    return { status, id: told.analysis?.id, code: told.error?.code, message: told.error?.message };
  };
  return { ...test, calls, ctx, ask };
};

/** An analyst that is at work until the test lets it go on. */
export const held = () => {
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  let began = (): void => undefined;
  const working = new Promise<void>((resolve) => (began = resolve));
  const analyst: Analyst = {
    async analyse(photo, options) {
      began();
      await gate;
      return answering('identified').analyse(photo, options);
    },
  };
  return { analyst, letGo, working };
};

export const failing = (error: Error): Analyst => ({ analyse: () => Promise.reject(error) });
