import type { Share } from '@nishiki/contract/analysis';
import { analysisSearch } from '../../lib/analysis-words.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { DeleteAnalysis } from './delete-analysis.tsx';
import { FindFish } from './find-fish.tsx';
import { SaveReport } from './save-report.tsx';
import { ShareAnalysis } from './share-analysis.tsx';

type AnalysisActionsProps = {
  id: string;
  /** What it found and when, to tell it from others. */
  name: string;
  share: Share | null;
  onDeleted: () => void;
};

/** What a keeper does with an analysis afterwards. */
export const AnalysisActions = ({ id, name, share, onDeleted }: AnalysisActionsProps) => (
  <div role="group" aria-label="This analysis" className="flex flex-wrap gap-3">
    <ShareAnalysis id={id} share={share} />
    <SaveReport id={id} />
    <LinkButton to={analysisSearch(id, '')}>Compare</LinkButton>
    <FindFish id={id} />
    <DeleteAnalysis id={id} name={name} onDeleted={onDeleted} />
  </div>
);
