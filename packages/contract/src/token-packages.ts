/** Packages of tokens that never expire. Prices in pounds, as specified. */
export const packageIds = ['100', '200', '500'] as const;
export type PackageId = (typeof packageIds)[number];

export type TokenPackage = {
  readonly id: PackageId;
  readonly tokens: number;
  readonly price: number;
  readonly description: string;
  readonly features: readonly string[];
  readonly popular: boolean;
};

export const tokenPackages: readonly TokenPackage[] = [
  {
    id: '100',
    tokens: 100,
    price: 4.99,
    description: 'To try things out.',
    features: ['100 chat messages, or 20 image analyses at 5 tokens each', 'Never expire'],
    popular: false,
  },
  {
    id: '200',
    tokens: 200,
    price: 8.99,
    description: 'For a season with a few fish.',
    features: ['200 chat messages, or 40 image analyses at 5 tokens each', 'Never expire'],
    popular: true,
  },
  {
    id: '500',
    tokens: 500,
    price: 14.99,
    description: 'For many fish and many questions.',
    features: ['500 chat messages, or 100 image analyses at 5 tokens each', 'Never expire'],
    popular: false,
  },
];

/** Pence a token, to a tenth. */
export const pencePerToken = ({ price, tokens }: Pick<TokenPackage, 'price' | 'tokens'>): number =>
  Math.round((price * 1000) / tokens) / 10;

/** Minor units, in which money is counted: 4.99 is 499. */
export const inPence = (pounds: number): number => Math.round(pounds * 100);
