import { PageHeading } from '../../app/page-heading.tsx';

const SearchPage = () => (
  <div className="page-width py-6">
    <PageHeading>Search the reference</PageHeading>
  </div>
);

export default SearchPage;
