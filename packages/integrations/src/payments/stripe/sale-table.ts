/** What the payment service is told of the contract's tables, and the ids by which it is found there again. */
import { plans, pounds, type Plan, type PlanId } from '@nishiki/contract/plans';
import {
  inPence,
  tokenPackages,
  type PackageId,
  type TokenPackage,
} from '@nishiki/contract/token-packages';

export type Ware = {
  /** Of the product. */
  readonly id: string;
  readonly kind: 'plan' | 'tokens';
  readonly item: string;
  readonly name: string;
  readonly description: string;
  /** Minor units; a month's, for a plan. */
  readonly amount: number;
  /** Names the amount: another amount is another price, and who pays the old one goes on doing so. */
  readonly lookupKey: string;
};

/** Money off the first month. */
export type Introduction = {
  readonly id: string;
  readonly name: string;
  readonly amount: number;
  readonly product: string;
};

const PLAN = 'nishiki_plan_';
const TOKENS = 'nishiki_tokens_';

const planWare = (plan: Plan): Ware => {
  const amount = inPence(plan.originalPrice);
  const id = `${PLAN}${plan.id}`;
  return {
    id,
    kind: 'plan',
    item: plan.id,
    name: `Nishiki ${plan.name}`,
    description: plan.features.join(' · '),
    amount,
    lookupKey: `${id}_${amount}`,
  };
};

const tokensWare = (pack: TokenPackage): Ware => {
  const amount = inPence(pack.price);
  const id = `${TOKENS}${pack.id}`;
  return {
    id,
    kind: 'tokens',
    item: pack.id,
    name: `${pack.tokens} Nishiki tokens`,
    description: pack.features.join(' · '),
    amount,
    lookupKey: `${id}_${amount}`,
  };
};

const introduction = (plan: Plan): Introduction => {
  const amount = inPence(plan.originalPrice) - inPence(plan.price);
  return {
    id: `nishiki_intro_${plan.id}_${amount}`,
    name: `First month at ${pounds(plan.price)}`,
    amount,
    product: `${PLAN}${plan.id}`,
  };
};

/** The professional plan is agreed with the sales team and never sold here. */
const soldPlans = plans.filter(({ id }) => id !== 'professional');

export const wares: readonly Ware[] = [
  ...soldPlans.map(planWare),
  ...tokenPackages.map(tokensWare),
];

export const introductions: readonly Introduction[] = soldPlans.map(introduction);

/** Null for the product of something else, such as an operator sells beside us. */
export const planOfProduct = (product: string): PlanId | null =>
  plans.find(({ id }) => `${PLAN}${id}` === product)?.id ?? null;

export const packOfProduct = (product: string): PackageId | null =>
  tokenPackages.find(({ id }) => `${TOKENS}${id}` === product)?.id ?? null;
