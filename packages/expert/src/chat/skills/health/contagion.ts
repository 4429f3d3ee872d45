import type { Condition } from '@nishiki/knowledge/conditions/schema';
import { said, uncited } from '@nishiki/knowledge/statement';
import type { Line } from '../../answer.ts';

const single: Readonly<Record<string, Line>> = {
  khv: said(
    'Very contagious: it spreads by infected fish, by their water and by equipment.',
    'wildgoose-khv',
  ),
  dropsy: uncited(
    'Dropsy itself is a sign and does not pass from fish to fish; what lies behind it may, so watch the others and test the water.',
  ),
  hikui: said('It does not pass from fish to fish.', 'koikichi-hikui'),
};

const byGroup: Readonly<Record<Condition['group'], Line>> = {
  virus: uncited('A virus passes from fish to fish, by water, nets and hands.'),
  bacteria: uncited(
    'The bacteria live in every pond; they take hold where skin, stress or poor water let them in, so several fish can fall ill.',
  ),
  fungus: uncited('Its spores are in every pond; it grows on hurt fish and hardly on sound ones.'),
  parasite: uncited('Parasites pass from fish to fish, in the same water and by wet nets.'),
  water: uncited('Not contagious: the water harms all fish in it alike.'),
  injury: uncited('An injury is not contagious.'),
  growth: uncited('A growth like this is hardly contagious.'),
  other: uncited('It is not known to pass from fish to fish by itself; what lies behind it may.'),
  harmless: uncited('It is no disease, and not contagious.'),
};

/** Whether it passes from fish to fish, as far as that can be said. */
export const contagionOf = ({ id, group }: Condition): Line => single[id] ?? byGroup[group];
