import type { Analysis } from '@nishiki/contract/analysis';
import { LazyCorrection } from '../../app/analysis/correction/lazy-correction.tsx';
import type { Allowance } from '../../app/analysis/allowance.ts';
import { FinishedFrame } from '../../app/analysis/finished-frame.tsx';
import { FishCard } from '../../app/analysis/fish/fish-card.tsx';
import type { Place } from '../../app/analysis/photo-details.ts';
import ResultView from '../../app/analysis/results/result-view.tsx';
import { identifyTool } from '../../app/analysis/tools.ts';
import { useObjectUrl } from '../../app/analysis/use-object-url.ts';
import { Notice } from '../../ui/notice.tsx';
import { isExample } from './example/example-photo.ts';

export type FinishedProps = {
  photo: File;
  analysis: Analysis;
  took: number;
  notice: string | null;
  allowance: Allowance;
  onAnother: () => void;
  onPick: (fish: Place) => void;
};

const leadOf = ({ outcome }: Analysis, whose: string): string => {
  if (outcome === 'several_fish') return 'Several fish';
  return outcome === 'identified' ? `${whose} koi is most likely` : 'No firm answer';
};

/** What a koi was taken for. */
const Finished = ({ photo, allowance, onPick, ...frame }: FinishedProps) => {
  const localUrl = useObjectUrl(photo);
  const { analysis } = frame;
  const firm = analysis.outcome === 'identified';
  const drawn = isExample(photo);
  return (
    <FinishedFrame
      {...frame}
      lead={leadOf(analysis, drawn ? 'This' : 'Your')}
      headline={analysis.headline}
      isOver={!firm && analysis.outcome !== 'several_fish'}
    >
      {drawn && (
        <Notice tone="neutral" title="This koi was drawn by Nishiki">
          The engine that reads your photos has read it just now. It used no try.
        </Notice>
      )}
      <ResultView
        analysis={analysis}
        localUrl={localUrl}
        fish={
          !drawn && (
            <FishCard
              analysis={analysis}
              localUrl={localUrl}
              allowance={allowance}
              cost={identifyTool.cost}
              onPick={onPick}
            />
          )
        }
        correction={!drawn && <LazyCorrection key={analysis.id} analysis={analysis} />}
      />
    </FinishedFrame>
  );
};

export default Finished;
