import { uncited, type Statement } from './statement.ts';

/** What a pond needs at a water temperature (facts B.10). The first band whose `below` is above it counts. */
export type SeasonBand = {
  /** °C. */
  readonly below: number;
  /** Where the same temperature means another thing in spring and autumn. */
  readonly trend: 'rising' | 'falling' | null;
  readonly name: string;
  readonly tasks: readonly Statement[];
  readonly never: readonly Statement[];
};

const all = (...texts: readonly string[]): readonly Statement[] => texts.map(uncited);

const autumn = all(
  'Less protein: wheatgerm in small feeds, and none any more once the water is under 8 °C.',
  'Look every fish over now, and treat now what needs it: not in cold water.',
  'Stretch a net against leaves, and take out those that got in.',
  'Rinse the filter media in pond water, a part at a time.',
  'Measure and weigh the fish for the book.',
  'Test KH and bring it up slowly before winter; have a spare air pump ready.',
);

export const seasonBands: readonly SeasonBand[] = [
  {
    below: 5,
    trend: null,
    name: 'winter rest',
    tasks: all(
      'No food at all.',
      'Keep a hole in the ice open for gas; melt it with hot water in a pot.',
      'Raise the pump to mid-water, so that the deep, warmer layer is not stirred.',
      'A look each week without disturbing them, a water test each month.',
    ),
    never: all('Never hit the ice: the shock reaches the fish.'),
  },
  {
    below: 10,
    trend: 'rising',
    name: 'early spring, the riskiest weeks',
    tasks: all(
      'Test ammonia and nitrite twice a week: appetite wakes before the filter does.',
      'Change 10 to 20 % of the water a week, dechlorinated.',
      'Bring the filter up gently.',
      'Look for rubbing, clamped fins and sores; scrape two or three fish if you see any.',
    ),
    never: all('No chemical by habit: treat only what a scrape or a vet has shown.'),
  },
  {
    below: 10,
    trend: 'falling',
    name: 'late autumn',
    tasks: all(
      'Under 10 °C a little wheatgerm at midday at most, and only if they ask; stop at 8 °C.',
      'Turn waterfalls down or by-pass them: they cool the pond.',
      'Raise the pump off the floor, keep air at the surface.',
      'Leaves out, net on.',
      'A heater where the water would fall under 4 °C.',
    ),
    never: all('Do not treat or move fish in cold water unless a vet says so.'),
  },
  {
    below: 15,
    trend: 'rising',
    name: 'spring',
    tasks: all(
      'Wheatgerm in small feeds.',
      'Check pumps, air, UV tube (each year), the date on the test kit and the salt meter.',
      'Test twice a week until the filter has caught up.',
    ),
    never: all('Do not add new fish without quarantine.'),
  },
  { below: 15, trend: 'falling', name: 'autumn', tasks: autumn, never: [] },
  {
    below: 20,
    trend: null,
    name: 'the growing season',
    tasks: all(
      'Normal food; weekly water test and change.',
      'New fish through quarantine only: from 16 °C KHV can show itself.',
      'From 18 °C on watch for spawning: test ammonia, nitrite and oxygen the day after, and look for wounds.',
    ),
    never: [],
  },
  {
    below: 41,
    trend: null,
    name: 'high summer',
    tasks: all(
      'Air day and night; the lowest oxygen is at dawn.',
      'Shade over part of the pond.',
      'Split the food into more, smaller feeds; less above 26 °C, half or nothing above 28 °C.',
      'Change 10 to 25 % a week, top-ups dechlorinated.',
      'With green water, test pH at 7:00 and 17:00: it swings.',
    ),
    never: all('No oxidiser and no formalin in hot water.'),
  },
];

/**
 * What belongs to a water temperature in °C.
 * @throws RangeError outside -2 to 40 °C
 */
export const seasonAt = (celsius: number, trend: 'rising' | 'falling'): SeasonBand => {
  if (!(celsius >= -2 && celsius <= 40)) throw new RangeError(`no season for ${celsius} °C`);
  const band = seasonBands.find(
    (one) => celsius < one.below && (one.trend === null || one.trend === trend),
  );
  if (!band) throw new RangeError(`no season for ${celsius} °C`);
  return band;
};
