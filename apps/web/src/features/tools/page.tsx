import type { ToolPageProps } from '../../app/document/tool-page.ts';
import { PageHeading } from '../../app/page-heading.tsx';

const ToolsPage = ({ pathname }: ToolPageProps) => (
  <div className="page-width pt-6">
    <PageHeading>{pathname}</PageHeading>
  </div>
);

export default ToolsPage;
