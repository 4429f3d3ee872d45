/** A keeper who is told of everything that happens at the payment service. */
import type { PlanId } from '@nishiki/contract/plans';
import { happen, type Deed } from './deeds.ts';
import { newKeeper, type Keeper } from './keeper.ts';
import {
  DAY,
  openService,
  subscribe,
  type Invoice,
  type Service,
  type Subscription,
} from './service.ts';
import { read } from './visit.ts';

/** June has 30 days. */
export const june = new Date('2027-06-01T00:00:00Z');

/** Everybody has the five tokens of signing up. */
export const begin = (plan?: PlanId): { service: Service; keeper: Keeper } => {
  const service = openService(june, 21);
  const keeper = newKeeper();
  if (plan) subscribe(service, plan, 'full');
  read(service, keeper);
  return { service, keeper };
};

/** Each deed is told at once. */
export const tell = (service: Service, keeper: Keeper, ...deeds: Deed[]): void => {
  for (const deed of deeds) {
    happen(service, deed);
    read(service, keeper);
  }
};

export const days = (count: number): Deed => ({ do: 'wait', milliseconds: count * DAY });

const at = <T>(all: readonly T[], index: number): T => {
  const found = all[index];
  if (!found) throw new Error(`there is none at ${index}`);
  return found;
};

export const invoiceAt = (service: Service, index: number): Invoice => at(service.invoices, index);

export const firstPlan = (service: Service): Subscription => at(service.subscriptions, 0);

export const debtOf = ({ marks }: Keeper): number =>
  [...marks.values()].reduce((sum, { owed, taken }) => sum + owed - taken, 0);

export const linesOf = ({ ledger }: Keeper): number[] =>
  [...ledger.values()].map(({ monthly, lasting }) => monthly + lasting);
