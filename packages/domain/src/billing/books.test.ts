import type { PlanId } from '@nishiki/contract/plans';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deed, happen, type Deed } from './testing/deeds.ts';
import { faultsOf } from './testing/faults.ts';
import { decide } from './decide.ts';
import { heldOf, newKeeper, spend, type Keeper } from './testing/keeper.ts';
import { later, look, openService, type Service } from './testing/service.ts';
import { askMoneyBack, givePlan, read } from './testing/visit.ts';

type Visit =
  | { readonly do: 'spend'; readonly tokens: number }
  | { readonly do: 'ask money back'; readonly at: number }
  | { readonly do: 'given'; readonly plan: PlanId };

/** `isTold`: the payment service is read right after it. */
type Step = { readonly what: Deed | Visit; readonly isTold: boolean };

const visit: fc.Arbitrary<Visit> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('spend' as const),
      tokens: fc.constantFrom(1, 5, 40, 150, 400),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('ask money back' as const), at: fc.nat(30) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('given' as const),
      plan: fc.constantFrom<PlanId>('hobbyist', 'professional'),
    }),
  },
);

const step: fc.Arbitrary<Step> = fc.record({
  what: fc.oneof({ weight: 7, arbitrary: deed }, { weight: 2, arbitrary: visit }),
  isTold: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.boolean()),
});

const history = fc.record({
  // The last day of a January: months of 28, 31 and 30 days follow.
  begins: fc.constantFrom('2027-01-31T10:00:00Z', '2027-03-15T23:30:00Z'),
  patience: fc.constantFrom(5, 21, 60),
  steps: fc.array(step, { minLength: 1, maxLength: 24, size: 'max' }),
});

/** Time alone changes nothing before the moment for which the next look is set. */
const expectStillUntilChecked = (service: Service, keeper: Keeper): void => {
  const { checkAt, works } = read(service, keeper);
  if (checkAt === null) return;
  const justBefore = later(checkAt, -1);
  const then = decide(look(service), heldOf(keeper, service.refunds), justBefore);
  expect(checkAt > service.now).toBe(true);
  expect({ works: then.works, moves: then.moves }).toEqual({ works, moves: [] });
};

describe('the books', () => {
  it('agree with money and plan after every reading of 10,000 random histories', () => {
    fc.assert(
      fc.property(history, ({ begins, patience, steps }) => {
        const service = openService(new Date(begins), patience);
        const keeper = newKeeper();
        for (const { what, isTold } of [...steps, { what: null, isTold: true }]) {
          if (what?.do === 'spend') spend(keeper, what.tokens);
          else if (what?.do === 'ask money back') askMoneyBack(service, keeper, what.at);
          else if (what?.do === 'given') givePlan(service, keeper, what.plan);
          else if (what) happen(service, what);
          if (!isTold) continue;
          read(service, keeper);
          expect(faultsOf(service, keeper)).toEqual([]);
          expect(read(service, keeper).moves).toEqual([]);
        }
        expectStillUntilChecked(service, keeper);
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);
});
