/**
 * The one table of addresses. Every link of the product names a route id and is left out while that
 * route has no page, so nothing can lead to a page that does not exist.
 */
import { lazyPage, type LazyPage } from './lazy-page.tsx';

export type Access = 'public' | 'signed-in' | 'signed-out';

type Common = {
  /** Where the link goes; an anchor carries its hash. */
  readonly path: string;
  /** Words of the link. */
  readonly label: string;
  readonly access: Access;
};

/** A route with its page. Title and description are those of search results and shared links. */
type PageRoute = Common & {
  readonly title: string;
  readonly description: string;
  readonly page: LazyPage;
};
/** Answered by the server itself, so the link loads a document. */
type ServerRoute = Common & { readonly served: true };
/** Named by the specification; it has no page so far. */
type PagelessRoute = Common;

export type Route = PageRoute | ServerRoute | PagelessRoute;

export const routes = {
  home: {
    path: '/',
    label: 'Home',
    title: 'Which koi is this?',
    description:
      'Nishiki looks at a photo of your koi, measures its colours and pattern, and names the variety it most likely is, with the evidence drawn on your photo.',
    access: 'public',
    page: lazyPage('src/features/home/page.tsx', () => import('../features/home/page.tsx')),
  },
  identify: {
    path: '/identify',
    label: 'Identify Koi',
    title: 'Identify Koi',
    description:
      'Upload a photo of a koi from above: its likely variety, how sure that is and why, and what the photo shows of health, show quality and water.',
    access: 'public',
    page: lazyPage('src/features/identify/page.tsx', () => import('../features/identify/page.tsx')),
  },
  aiTools: { path: '/ai-tools', label: 'AI Tools', access: 'public' },
  koiHealth: { path: '/koi-health', label: 'Health Assessment', access: 'public' },
  diseaseDetection: { path: '/disease-detection', label: 'Disease Detection', access: 'public' },
  chat: { path: '/chat', label: 'AI Koi Assistant', access: 'public' },
  pricing: { path: '/#pricing', label: 'Pricing', access: 'public' },
  learning: { path: '/learning', label: 'Learn', access: 'public' },
  community: { path: '/community', label: 'Community', access: 'public' },
  virtualShows: { path: '/virtual-shows', label: 'Virtual Shows', access: 'public' },
  referrals: { path: '/referrals', label: 'Referrals', access: 'public' },
  affiliates: { path: '/affiliates', label: 'Affiliates', access: 'public' },
  support: { path: '/support', label: 'Support', access: 'public' },
  contact: { path: '/contact', label: 'Contact', access: 'public' },
  firstAid: { path: '/first-aid', label: 'First Aid', access: 'public' },
  upgrade: { path: '/upgrade', label: 'Upgrade', access: 'public' },
  apiDocs: { path: '/docs/api', label: 'API', access: 'public', served: true },
  privacy: { path: '/privacy', label: 'Privacy', access: 'public' },
  terms: { path: '/terms', label: 'Terms', access: 'public' },
  signIn: { path: '/auth', label: 'Sign In', access: 'signed-out' },
  signUp: { path: '/auth?signup=true', label: 'Free Trial', access: 'signed-out' },
  dashboard: { path: '/dashboard', label: 'Dashboard', access: 'signed-in' },
  profile: { path: '/profile', label: 'Profile', access: 'signed-in' },
  tokenPurchase: { path: '/token-purchase', label: 'Buy Tokens', access: 'signed-in' },
  invoices: { path: '/invoices', label: 'Invoices', access: 'signed-in' },
  history: { path: '/history', label: 'History', access: 'signed-in' },
  koiCollection: { path: '/koi-collection', label: 'Koi', access: 'signed-in' },
  pondTracker: { path: '/pond-tracker', label: 'Pond', access: 'signed-in' },
} as const satisfies Record<string, Route>;

export type RouteId = keyof typeof routes;

/** Where links stand, in order. */
export const navigation = {
  header: ['home', 'aiTools', 'identify', 'koiHealth', 'chat', 'pricing', 'learning', 'contact'],
  footer: [
    {
      title: 'Platform',
      links: ['identify', 'diseaseDetection', 'koiHealth', 'chat', 'aiTools', 'pricing', 'apiDocs'],
    },
    { title: 'Legal', links: ['privacy', 'terms'] },
    {
      title: 'Connect',
      links: ['community', 'virtualShows', 'learning', 'referrals', 'affiliates'],
    },
    { title: 'Contact', links: ['firstAid', 'support', 'contact'] },
  ],
  userMenu: [
    'dashboard',
    'profile',
    'upgrade',
    'tokenPurchase',
    'history',
    'invoices',
    'pondTracker',
    'koiCollection',
    'support',
  ],
  bottomBar: [
    'home',
    'dashboard',
    'koiCollection',
    'pondTracker',
    'tokenPurchase',
    'upgrade',
    'support',
  ],
} as const satisfies {
  header: readonly RouteId[];
  footer: readonly { title: string; links: readonly RouteId[] }[];
  userMenu: readonly RouteId[];
  bottomBar: readonly RouteId[];
};

export const NOT_FOUND = {
  title: 'Page not found',
  description: 'There is no page at this address.',
} as const;

/** True when a link to the route leads somewhere. */
export const exists = (id: RouteId): boolean => {
  const route: Route = routes[id];
  return 'page' in route || 'served' in route;
};
