import type { Analysis } from '@nishiki/contract/analysis';
import { Correction } from '../correction/correction.tsx';
import type { Said } from '../correction/use-correction.ts';
import { headingOf } from '../diagnosis/heading.ts';
import DiagnosisView from '../diagnosis/diagnosis-view.tsx';
import { isSearched } from '../diagnosis/standing.ts';
import { ChargeMatters } from '../results/not-charged.tsx';
import ResultView from '../results/result-view.tsx';

export type FoundProps = {
  analysis: Analysis;
  onPhotoBroken?: (() => void) | undefined;
  /** Given: it is the keeper's own, who may say what the fish is. */
  onCorrected?: ((said: Said | null) => void) | undefined;
};

/** A stored analysis with everything that was found, as the tool showed it that made it. */
const Found = ({ analysis, onPhotoBroken, onCorrected }: FoundProps) => {
  const broken = onPhotoBroken && { onPhotoBroken };
  const correction = onCorrected && <Correction analysis={analysis} onChanged={onCorrected} />;
  const below = isSearched(analysis) ? headingOf(analysis).below : null;
  return (
    <ChargeMatters value={onCorrected !== undefined}>
      <section aria-labelledby="found-heading" className="space-y-6">
        <h2 id="found-heading" className="sr-only">
          What was found
        </h2>
        {below !== null && <p className="max-w-measure text-lg">{below}</p>}
        {isSearched(analysis) ? (
          <>
            <DiagnosisView analysis={analysis} localUrl={null} {...broken} />
            {correction}
          </>
        ) : (
          <ResultView analysis={analysis} localUrl={null} correction={correction} {...broken} />
        )}
      </section>
    </ChargeMatters>
  );
};

export default Found;
