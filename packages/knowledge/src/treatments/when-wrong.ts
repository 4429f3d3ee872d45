import { said, uncited, type Statement } from '../statement.ts';

const stopByWater = uncited(
  'Fish gasp, roll or lie down: more air at once, and 30 to 50 % fresh dechlorinated water of the same temperature; then again.',
);
const notForLong = uncited('Do not finish the time because it is nearly over.');

/** What each does to fish, pond or keeper where it is wrong, given wrongly or too much of it, and how it is stopped. */
const effects: Readonly<Record<string, readonly Statement[]>> = {
  salt: [
    uncited('Grains that are not dissolved burn skin and gills.'),
    uncited(
      'Raised too fast or too far, fish roll and hang: change water until the meter is back, and add air.',
    ),
    uncited('Over zeolite it sets free the ammonia that was held there.'),
  ],
  permanganate: [
    said('An overdose kills every fish.', 'selectkoi-permanganate'),
    uncited(
      'Fish gasp, roll or jump: hydrogen peroxide of 3 % at once. The pink goes within minutes. Then air, and a water change.',
    ),
    uncited(
      'Led through the filter it kills the bacteria there: ammonia and nitrite rise for weeks.',
    ),
    notForLong,
  ],
  praziquantel: [
    said(
      'Stopped after one dose, the eggs of gill flukes hatch, and all begins again.',
      'koiquestion-gill-fluke',
    ),
    uncited('Against what is no worm it does nothing, and days are lost.'),
    stopByWater,
  ],
  formalin: [
    uncited(
      'It burns the gills and takes the oxygen: fish that gasp or roll go into clean, aired pond water at once. Have that tub ready.',
    ),
    uncited('From a bottle with white sediment it kills at any amount.'),
    notForLong,
  ],
  fmg: [
    uncited('Nothing undoes malachite green: only water changes take it out.'),
    said('Outside 10 to 30 °C its makers forbid it.', 'formyfish-fmg'),
    stopByWater,
    notForLong,
  ],
  'chloramine-t': [
    uncited('In soft or acid water the same amount burns the gills.'),
    uncited('In sunlight, or after a dechlorinator, it does nothing, and the gills get worse.'),
    stopByWater,
  ],
  emamectin: [
    uncited(
      'The strength of the bottle misread is a multiple of the amount: read the label twice.',
    ),
    stopByWater,
  ],
  diflubenzuron: [
    uncited('Water that holds it kills the small life of a brook or a ditch that it runs into.'),
  ],
  flubendazole: [
    uncited(
      'The wrong product of the family kills: read which substance it holds before it is opened.',
    ),
    stopByWater,
  ],
  trichlorfon: [uncited('It poisons the nerves, of the fish and of the keeper.')],
  copper: [
    uncited('It stays in filter and mud, and comes back into the water when hardness or pH fall.'),
  ],
  antibiotics: [
    uncited(
      'The wrong one, or a course cut short, breeds bacteria that nothing kills, in the pond and on your hands.',
    ),
  ],
  'clove-oil': [
    uncited('Too much stops the breathing; too little leaves the fish stunned and suffering.'),
  ],
};

/**
 * What a treatment does when it goes wrong, and how it is stopped.
 * @throws RangeError for an unknown id
 */
export const whenWrong = (id: string): readonly Statement[] => {
  const found = Object.hasOwn(effects, id) ? effects[id] : undefined;
  if (found === undefined) throw new RangeError(`no treatment ${id}`);
  return found;
};
