import { PageHeading } from '../../../app/page-heading.tsx';
import { analysisSearch } from '../../../lib/analysis-words.ts';
import { BackLink } from '../back-link.tsx';
import { useArrival } from '../use-arrival.ts';
import { ComparisonView } from './comparison-view.tsx';
import { PickOther } from './pick-other.tsx';

type CompareProps = {
  id: string;
  /** Empty while it is still to be chosen. */
  other: string;
};

/** One analysis beside another. */
const Compare = ({ id, other }: CompareProps) => {
  const heading = useArrival();
  return (
    <div className="space-y-6">
      <BackLink to={analysisSearch(id)}>Back to the analysis</BackLink>
      <PageHeading ref={heading}>Compare two photos</PageHeading>
      {other === '' ? <PickOther id={id} /> : <ComparisonView id={id} other={other} />}
    </div>
  );
};

export default Compare;
