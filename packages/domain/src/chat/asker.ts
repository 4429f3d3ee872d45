import type { Tier } from '@nishiki/contract/account';
import type { Transaction } from '@nishiki/db/open-database';
import { sql } from 'drizzle-orm';
import { DomainError } from '../errors.ts';
import type { KeeperKnown } from '../ports.ts';
import { abilitiesOf } from '../subscription/badge.ts';

/** Who writes to the expert, and what is known of them. */
export type Asker = {
  readonly userId: string;
  /** False for premium. */
  readonly charged: boolean;
  /** Voice is for the pro tier and above, and for the trial. */
  readonly maySpeak: boolean;
  /** Messages of the conversation that the expert remembers. */
  readonly memory: number;
  readonly known: KeeperKnown;
};

/** From this level on the memory is longer. */
const LONG_MEMORY_LEVEL = 2;
const MEMORY = 10;
const LONG_MEMORY = 30;
/** Analyses that the expert is told of, the latest. */
const ANALYSES = 5;

type Row = {
  country: string | null;
  units: KeeperKnown['units'];
  tier: Tier;
  trial_ends_at: string;
  level: number;
  analyses: KeeperKnown['analyses'];
};

/** @throws DomainError not_found without a profile */
export const readAsker = async (tx: Transaction, userId: string, now: Date): Promise<Asker> => {
  const found = await tx.execute<Row>(sql`
    select country, units, subscription_tier as tier, trial_ends_at, level,
      (select coalesce(jsonb_agg(jsonb_build_object('day', day, 'headline', headline,
                'varietyId', variety, 'conditions', conditions) order by at desc), '[]')
       from (
         select created_at as at, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day,
           coalesce(result->'diagnosis'->>'headline', result->>'headline') as headline,
           coalesce(corrected_to,
             case when outcome = 'identified' then result->'candidates'->0->>'id' end) as variety,
           jsonb_path_query_array(result, '$.diagnosis.conditions[*].id') as conditions
         from analyses where user_id = ${userId} and outcome in ('identified', 'unsure')
         order by created_at desc limit ${ANALYSES}) latest) as analyses
    from profiles where user_id = ${userId}`);
  const row = found.rows[0];
  if (!row) throw new DomainError('not_found', 'no profile');
  const { tier, country, units, analyses } = row;
  const abilities = abilitiesOf(tier, row.trial_ends_at, now);
  return {
    userId,
    charged: tier !== 'premium',
    maySpeak: abilities === 'pro' || abilities === 'premium',
    memory: row.level >= LONG_MEMORY_LEVEL ? LONG_MEMORY : MEMORY,
    known: { country: country || null, units, analyses },
  };
};
