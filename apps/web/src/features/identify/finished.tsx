import type { Analysis } from '@nishiki/contract/analysis';
import { FinishedFrame } from '../../app/analysis/finished-frame.tsx';
import ResultView from '../../app/analysis/results/result-view.tsx';
import { useObjectUrl } from '../../app/analysis/use-object-url.ts';
import { Notice } from '../../ui/notice.tsx';
import { isExample } from './example/example-photo.ts';

export type FinishedProps = {
  photo: File;
  analysis: Analysis;
  took: number;
  notice: string | null;
  onAnother: () => void;
};

/** What a koi was taken for. */
const Finished = ({ photo, ...frame }: FinishedProps) => {
  const localUrl = useObjectUrl(photo);
  const { analysis } = frame;
  const firm = analysis.outcome === 'identified';
  const drawn = isExample(photo);
  const whose = drawn ? 'This' : 'Your';
  return (
    <FinishedFrame
      {...frame}
      lead={firm ? `${whose} koi is most likely` : 'No firm answer'}
      headline={analysis.headline}
      isOver={!firm}
    >
      {drawn && (
        <Notice tone="neutral" title="This koi was drawn by Nishiki">
          The engine that reads your photos has read it just now. It used no try.
        </Notice>
      )}
      <ResultView analysis={analysis} localUrl={localUrl} />
    </FinishedFrame>
  );
};

export default Finished;
