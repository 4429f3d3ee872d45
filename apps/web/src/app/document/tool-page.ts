import { lazyPage, type LazyPage } from '../lazy-page.tsx';

export type ToolPageProps = { pathname: string };

const calculators = lazyPage<ToolPageProps>(
  'src/features/tools/page.tsx',
  () => import('../../features/tools/page.tsx'),
);
/** Apart, since it carries every treatment with its rules. */
const dose = lazyPage<ToolPageProps>(
  'src/features/dose/page.tsx',
  () => import('../../features/dose/page.tsx'),
);

/** What reckons at /tools/...; undefined on other documents, and on the list of tools. */
export const toolPage = (pathname: string): LazyPage<ToolPageProps> | undefined => {
  const id = /^\/tools\/([a-z0-9-]+)\/?$/.exec(pathname)?.[1];
  if (id === undefined) return undefined;
  return id === 'dose' ? dose : calculators;
};
