import { useSearchParams } from 'react-router';
import { PageHeading } from '../../app/page-heading.tsx';
import { KeeperPage } from '../../lib/keeper-page.tsx';
import { AnalysisList } from './analysis-list.tsx';
import { LazyCompare } from './compare/lazy-compare.tsx';
import { WholeAnalysis } from './whole-analysis.tsx';

type View = { id: string | null; other: string | null };

const ViewOf = ({ id, other }: View) =>
  id === null ? (
    <AnalysisList />
  ) : other === null ? (
    <WholeAnalysis key={id} id={id} />
  ) : (
    <LazyCompare key={`${id} ${other}`} id={id} other={other} />
  );

/**
 * Own analyses; `?analysis=` shows one of them whole, and `with=` beside another, so that each has an
 * address and a way back.
 */
const HistoryPage = () => {
  const [params] = useSearchParams();
  return (
    <div className="page-width space-y-8 py-10 sm:py-14">
      <KeeperPage waiting={<PageHeading>History</PageHeading>}>
        {() => <ViewOf id={params.get('analysis')} other={params.get('with')} />}
      </KeeperPage>
    </div>
  );
};

export default HistoryPage;
