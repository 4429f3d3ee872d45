import type { Analysis } from '@nishiki/contract/analysis';
import type { ReactNode } from 'react';
import { KoiResult } from './koi-result.tsx';
import { RefusedResult } from './refused-result.tsx';

type ResultViewProps = {
  analysis: Analysis;
  localUrl: string | null;
  /** The kept photo did not load: its address may be too old. */
  onPhotoBroken?: (() => void) | undefined;
  /** Asks which of several fish is meant, or offers the others. */
  fish?: ReactNode;
  /** What the owner says it is. */
  correction?: ReactNode;
};

const ResultView = ({ fish, correction, ...shown }: ResultViewProps) => {
  const { outcome } = shown.analysis;
  if (outcome === 'identified' || outcome === 'unsure')
    return <KoiResult {...shown} fish={fish} correction={correction} />;
  return outcome === 'several_fish' && fish !== undefined ? fish : <RefusedResult {...shown} />;
};

export default ResultView;
