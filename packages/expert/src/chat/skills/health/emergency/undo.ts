import { peroxideMl } from '@nishiki/koi-science/permanganate';
import { uncited } from '@nishiki/knowledge/statement';
import type { Line } from '../../../answer.ts';
import type { Case } from '../../../case.ts';
import { inGrams, inMl } from '../../../words/amounts.ts';

/** g of permanganate in 1,000 l at the usual 2 mg/l (facts B.4). */
const USUAL_PER_1000 = 2;

/** Permanganate that went in: by its grams, or by the usual dose for the pond. */
const permanganate = (c: Case): Line => {
  const told = c.message.quantities.find(({ unit, value }) => unit === 'g' && value > 0)?.value;
  const grams = told ?? ((c.volume?.litres ?? 0) * USUAL_PER_1000) / 1000;
  const amount =
    grams > 0
      ? ` ${told === undefined ? `At the usual 2 g for 1,000 litres ${inGrams(grams)} went in: ` : `${inGrams(grams)}: `}${inMl(peroxideMl(grams))}.`
      : '';
  return uncited(
    `3 % hydrogen peroxide now, 11 ml for each gram of permanganate that went in.${amount} Spread it; the pink goes within minutes. Still pink: the same again.`,
  );
};

const water =
  'Change 30 to 50 % of the water, dechlorinated and as warm as the pond, and repeat within hours.';

const byAgent: Readonly<Record<string, (c: Case) => readonly Line[]>> = {
  permanganate: (c) => [permanganate(c), uncited(water)],
  'chloramine-t': () => [
    uncited(
      'Chloramine-T: sodium thiosulphate (dechlorinator) neutralises it. Put it in for the whole pond now.',
    ),
    uncited(water),
  ],
  formalin: () => [
    uncited(
      'Nothing neutralises it, and it takes oxygen out of the water: only air and a water change help.',
    ),
    uncited(water),
  ],
  fmg: () => [
    uncited('Nothing neutralises malachite green; carbon in the filter takes it up.'),
    uncited(water),
  ],
  salt: () => [
    uncited('Salt: take it down slowly by water changes, over a day or more, unless fish roll.'),
  ],
};

/** How a treatment that is known is undone; null where the general way has to do. */
export const undoOf = (c: Case): readonly Line[] | null => {
  const ids = [...c.message.given.map(({ treatment }) => treatment), ...c.treatments];
  const id = ids.find((one) => byAgent[one]);
  return id === undefined ? null : (byAgent[id]?.(c) ?? null);
};
