/** Wallet, books and plan of a keeper in memory: decisions are applied to it as the database does. */
import type { PlanId } from '@nishiki/contract/plans';
import { FREE_TOKENS } from '@nishiki/contract/tokens';
import type { Decision, Held, HeldPlan, Marks, Move } from '../decide.ts';
import type { HeldRefund } from '../owed.ts';

export type Line = Omit<Move, 'kind' | 'key' | 'note'>;

export type Keeper = {
  wallet: { monthly: number; lasting: number };
  /** By their keys, each of which is there once. */
  ledger: Map<string, Line>;
  marks: ReadonlyMap<string, Marks>;
  plan: HeldPlan | null;
  works: PlanId | null;
  /** Number of the last reading that was applied. */
  applied: number;
  spent: number;
};

export const write = (keeper: Keeper, key: string, { monthly, lasting }: Line): void => {
  if (keeper.ledger.has(key)) throw new Error(`the line ${key} is there`);
  const wallet = {
    monthly: keeper.wallet.monthly + monthly,
    lasting: keeper.wallet.lasting + lasting,
  };
  if (wallet.monthly < 0 || wallet.lasting < 0) throw new Error(`${key} leaves less than nothing`);
  keeper.ledger.set(key, { monthly, lasting });
  keeper.wallet = wallet;
};

export const newKeeper = (): Keeper => {
  const keeper: Keeper = {
    wallet: { monthly: 0, lasting: 0 },
    ledger: new Map(),
    marks: new Map(),
    plan: null,
    works: null,
    applied: 0,
    spent: 0,
  };
  write(keeper, 'sign-up', { monthly: 0, lasting: FREE_TOKENS });
  return keeper;
};

export const heldOf = (keeper: Keeper, refunds: readonly HeldRefund[]): Held => ({
  plan: keeper.plan,
  marks: keeper.marks,
  refunds: refunds.map((one) => ({ ...one })),
  wallet: { ...keeper.wallet },
});

const checkMarks = (id: string, { given, ended, owed, taken }: Marks): void => {
  const isSound = ended >= 0 && taken >= 0 && taken <= owed && given - ended - taken >= 0;
  if (!isSound) throw new Error(`the marks of ${id} are not sound`);
};

/** @returns false when a later reading was applied before */
export const apply = (keeper: Keeper, decision: Decision, reading: number): boolean => {
  if (reading <= keeper.applied) return false;
  keeper.applied = reading;
  for (const { key, ...line } of decision.moves) write(keeper, key, line);
  for (const [id, marks] of decision.marks) checkMarks(id, marks);
  keeper.marks = decision.marks;
  const { plan } = decision;
  if (plan === 'leave') return true;
  keeper.works = decision.works;
  if (plan === 'none') keeper.plan = null;
  else {
    const { id, periodStart, periodEnd } = plan.plan;
    keeper.plan = { source: 'stripe', subscription: id, periodStart, periodEnd };
  }
  return true;
};

/** Monthly tokens go first. What is not there is not spent. */
export const spend = (keeper: Keeper, tokens: number): void => {
  const { monthly, lasting } = keeper.wallet;
  if (monthly + lasting < tokens) return;
  const fromMonth = Math.min(monthly, tokens);
  write(keeper, `spend:${keeper.ledger.size}`, {
    monthly: -fromMonth,
    lasting: fromMonth - tokens,
  });
  keeper.spent += tokens;
};
