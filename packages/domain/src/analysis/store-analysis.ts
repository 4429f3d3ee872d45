import type { AnalysisKind } from '@nishiki/contract/analysis';
import { GUEST_PHOTO_DAYS } from '@nishiki/contract/photo-limits';
import type { Transaction } from '@nishiki/db/open-database';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import type { AnalystAnswer } from '../ports.ts';
import { countUse } from '../site/count-use.ts';
import { keepFile } from './keep-file.ts';
import { isOfKoi, kinds } from './kinds.ts';
import { photoKeyOf } from './photo-key.ts';

type Owner = { readonly userId?: string; readonly deviceId?: string };

/** What is no koi is not kept: the record says that a photo was refused, nothing more. */
const keepsPhoto = (answer: AnalystAnswer): boolean => answer.draft.outcome !== 'not_koi';

/** The row of an analysis, in the transaction of whoever pays for it. @returns key of the photo to keep */
export const storeAnalysis = async (
  tx: Transaction,
  input: { id: string; kind: AnalysisKind; owner: Owner; answer: AnalystAnswer },
): Promise<string | null> => {
  const { id, kind, owner, answer } = input;
  const { draft, photo } = answer;
  const key = keepsPhoto(answer)
    ? photoKeyOf({ ...(owner.userId && { userId: owner.userId }), id })
    : null;
  const days = owner.userId ? null : GUEST_PHOTO_DAYS;
  await tx.execute(sql`
    insert into analyses (id, user_id, device_id, kind, outcome, engine_version, photo_key, photo_width,
                          photo_height, result, fingerprint, expires_at)
    values (${id}, ${owner.userId ?? null}, ${owner.deviceId ?? null}, ${kind}, ${draft.outcome},
            ${draft.engine.version}, ${key}, ${key ? photo.width : null}, ${key ? photo.height : null},
            ${JSON.stringify(draft)}::jsonb, ${key ? answer.fingerprint : null}::bytea,
            now() + make_interval(days => ${days}::integer))`);
  if (isOfKoi(draft)) await countUse(tx, kinds[kind].tool);
  return key;
};

/**
 * The row is written before the file, so that a file is always found by the row that erases it.
 * A photo that cannot be kept (disk full) does not take the answer from the keeper.
 */
export const keepPhoto = async (
  ctx: Ctx,
  { id, key }: { id: string; key: string | null },
  { jpeg, width, height }: AnalystAnswer['photo'],
): Promise<{ width: number; height: number } | null> => {
  if (key === null) return null;
  try {
    await keepFile(ctx, { id, key, bytes: jpeg });
    return { width, height };
  } catch (error) {
    ctx.log.error({ key, error: String(error) }, 'photo could not be kept');
    return null;
  }
};
