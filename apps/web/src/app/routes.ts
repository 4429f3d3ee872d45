/**
 * The one table of addresses. Every link of the product names a route id and is left out while that
 * route has no page, so nothing can lead to a page that does not exist.
 */
import { FIRST_AID } from '@nishiki/knowledge/reference/first-aid-address';
import { lazyPage, type LazyPage } from './lazy-page.tsx';

export type Access = 'public' | 'signed-in' | 'signed-out';

type Common = {
  /** Where the link goes; an anchor carries its hash. */
  readonly path: string;
  /** Words of the link. */
  readonly label: string;
  readonly access: Access;
};

/** A route with its page. Its description is in descriptions.ts. */
export type PageRoute = Common & {
  readonly title: string;
  readonly page: LazyPage;
  /** Of no use in a search engine: it is somebody's own, or leads on from a mail. */
  readonly unlisted?: true;
};
/** Answered by the server itself, so the link loads a document. */
type ServerRoute = Common & { readonly title: string; readonly served: true };
/** Written by the build, in `reference/`: the link loads a document. */
type DocumentRoute = Common & { readonly document: true };
/** Another state of a page, in its query: the link is there when that page is. */
type VariantRoute = Common & { readonly variantOf: string };
/** Named by the specification; it has no page so far. */
type PagelessRoute = Common;

export type Route = PageRoute | ServerRoute | DocumentRoute | VariantRoute | PagelessRoute;

