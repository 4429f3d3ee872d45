import { uncited } from '@nishiki/knowledge/statement';
import { answerOf, type Skill } from '../../answer.ts';
import { askedText } from '../knowledge/asked.ts';

/** Hydrogen peroxide, which keepers take for a treatment. */
export const peroxide: Skill = {
  id: 'peroxide',
  bid: (c) =>
    /\bperoxide\b/.test(askedText(c)) &&
    c.treatments.length === 0 &&
    !/\bwound|sore|ulcer\b/.test(askedText(c))
      ? 0.9
      : 0,
  answer: () =>
    answerOf({
      skill: 'peroxide',
      intent: 'health',
      lead: [
        uncited(
          'No: hydrogen peroxide is no treatment for a pond here, and I give no amount for it. It burns gills and eats up the filter.',
        ),
        uncited(
          'Its one use is to neutralise potassium permanganate: 3 %, 11 ml for each gram of permanganate.',
        ),
      ],
      now: [uncited('For parasites: test the water, and have a scrape looked at first.')],
      never: [
        uncited(
          'Never a stronger grade than 3 to 6 %: above 12 % it is regulated, and burns skin and eyes.',
        ),
      ],
    }),
};
