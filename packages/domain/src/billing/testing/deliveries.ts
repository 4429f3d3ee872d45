/** A life as it was at each moment, and its news on their way: twice, late, in any order. */
import fc from 'fast-check';
import { decide } from '../decide.ts';
import type { CustomerState } from '../facts.ts';
import type { HeldRefund } from '../owed.ts';
import { happen, refundAsked, type Deed } from './deeds.ts';
import { apply, heldOf, newKeeper, type Keeper } from './keeper.ts';
import { look, openService, type Service } from './service.ts';
import { heldBy, isRunning } from './truth.ts';

export type Moment = {
  readonly state: CustomerState;
  readonly refunds: readonly HeldRefund[];
  readonly now: Date;
};

export type LifeDeed = Deed | { readonly do: 'ask money back'; readonly at: number };

/** Nothing is spent in these lives, so all of it comes back. */
const askMoneyBack = (service: Service, which: number): void => {
  const all = service.invoices.filter(
    (one) => one.paid > 0 && one.refunded === 0 && one.disputed === 0,
  );
  const invoice = all[which % Math.max(1, all.length)];
  if (!invoice) return;
  const isOver = invoice.kind === 'plan' && !isRunning(invoice, heldBy(service)?.subscription);
  refundAsked(service, invoice, { amount: invoice.paid, tokens: isOver ? 0 : invoice.worth });
};

export const live = (
  begins: Date,
  deeds: readonly LifeDeed[],
): { service: Service; moments: Moment[] } => {
  const service = openService(begins, 21);
  const moments = deeds.map((what) => {
    if (what.do === 'ask money back') askMoneyBack(service, what.at);
    else happen(service, what);
    const refunds = service.refunds.map((one) => ({ ...one }));
    return { state: look(service), refunds, now: service.now };
  });
  return { service, moments };
};

/** A reading finds what is there at one moment, and is applied at that moment or a later one. */
export type Reading = { readonly begun: number; readonly applied: number };

const between = (least: number, most: number) => fc.integer({ min: least, max: most });

/** Of each moment one to three messages, each of which leads to a reading some time after it. */
export const readings = (moments: number): fc.Arbitrary<Reading[]> => {
  const last = moments - 1;
  const reading = (moment: number): fc.Arbitrary<Reading> =>
    between(moment, last).chain((begun) =>
      fc.record({ begun: fc.constant(begun), applied: between(begun, last) }),
    );
  return fc
    .tuple(
      ...Array.from({ length: moments }, (_, moment) =>
        fc.array(reading(moment), { minLength: 1, maxLength: 3 }),
      ),
    )
    .map((all) => all.flat())
    .chain((all) => fc.shuffledSubarray(all, { minLength: all.length }));
};

/**
 * What comes of readings, each applied in its own time. One during which another was applied comes too
 * late: it is made again, and finds what is there by then.
 */
export const keeperAfter = (moments: readonly Moment[], all: readonly Reading[]): Keeper => {
  const keeper = newKeeper();
  let lastApplied = -1;
  // Those of one moment in the order in which they were given.
  for (const { begun, applied } of [...all].sort((a, b) => a.applied - b.applied)) {
    const found = moments[lastApplied > begun ? applied : begun];
    const here = moments[applied];
    lastApplied = applied;
    if (found && here)
      apply(
        keeper,
        decide(found.state, heldOf(keeper, here.refunds), here.now),
        keeper.applied + 1,
      );
  }
  return keeper;
};

/** Without the count of ledger lines, which tells the way and not the end. */
export const endOf = ({ wallet, marks, plan, works }: Keeper) => ({
  wallet,
  plan,
  works,
  marks: [...marks]
    .map(([id, { given, ended, owed, taken }]) => ({ id, given, ended, owed, taken }))
    .sort((a, b) => (a.id < b.id ? -1 : 1)),
});