export const routes = {
  home: {
    path: '/',
    label: 'Home',
    title: 'Which koi is this?',
    access: 'public',
    page: lazyPage('src/features/home/page.tsx', () => import('../features/home/page.tsx')),
  },
  identify: {
    path: '/identify',
    label: 'Identify Koi',
    title: 'Identify Koi',
    access: 'public',
    page: lazyPage('src/features/identify/page.tsx', () => import('../features/identify/page.tsx')),
  },
  aiTools: {
    path: '/ai-tools',
    label: 'AI Tools',
    title: 'AI Tools',
    access: 'public',
    page: lazyPage('src/features/ai-tools/page.tsx', () => import('../features/ai-tools/page.tsx')),
  },
  koiHealth: {
    path: '/koi-health',
    label: 'Health Assessment',
    title: 'Health Assessment',
    access: 'public',
    page: lazyPage(
      'src/features/koi-health/page.tsx',
      () => import('../features/koi-health/page.tsx'),
    ),
  },
  diseaseDetection: {
    path: '/disease-detection',
    label: 'Disease Detection',
    title: 'Disease Detection',
    access: 'public',
    page: lazyPage(
      'src/features/disease-detection/page.tsx',
      () => import('../features/disease-detection/page.tsx'),
    ),
  },
  chat: {
    path: '/chat',
    label: 'AI Koi Assistant',
    title: 'AI Koi Assistant',
    access: 'public',
    page: lazyPage('src/features/chat/page.tsx', () => import('../features/chat/page.tsx')),
  },
  pricing: { path: '/#pricing', label: 'Pricing', access: 'public', variantOf: 'home' },
  learning: { path: '/learning', label: 'Learn', access: 'public' },
  community: { path: '/community', label: 'Community', access: 'public' },
  virtualShows: { path: '/virtual-shows', label: 'Virtual Shows', access: 'public' },
  referrals: { path: '/referrals', label: 'Referrals', access: 'public' },
  affiliates: { path: '/affiliates', label: 'Affiliates', access: 'public' },
  support: {
    path: '/support',
    label: 'Support',
    title: 'Support',
    access: 'public',
    page: lazyPage('src/features/support/page.tsx', () => import('../features/support/page.tsx')),
  },
  supportFaq: { path: '/support#faq', label: 'FAQ', access: 'public', variantOf: 'support' },
  contact: {
    path: '/contact',
    label: 'Contact',
    title: 'Contact',
    access: 'public',
    page: lazyPage('src/features/contact/page.tsx', () => import('../features/contact/page.tsx')),
  },
  firstAid: {
    path: FIRST_AID,
    label: 'First Aid',
    title: 'First aid for koi',
    access: 'public',
    page: lazyPage(
      'src/features/first-aid/page.tsx',
      () => import('../features/first-aid/page.tsx'),
    ),
  },
  reference: { path: '/reference', label: 'Reference', access: 'public', document: true },
  varieties: { path: '/varieties', label: 'Varieties', access: 'public', document: true },
  conditions: { path: '/conditions', label: 'Conditions', access: 'public', document: true },
  water: { path: '/water', label: 'Water', access: 'public', document: true },
  tools: { path: '/tools', label: 'Calculators', access: 'public', document: true },
  search: {
    path: '/search',
    label: 'Search',
    title: 'Search the reference',
    access: 'public',
    page: lazyPage('src/features/search/page.tsx', () => import('../features/search/page.tsx')),
  },
  upgrade: {
    path: '/upgrade',
    label: 'Upgrade',
    title: 'Plans',
    access: 'public',
    page: lazyPage('src/features/upgrade/page.tsx', () => import('../features/upgrade/page.tsx')),
  },
  apiDocs: {
    path: '/docs/api',
    label: 'API',
    title: 'API',
    access: 'public',
    served: true,
  },
  modelCard: {
    path: '/docs/model-card',
    label: 'Model Card',
    title: 'Model card: recognition of koi varieties',
    access: 'public',
    served: true,
  },
  privacy: {
    path: '/privacy',
    label: 'Privacy',
    title: 'Privacy',
    access: 'public',
    page: lazyPage('src/features/legal/privacy.tsx', () => import('../features/legal/privacy.tsx')),
  },
  terms: {
    path: '/terms',
    label: 'Terms',
    title: 'Terms',
    access: 'public',
    page: lazyPage('src/features/legal/terms.tsx', () => import('../features/legal/terms.tsx')),
  },
  refunds: {
    path: '/refunds',
    label: 'Refunds',
    title: 'Refunds',
    access: 'public',
    page: lazyPage('src/features/legal/refunds.tsx', () => import('../features/legal/refunds.tsx')),
  },
  signIn: {
    path: '/auth',
    label: 'Sign In',
    title: 'Sign In',
    access: 'signed-out',
    page: lazyPage('src/features/auth/page.tsx', () => import('../features/auth/page.tsx')),
  },
  signUp: {
    path: '/auth?signup=true',
    label: 'Free Trial',
    access: 'signed-out',
    variantOf: 'signIn',
  },
  authConfirm: {
    path: '/auth/confirm',
    label: 'Confirm',
    title: 'Confirm',
    access: 'public',
    unlisted: true,
    page: lazyPage(
      'src/features/auth-confirm/page.tsx',
      () => import('../features/auth-confirm/page.tsx'),
    ),
  },
  newPassword: {
    path: '/auth/new-password',
    label: 'New password',
    title: 'New password',
    access: 'public',
    unlisted: true,
    page: lazyPage(
      'src/features/new-password/page.tsx',
      () => import('../features/new-password/page.tsx'),
    ),
  },
  dashboard: {
    path: '/dashboard',
    label: 'Dashboard',
    title: 'Dashboard',
    access: 'signed-in',
    unlisted: true,
    page: lazyPage(
      'src/features/dashboard/page.tsx',
      () => import('../features/dashboard/page.tsx'),
    ),
  },
  profile: {
    path: '/profile',
    label: 'Profile',
    title: 'Profile',
    access: 'signed-in',
    unlisted: true,
    page: lazyPage('src/features/profile/page.tsx', () => import('../features/profile/page.tsx')),
  },
  tokenPurchase: {
    path: '/token-purchase',
    label: 'Buy Tokens',
    title: 'Buy Tokens',
    access: 'signed-in',
    unlisted: true,
    page: lazyPage(
      'src/features/token-purchase/page.tsx',
      () => import('../features/token-purchase/page.tsx'),
    ),
  },
  invoices: {
    path: '/invoices',
    label: 'Invoices',
    title: 'Invoices',
    access: 'signed-in',
    unlisted: true,
    page: lazyPage('src/features/invoices/page.tsx', () => import('../features/invoices/page.tsx')),
  },
  history: {
    path: '/history',
    label: 'History',
    title: 'History',
    access: 'signed-in',
    unlisted: true,
    page: lazyPage('src/features/history/page.tsx', () => import('../features/history/page.tsx')),
  },
  shared: {
    path: '/shared',
    label: 'Shared',
    title: 'A shared analysis',
    access: 'public',
    unlisted: true,
    page: lazyPage('src/features/shared/page.tsx', () => import('../features/shared/page.tsx')),
  },
  koiCollection: { path: '/koi-collection', label: 'Koi', access: 'signed-in' },
  pondTracker: { path: '/pond-tracker', label: 'Pond', access: 'signed-in' },
} as const satisfies Record<string, Route>;

export type RouteId = keyof typeof routes;

/** True when a link to it loads a document. */
export const isLoaded = (route: Route): boolean => 'served' in route || 'document' in route;

export const NOT_FOUND = { title: 'Page not found' } as const;

/** The page behind a route, with its title, if there is one so far. */
export const pageOf = (id: RouteId): PageRoute | undefined => {
  const route: Route = routes[id];
  if ('page' in route) return route;
  return 'variantOf' in route ? pageOf(route.variantOf as RouteId) : undefined;
};

/** True when a link to the route leads somewhere. */
export const exists = (id: RouteId): boolean => pageOf(id) !== undefined || isLoaded(routes[id]);
