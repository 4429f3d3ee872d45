import { findCandidates, type Candidate } from './candidates.ts';
import { contextOf } from './context.ts';
import { crowdsOf } from './crowd.ts';
import { measureCandidate } from './features.ts';
import type { SkinView } from './skin-view.ts';
import type { Tables } from './tables.ts';

/** A place that stands out, and what was measured there. */
export type Measured = { candidate: Candidate; values: Float32Array };

/** Everything that stands out from the skin around it, with its measurements. */
export const readSkin = (view: SkinView, tables: Tables): Measured[] => {
  const candidates = findCandidates(view, tables);
  const crowds = crowdsOf(candidates);
  const context = contextOf(view);
  return candidates.map((candidate, i) => ({
    candidate,
    values: measureCandidate(view, context, candidate, crowds[i]),
  }));
};
