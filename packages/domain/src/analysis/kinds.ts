import type { AnalysisKind } from '@nishiki/contract/analysis';
import type { ToolId } from '@nishiki/contract/tools';
import type { TryFeature } from '../guest/reserve-try.ts';
import type { AnalysisDraft } from '../ports.ts';
import type { ReleaseReason } from '../wallet/release.ts';

type Kind = {
  /** What tries and tokens are reserved for. */
  readonly feature: TryFeature;
  readonly tool: ToolId;
  /** Whether such an answer costs anything. What does not is given all the same. */
  readonly costs: (draft: AnalysisDraft) => boolean;
  /** Why nothing was charged. */
  readonly free: ReleaseReason;
  /** The keeper's deed in words. */
  readonly deed: (draft: AnalysisDraft) => string;
};

/** Whether it tells of a koi: what is no koi, or must be photographed again, is no use of a tool. */
export const isOfKoi = ({ outcome }: AnalysisDraft): boolean =>
  outcome === 'identified' || outcome === 'unsure';

/** In what the kinds of analysis differ. */
export const kinds: Record<AnalysisKind, Kind> = {
  comprehensive: {
    feature: 'identify',
    tool: 'identification',
    costs: ({ outcome }) => outcome === 'identified',
    free: 'no_firm_answer',
    deed: ({ headline }) => `Photo identified: ${headline}`,
  },
  'disease-detection': {
    feature: 'disease',
    tool: 'disease-detection',
    // The fish must be readable, whatever its variety. What stands on signs and water alone is first
    // aid, and that is free.
    costs: (draft) => isOfKoi(draft) && draft.health.score !== null,
    free: 'fish_unreadable',
    // The list of deeds need not know what was found.
    deed: () => 'Photo searched for disease',
  },
};
