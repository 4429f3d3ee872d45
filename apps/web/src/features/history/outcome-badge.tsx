import type { AnalysisKind } from '@nishiki/contract/analysis';
import { Badge } from '../../ui/badge.tsx';
import type { Tone } from '../../ui/tone.ts';

const known: Record<string, { tone: Tone; words: string }> = {
  identified: { tone: 'good', words: 'Identified' },
  unsure: { tone: 'attention', words: 'Not sure' },
  not_koi: { tone: 'neutral', words: 'Not a koi' },
  poor_photo: { tone: 'attention', words: 'Photo says too little' },
};

type OutcomeBadgeProps = { kind: AnalysisKind; outcome: string };

/** How sure the variety is matters to nobody who asked for diseases. */
const aboutVariety = new Set(['identified', 'unsure']);

/** What came of an analysis; an outcome that is newer than this page goes without a badge. */
export const OutcomeBadge = ({ kind, outcome }: OutcomeBadgeProps) => {
  const shown = known[outcome];
  const isAside = kind === 'disease-detection' && aboutVariety.has(outcome);
  return shown === undefined || isAside ? null : <Badge tone={shown.tone}>{shown.words}</Badge>;
};
