import type { Transaction } from '@nishiki/db/open-database';
import { sql } from 'drizzle-orm';
import { kinds } from '../analysis/kinds.ts';
import { storeAnalysis } from '../analysis/store-analysis.ts';
import { awardExperience } from '../experience/award-experience.ts';
import type { AnalystAnswer } from '../ports.ts';
import { holdProfile } from '../profile/hold-profile.ts';
import type { PaidWork } from '../wallet/paid-work.ts';
import type { Consulted } from './present.ts';

const kind = 'disease-detection';

/** The rows of an assessment: that of its photo, as of any search for disease, and what was said of it. */
export const keepAssessment = async (
  tx: Transaction,
  input: {
    readonly userId: string;
    readonly id: string;
    readonly work: PaidWork;
    readonly answer: AnalystAnswer;
    readonly consulted: Consulted;
    readonly symptoms: string | null;
    readonly judged: boolean;
    readonly now: Date;
  },
): Promise<string | null> => {
  const { userId, id, answer, consulted, symptoms, judged } = input;
  await input.work.end(tx, judged ? null : kinds[kind].free);
  await holdProfile(tx, userId);
  const key = await storeAnalysis(tx, { id, kind, owner: { userId }, answer });
  await tx.execute(sql`
    insert into health_assessments (user_id, id, severity, symptoms, analysis, recommendations)
    values (${userId}, ${id}, ${consulted.severity}, ${symptoms}, ${consulted.analysis},
            ${JSON.stringify(consulted.recommendations)}::jsonb)`);
  if (judged)
    await awardExperience(tx, {
      userId,
      type: 'ai_consultation',
      deed: id,
      description: 'Health assessed',
      now: input.now,
    });
  return key;
};
