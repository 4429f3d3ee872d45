import type { Analysis } from '@nishiki/contract/analysis';
import { KoiResult } from './koi-result.tsx';
import { RefusedResult } from './refused-result.tsx';

type ResultViewProps = { analysis: Analysis; localUrl: string | null };

const ResultView = ({ analysis, localUrl }: ResultViewProps) =>
  analysis.outcome === 'identified' || analysis.outcome === 'unsure' ? (
    <KoiResult analysis={analysis} localUrl={localUrl} />
  ) : (
    <RefusedResult analysis={analysis} localUrl={localUrl} />
  );

export default ResultView;
