import type { AnalysisKind } from '@nishiki/contract/analysis';
import { Badge } from '../../ui/badge.tsx';

const words: Record<AnalysisKind, string> = {
  comprehensive: 'Identification',
  'disease-detection': 'Disease detection',
};

/** What the photo was read for. */
export const KindBadge = ({ kind }: { kind: AnalysisKind }) => <Badge>{words[kind]}</Badge>;
