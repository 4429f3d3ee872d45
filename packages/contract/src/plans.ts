/** The one plan table. Prices in pounds a month; `price` is the first 30 days, `originalPrice` after. */
export type PlanId = 'hobbyist' | 'enthusiast' | 'breeder' | 'professional';

/** What a plan lets its holder do. */
export const tierOf = (plan: PlanId | null): 'free' | 'basic' | 'pro' | 'premium' => {
  if (plan === null) return 'free';
  if (plan === 'hobbyist') return 'basic';
  return plan === 'professional' ? 'premium' : 'pro';
};

export type Plan = {
  readonly id: PlanId;
  readonly name: string;
  readonly price: number;
  readonly originalPrice: number;
  readonly period: 'month';
  readonly description: string;
  /** Tokens a month, null for unlimited. */
  readonly tokens: number | null;
  /** Show entries a month, null for unlimited. */
  readonly showEntries: number | null;
  readonly features: readonly string[];
  readonly cta: string;
  readonly popular: boolean;
};

export const plans: readonly Plan[] = [
  {
    id: 'hobbyist',
    name: 'Hobbyist',
    price: 7.99,
    originalPrice: 15.99,
    period: 'month',
    description: 'For a first pond and a handful of fish.',
    tokens: 150,
    showEntries: 0,
    features: ['150 tokens a month', 'Meant for text questions'],
    cta: 'Choose Hobbyist',
    popular: false,
  },
  {
    id: 'enthusiast',
    name: 'Enthusiast',
    price: 15.99,
    originalPrice: 29.99,
    period: 'month',
    description: 'For keepers who watch their fish every day.',
    tokens: 400,
    showEntries: 5,
    features: ['400 tokens a month', 'Text and voice', '5 virtual show entries a month'],
    cta: 'Choose Enthusiast',
    popular: true,
  },
  {
    id: 'breeder',
    name: 'Breeder',
    price: 29.99,
    originalPrice: 49.99,
    period: 'month',
    description: 'For breeders and dealers with many fish to judge.',
    tokens: 1000,
    showEntries: null,
    features: ['1,000 tokens a month', 'Text, voice and image', 'Unlimited virtual show entries'],
    cta: 'Choose Breeder',
    popular: false,
  },
  {
    id: 'professional',
    name: 'Professional',
    price: 59.99,
    originalPrice: 99.99,
    period: 'month',
    description: 'For businesses, by arrangement.',
    tokens: null,
    showEntries: null,
    features: ['Unlimited tokens', 'Unlimited virtual show entries', 'Agreed with our sales team'],
    cta: 'Contact sales',
    popular: false,
  },
];

/** True percentage off during the first 30 days, rounded to whole percent (50, 47, 40, 40). */
export const percentOff = (plan: Plan): number =>
  Math.round((1 - plan.price / plan.originalPrice) * 100);

/** An entry to a show beyond those of the plan, in pounds. */
export const SHOW_TICKET_PRICE = 0.5;

export const pounds = (amount: number): string => `£${amount.toFixed(2)}`;
