import type { RouteId } from './routes.ts';

/** Where links stand, in order. Whoever shows them leaves out those without a page. */
export const navigation = {
  header: [
    'home',
    'aiTools',
    'identify',
    'koiHealth',
    'chat',
    'reference',
    'pricing',
    'learning',
    'contact',
  ],
  footer: [
    {
      title: 'Platform',
      links: [
        'identify',
        'diseaseDetection',
        'koiHealth',
        'chat',
        'aiTools',
        'pricing',
        'apiDocs',
        'modelCard',
      ],
    },
    {
      title: 'Knowledge',
      links: ['reference', 'search', 'varieties', 'conditions', 'water', 'tools'],
    },
    { title: 'Legal', links: ['privacy', 'terms', 'refunds'] },
    { title: 'Contact', links: ['firstAid', 'support', 'contact'] },
    // Last, since it may come in late: with links of the operator alone.
    {
      title: 'Connect',
      links: ['community', 'virtualShows', 'learning', 'referrals', 'affiliates'],
    },
  ],
  /** The keeper's menu in the header of public pages. */
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
  /** The keeper's menu beside the tools. */
  toolMenu: ['profile', 'tokenPurchase', 'upgrade', 'history', 'support'],
  /** Views of the tool shell, and the two pages that it leads out to. */
  views: [
    'dashboard',
    'koiCollection',
    'pondTracker',
    'history',
    'profile',
    'identify',
    'virtualShows',
    'learning',
  ],
  bottomBar: [
    'home',
    'firstAid',
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
  toolMenu: readonly RouteId[];
  views: readonly RouteId[];
  bottomBar: readonly RouteId[];
};
