import type { Analysis, AnalysisStep } from '@nishiki/contract/analysis';
import { uuidv7 } from '@nishiki/db/uuidv7';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { finishTry } from '../guest/finish-try.ts';
import { reserveTry } from '../guest/reserve-try.ts';
import { readDataUrl } from '../photo/read-data-url.ts';
import type { AnalystAnswer } from '../ports.ts';
import { mayAnalyze } from './policy.ts';
import { presentAnalysis } from './present.ts';

/** A guest's photo and its analysis are erased after this long. */
export const GUEST_PHOTO_DAYS = 30;

export type AnalyzeKoiInput = {
  readonly image: string;
  readonly analysisType: 'comprehensive';
  readonly onStep?: (step: AnalysisStep) => void;
  readonly signal?: AbortSignal;
};

/**
 * The life of a photo: reserve a try, read the photo outside any transaction, keep it with its
 * analysis, settle or release. Only a firm answer uses a try.
 */
export const analyzeKoi = async (ctx: Ctx, input: AnalyzeKoiInput): Promise<Analysis> => {
  mayAnalyze(ctx.actor);
  const bytes = readDataUrl(input.image);
  const tryId = await reserveTry(ctx, { feature: 'identify' });
  input.onStep?.('receiving');
  let settled = false;
  try {
    const answer = await ctx.analyst.analyse(bytes, {
      ...(input.onStep && { onStep: input.onStep }),
      ...(input.signal && { signal: input.signal }),
    });
    input.onStep?.('saving');
    const analysis = await keep(ctx, answer);
    if (analysis.outcome === 'identified') {
      await finishTry(ctx, { tryId, state: 'settled' });
      settled = true;
    }
    return analysis;
  } finally {
    if (!settled) await finishTry(ctx, { tryId, state: 'released' });
  }
};

/** What is no koi is not kept: the record says that a photo was refused, nothing more. */
const keepsPhoto = (answer: AnalystAnswer): boolean => answer.draft.outcome !== 'not_koi';

const keep = async (ctx: Ctx, answer: AnalystAnswer): Promise<Analysis> => {
  const { actor } = ctx;
  if (actor.kind !== 'guest') throw new Error(`${actor.kind} owns no photos`);
  const id = uuidv7();
  const photoKey = keepsPhoto(answer) ? `guests/${id}.jpg` : null;
  const { width, height } = answer.photo;
  const { draft } = answer;
  await ctx.db.withRole('guest', { deviceId: actor.deviceId }, (tx) =>
    tx.execute(sql`
      insert into analyses (id, device_id, kind, outcome, engine_version, photo_key, photo_width,
                            photo_height, result, expires_at)
      values (${id}, ${actor.deviceId}, 'comprehensive', ${draft.outcome}, ${draft.engine.version},
              ${photoKey}, ${photoKey ? width : null}, ${photoKey ? height : null},
              ${JSON.stringify(draft)}::jsonb, now() + make_interval(days => ${GUEST_PHOTO_DAYS}))`),
  );
  const kept = photoKey !== null && (await keepPhoto(ctx, photoKey, answer.photo.jpeg));
  return presentAnalysis(ctx, { id, draft, photo: kept ? { width, height } : null });
};

/**
 * The row is written before the file, so that a file is always found by the row that expires it.
 * A photo that cannot be kept (disk full) does not take the answer from the keeper.
 */
const keepPhoto = async (ctx: Ctx, key: string, jpeg: Uint8Array): Promise<boolean> => {
  try {
    await ctx.files.put(key, jpeg);
    return true;
  } catch (error) {
    ctx.log.error({ key, error: String(error) }, 'photo could not be kept');
    return false;
  }
};
