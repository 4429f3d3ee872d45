import { conditionById, conditions } from '@nishiki/knowledge/conditions/catalogue';
import type { Condition } from '@nishiki/knowledge/conditions/schema';
import { rankConditions } from '../../../condition/rank-conditions.ts';
import { withSuspicion } from '../../../condition/report.ts';
import type { Case } from '../../case.ts';
import { perCase } from './per-case.ts';
import { findingsIn, seenSigns, signsOf } from './known.ts';

const isNotifiable = (id: string): boolean => (conditionById(id)?.notifiable.length ?? 0) > 0;

/** A keeper's own fear, not a question about the disease. */
const FEARS =
  /\b(?:suspect\w*|fear\w*|afraid|worried|scared|think|thinking|believe|might|may|could|maybe|possibly|looks like|sure|got|has|have|had|is it|is this|confirm\w*|diagnos\w*)\b/i;
/** Asked about in general. */
const ASKS_ABOUT =
  /\b(?:what is|what's|whats|what does|tell me about|explain|how does|can goldfish|cure for)\b/i;

const named = (c: Case): string[] => c.message.conditions.filter(isNotifiable);

/** Named by the keeper as what their own fish may have. */
const isFeared = (c: Case): boolean => {
  if (c.message.emergencies.includes('khv')) return true;
  const { text } = c.message;
  return (
    named(c).length > 0 && FEARS.test(text) && !(ASKS_ABOUT.test(text) && signsOf(c).size === 0)
  );
};

/**
 * Gills that went white with tap water are burnt, where nothing else speaks of a virus: the
 * dechlorinator comes first. (No new fish, no deaths, no other sign on skin or eyes.)
 */
const isBurnt = (c: Case): boolean => {
  const seen = new Set(seenSigns(c));
  const virus = [
    'new-fish',
    'deaths',
    'sunken-eyes',
    'pale-rough-patches',
    'excess-mucus',
  ] as const;
  const distress = ['gasping', 'darting', 'jumping', 'at-inlet', 'loss-of-balance'] as const;
  return (
    seen.has('after-top-up') &&
    distress.some((id) => seen.has(id)) &&
    !virus.some((id) => seen.has(id)) &&
    named(c).length === 0
  );
};

/** Fits sleepy disease, which nobody can tell from KHV without a laboratory. */
const isSleepy = (c: Case): boolean => {
  const seen = new Set(seenSigns(c));
  const down =
    seen.has('lying-on-bottom') || (seen.has('loss-of-balance') && seen.has('lethargic'));
  const lies = down && (seen.has('several-fish') || (c.fish.count ?? 0) > 1);
  return lies && (seen.has('new-fish') || seen.has('sunken-eyes') || seen.has('deaths'));
};

export type Suspicion = {
  /** What cannot be excluded, of the diseases that a law asks to report; KHV always among them. */
  readonly diseases: readonly Condition[];
  /** Sleepy disease fits, and KHV has to be excluded. */
  readonly sleepy: boolean;
};

/** Whether a disease that must be reported is suspected; it takes little, and never proof. */
export const suspicionOf = perCase((c): Suspicion | null => {
  if (isBurnt(c)) return null;
  const ranked = rankConditions(conditions, findingsIn(c)).map(withSuspicion);
  const suspected = ranked.flatMap(({ suspected: is, condition }) => (is ? [condition] : []));
  const feared = isFeared(c) ? named(c).flatMap((id) => conditionById(id) ?? []) : [];
  const sleepy = isSleepy(c);
  const khv = conditionById('khv');
  const all = [...new Set([...suspected, ...feared])];
  if (all.length > 0) return { diseases: all, sleepy };
  return khv && (sleepy || isFeared(c)) ? { diseases: [khv], sleepy } : null;
});
