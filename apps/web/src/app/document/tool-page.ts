import { lazyPage, type LazyPage } from '../lazy-page.tsx';

export type ToolPageProps = { pathname: string };

/** In small groups, so that no page carries the sums of all. */
const pond = lazyPage<ToolPageProps>(
  'src/features/tools/pond/page.tsx',
  () => import('../../features/tools/pond/page.tsx'),
);
const change = lazyPage<ToolPageProps>(
  'src/features/tools/pond/change-page.tsx',
  () => import('../../features/tools/pond/change-page.tsx'),
);
const water = lazyPage<ToolPageProps>(
  'src/features/tools/water/page.tsx',
  () => import('../../features/tools/water/page.tsx'),
);
const reserve = lazyPage<ToolPageProps>(
  'src/features/tools/water/reserve-page.tsx',
  () => import('../../features/tools/water/reserve-page.tsx'),
);
const fish = lazyPage<ToolPageProps>(
  'src/features/tools/fish/page.tsx',
  () => import('../../features/tools/fish/page.tsx'),
);
const raising = lazyPage<ToolPageProps>(
  'src/features/tools/fish/raising-page.tsx',
  () => import('../../features/tools/fish/raising-page.tsx'),
);
const dose = lazyPage<ToolPageProps>(
  'src/features/dose/page.tsx',
  () => import('../../features/dose/page.tsx'),
);

const pages = new Map<string, LazyPage<ToolPageProps>>([
  ['pond-volume', pond],
  ['units', pond],
  ['water-change', change],
  ['dechlorinate', change],
  ['ammonia', water],
  ['nitrite', water],
  ['oxygen', reserve],
  ['kh', reserve],
  ['feeding', fish],
  ['stocking', fish],
  ['weight', fish],
  ['growth', raising],
  ['hatching', raising],
  ['crosses', raising],
  ['dose', dose],
]);

/** What reckons at /tools/...; undefined on other documents, and on the list of tools. */
export const toolPage = (pathname: string): LazyPage<ToolPageProps> | undefined =>
  pages.get(/^\/tools\/([a-z0-9-]+)\/?$/.exec(pathname)?.[1] ?? '');
