import { FREE_TOKENS } from '@nishiki/contract/tokens';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide } from './decide.ts';
import { deed } from './testing/deeds.ts';
import {
  endOf,
  keeperAfter,
  live,
  readings,
  type LifeDeed,
  type Moment,
} from './testing/deliveries.ts';
import { heldOf, type Keeper } from './testing/keeper.ts';
import { DAY, type Service } from './testing/service.ts';
import { heldBy, isRunning, tokensBack, worksNow } from './testing/truth.ts';

const begins = new Date('2027-01-31T10:00:00Z');

const lifeDeed: fc.Arbitrary<LifeDeed> = fc.oneof(
  { weight: 16, arbitrary: deed },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('ask money back' as const), at: fc.nat(30) }),
  },
);

const lifeInAnyOrder = fc
  .array(lifeDeed, { minLength: 2, maxLength: 24, size: 'max' })
  .chain((deeds) => fc.record({ deeds: fc.constant(deeds), order: readings(deeds.length) }));

const inOrder = (moments: readonly Moment[]): Keeper =>
  keeperAfter(
    moments,
    moments.map((_, moment) => ({ begun: moment, applied: moment })),
  );

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Where nothing is spent: the running month's tokens and the packages', less what went back. */
const trueEnd = (service: Service) => {
  const paid = service.invoices.filter(({ status }) => status === 'paid');
  const held = heldBy(service)?.subscription;
  const left = (some: typeof paid): number =>
    total(some.map((invoice) => invoice.worth - tokensBack(service, invoice)));
  return {
    works: worksNow(service),
    wallet: {
      monthly: left(paid.filter((invoice) => isRunning(invoice, held))),
      lasting: FREE_TOKENS + left(paid.filter(({ kind }) => kind === 'tokens')),
    },
  };
};

const expectNoMore = (keeper: Keeper, last: Moment | undefined): void => {
  if (!last) return;
  const again = decide(last.state, heldOf(keeper, last.refunds), last.now);
  expect(again.moves).toEqual([]);
  expect(again.marks).toEqual(keeper.marks);
};

const permutations = <T>(all: readonly T[]): T[][] =>
  all.length === 0
    ? [[]]
    : all.flatMap((one, index) =>
        permutations(all.toSpliced(index, 1)).map((rest) => [one, ...rest]),
      );

/** A subscription's life: 150 tokens, 250 more, half a package back, 400 for the next month, the end. */
const sixEvents: readonly LifeDeed[] = [
  { do: 'subscribe', plan: 'hobbyist', price: 'introduction' },
  { do: 'buy', pack: '200' },
  { do: 'upgrade', steps: 1, billed: 'now' },
  { do: 'refund', at: 1, quarters: 2 },
  { do: 'wait', milliseconds: 31 * DAY },
  { do: 'cancel now' },
];

describe('news of a life', () => {
  it('lead to the same end in each of the 720 orders of its 6 events, and of its first 5', () => {
    for (const deeds of [sixEvents, sixEvents.slice(0, 5)]) {
      const { service, moments } = live(begins, deeds);
      const last = moments.length - 1;
      const end = endOf(inOrder(moments));
      expect(end.wallet).toEqual({ monthly: deeds.length === 5 ? 400 : 0, lasting: 105 });
      for (const order of permutations([...moments.keys()])) {
        const readings = order.map((begun) => ({ begun, applied: last }));
        const keeper = keeperAfter(moments, readings);
        expect(endOf(keeper)).toEqual(end);
        expect(keeper).toMatchObject(trueEnd(service));
        expectNoMore(keeper, moments.at(-1));
      }
    }
  });

  it('lead to the same end in 1,000 shuffles of random lives: twice, late, in any order', () => {
    fc.assert(
      fc.property(lifeInAnyOrder, ({ deeds, order }) => {
        const { service, moments } = live(begins, deeds);
        const shuffled = keeperAfter(moments, order);
        expect(endOf(shuffled)).toEqual(endOf(inOrder(moments)));
        expect(shuffled).toMatchObject(trueEnd(service));
        expectNoMore(shuffled, moments.at(-1));
      }),
      { numRuns: 1000 },
    );
  }, 60_000);
});
