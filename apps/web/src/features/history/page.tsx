import { useSearchParams } from 'react-router';
import { PageHeading } from '../../app/page-heading.tsx';
import { KeeperPage } from '../../lib/keeper-page.tsx';
import { AnalysisList } from './analysis-list.tsx';
import { WholeAnalysis } from './whole-analysis.tsx';

/** Own analyses; `?analysis=` shows one of them whole, so that it has an address and a way back. */
const HistoryPage = () => {
  const [params] = useSearchParams();
  const id = params.get('analysis');
  return (
    <div className="page-width space-y-8 py-10 sm:py-14">
      <KeeperPage waiting={<PageHeading>History</PageHeading>}>
        {() => (id === null ? <AnalysisList /> : <WholeAnalysis key={id} id={id} />)}
      </KeeperPage>
    </div>
  );
};

export default HistoryPage;
