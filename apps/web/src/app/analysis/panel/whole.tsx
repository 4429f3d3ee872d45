import type { Analysis } from '@nishiki/contract/analysis';
import DiagnosisView from '../diagnosis/diagnosis-view.tsx';
import { isSearched } from '../diagnosis/standing.ts';
import ResultView from '../results/result-view.tsx';

type WholeProps = { analysis: Analysis; localUrl: string | null };

/** The same answer as on the page of its kind. */
const Whole = (props: WholeProps) =>
  isSearched(props.analysis) ? (
    <DiagnosisView analysis={props.analysis} localUrl={props.localUrl} />
  ) : (
    <ResultView {...props} />
  );

export default Whole;
