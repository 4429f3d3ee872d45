import { PageHeading } from '../../app/page-heading.tsx';

const DosePage = () => (
  <div className="page-width pt-6">
    <PageHeading>Dose a treatment</PageHeading>
  </div>
);

export default DosePage;
