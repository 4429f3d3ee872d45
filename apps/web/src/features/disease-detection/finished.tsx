import type { Analysis } from '@nishiki/contract/analysis';
import type { Allowance } from '../../app/analysis/allowance.ts';
import { headingOf } from '../../app/analysis/diagnosis/heading.ts';
import { isReadable, isSearched } from '../../app/analysis/diagnosis/standing.ts';
import { FinishedFrame } from '../../app/analysis/finished-frame.tsx';
import { useObjectUrl } from '../../app/analysis/use-object-url.ts';
import { Found } from './found/found.tsx';
import type { Place } from '../../app/analysis/photo-details.ts';
import type { Telling } from '../../app/told/use-draft.ts';

type FinishedProps = {
  photo: File;
  analysis: Analysis;
  took: number;
  notice: string | null;
  telling: Telling;
  allowance: Allowance;
  onAnother: () => void;
  onAgain: () => void;
  onChange: () => void;
  onPick: (fish: Place) => void;
};

/** What the fish may have. */
const Finished = (props: FinishedProps) => {
  const { photo, analysis, took, notice, onAnother, ...next } = props;
  const localUrl = useObjectUrl(photo);
  // A search always comes with its diagnosis; an answer without one has nothing to show here.
  if (!isSearched(analysis)) return null;
  const { headline, below } = headingOf(analysis);
  return (
    <FinishedFrame
      analysis={analysis}
      took={took}
      notice={notice}
      onAnother={onAnother}
      lead="What is known so far"
      headline={headline}
      isOver={!isReadable(analysis) && analysis.outcome !== 'several_fish'}
    >
      {below !== null && <p className="max-w-measure text-lg">{below}</p>}
      <Found {...next} analysis={analysis} localUrl={localUrl} />
    </FinishedFrame>
  );
};

export default Finished;
