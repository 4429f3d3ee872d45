import { Badge } from '../../ui/badge.tsx';
import type { Tone } from '../../ui/tone.ts';

const known: Record<string, { tone: Tone; words: string }> = {
  identified: { tone: 'good', words: 'Identified' },
  unsure: { tone: 'attention', words: 'Not sure' },
  not_koi: { tone: 'neutral', words: 'Not a koi' },
  poor_photo: { tone: 'attention', words: 'Photo says too little' },
};

/** What came of an analysis; an outcome that is newer than this page goes without a badge. */
export const OutcomeBadge = ({ outcome }: { outcome: string }) => {
  const shown = known[outcome];
  return shown === undefined ? null : <Badge tone={shown.tone}>{shown.words}</Badge>;
};
