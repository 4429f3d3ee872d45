import { saltForRise, MOST_SALT_RISE_A_DAY } from '@nishiki/koi-science/salt';
import { PERMANGANATE_DOSE, peroxideMl } from '@nishiki/koi-science/permanganate';
import { dosedLitres } from '@nishiki/koi-science/volume';
import { said, uncited } from '../statement.ts';
import { amountOf, between, duringAnyBath, shown } from './amounts.ts';
import type { TreatmentEntry } from './schema.ts';

/** Per cent for a pond against parasites and for osmotic support (facts B.4). */
const SALT = 0.3;

export const baths: readonly TreatmentEntry[] = [
  {
    id: 'salt',
    name: 'Salt',
    otherNames: ['Sodium chloride', 'NaCl', 'Pond salt'],
    summary:
      'Eases the work of the gills, guards against nitrite at 0.1 %, and acts on some parasites at 0.3 %.',
    against: [
      'nitrite-poisoning',
      'white-spot',
      'chilodonella',
      'epistylis',
      'saprolegnia',
      'fin-rot',
      'dropsy',
      'cev',
    ],
    gates: ['no-zeolite', 'salt-wanted'],
    give: (volume, { salt }) => {
      const rise = Math.max(0, SALT - (salt ?? 0));
      const litres = dosedLitres(volume);
      const grams = saltForRise(litres, rise);
      const days = Math.ceil(rise / MOST_SALT_RISE_A_DAY - 1e-9);
      return {
        amount: {
          low: grams / 1000,
          high: grams / 1000,
          unit: 'kg',
          formula: `(${SALT} % - ${salt ?? 0} %) x 10 g/l x ${shown(litres)} l = ${(grams / 1000).toFixed(1)} kg`,
        },
        steps: [
          'Use pure salt without iodine or anti-caking agents; never potassium chloride or dishwasher salt.',
          `Raise it by at most ${MOST_SALT_RISE_A_DAY} % a day: ${days <= 1 ? 'in one day' : `over ${days} days`}, dissolved, never onto fish.`,
          'Measure with a salt meter before each part.',
          'After 14 to 21 days take it out again by water changes: nothing else removes it.',
        ],
        repeat: null,
      };
    },
    statements: [
      said('Baths of 0.5 to 1 % for hours and dips of 3 % rid fish of some parasites.', 'uf-salt'),
      uncited(
        '0.1 % guards against nitrite; 0.3 % for 14 to 21 days supports sick fish. Many strains of Trichodina and Costia bear it.',
      ),
      uncited('It kills many pond plants from 0.1 to 0.2 % on.'),
    ],
    warnings: ['Write the date down: salt that is forgotten stays.'],
  },
  {
    id: 'permanganate',
    name: 'Potassium permanganate',
    otherNames: ['KMnO4', 'PP'],
    summary:
      'A strong oxidiser against parasites of the skin and bacteria on it. It kills fish where it is weighed or judged wrongly.',
    against: ['costia', 'trichodina', 'chilodonella', 'epistylis', 'skin-flukes', 'columnaris'],
    gates: [
      'volume-measured',
      'most-27',
      'not-distressed',
      'watched',
      'peroxide-ready',
      'no-ammonia',
      'no-nitrite',
      'buffered',
      'hard',
      'no-thiosulphate',
      'no-salt-treatment',
      'confirmed',
      'uv-off',
    ],
    give: (volume) => {
      const amount = amountOf(volume, PERMANGANATE_DOSE, PERMANGANATE_DOSE, 'g');
      return {
        amount,
        steps: [
          'Wear gloves and goggles: the powder burns eyes and skin, and stains.',
          `Put ${Math.ceil(peroxideMl(amount.high))} ml of 3 % hydrogen peroxide aside: it stops the treatment at once (11 ml for each gram).`,
          'Take the biological filter out of the flow and keep its water moving with air.',
          ...duringAnyBath,
          'The water must stay pink for four hours. When it turns brown earlier, the dose may be given once more, not oftener.',
          'After four hours, or at the first sign of distress, add the peroxide.',
        ],
        repeat: 'At the earliest after 4 to 7 days, and at most four times.',
      };
    },
    statements: [
      said('It adds no oxygen to the water, whatever is said of it.', 'uf-permanganate'),
      said('2 mg/l is the usual dose for a whole pond.', 'uf-permanganate'),
    ],
    warnings: [
      'Never with formalin, with thiosulphate, with peroxide (but to stop it), or with any dye.',
      'Not on gasping fish: it does not help them to breathe.',
    ],
  },
  {
    id: 'praziquantel',
    name: 'Praziquantel',
    otherNames: ['Prazi', 'Fluke treatment'],
    summary: 'Against flukes and tapeworms; gentle on fish and filter.',
    against: ['skin-flukes', 'gill-flukes', 'intestinal-worms'],
    gates: ['confirmed', 'least-10', 'uv-off', 'no-salt-treatment'],
    give: (volume, { celsius }) => ({
      amount: amountOf(volume, 2, 2.5, 'g'),
      steps: [
        'It hardly dissolves: rub it to a paste with warm water, then stir it into a bucket.',
        ...duringAnyBath,
      ],
      repeat:
        (celsius ?? 0) > 16
          ? 'Every 5 to 7 days, two or three times: the eggs of gill flukes outlive a dose.'
          : 'Every 10 to 14 days, two or three times: the eggs of gill flukes outlive a dose and hatch slowly in cool water.',
    }),
    statements: [
      said('Gentle on fish of all kinds, on plants and on the filter.', 'johnson-praziquantel'),
      said(
        'At 20 °C the eggs of gill flukes hatch in about four days; above 16 °C dose again after 5 to 7 days.',
        'chatterkoi-flukes',
      ),
      uncited(
        '2 to 2.5 mg/l; above 16 °C again every 5 to 7 days, from 10 to 15 °C every 10 to 14 days.',
      ),
    ],
    warnings: ['Dose again for the part of the water that you change.'],
  },
  {
    id: 'formalin',
    name: 'Formalin, as a bath',
    otherNames: ['Formaldehyde 37 %'],
    summary:
      'Against parasites of skin and gills, as a short bath in a tank. Not for ponds: it takes the oxygen away.',
    against: ['costia', 'trichodina', 'chilodonella', 'skin-flukes', 'gill-flukes'],
    gates: [
      'volume-measured',
      'most-27',
      'no-salt',
      'oxygen',
      'watched',
      'not-distressed',
      'confirmed',
      'little-ammonia',
      'little-nitrite',
    ],
    give: (volume, { celsius }) => {
      const rate = (celsius ?? 99) <= 21 ? 250 : 150;
      return {
        amount: amountOf(volume, rate, rate, 'ml'),
        steps: [
          'For a bath in a tank of measured volume, never for the pond.',
          'Do not use it when a white sediment has formed, or when it has stood in the frost: that is deadly paraformaldehyde.',
          'Outdoors, with gloves and goggles: it causes cancer when breathed.',
          'At most 60 minutes, with strong air all the time. Then back into clean water.',
        ],
        repeat: 'After 5 to 10 days.',
      };
    },
    statements: [
      said('Each 5 mg/l take about 1 mg/l of oxygen out of the water.', 'uf-formalin'),
      said('Baths of up to an hour: 250 mg/l up to 21 °C, 150 mg/l above.', 'uf-formalin'),
    ],
    warnings: ['Never within 7 days of permanganate.'],
  },
  {
    id: 'fmg',
    name: 'Formalin with malachite green (FMG)',
    otherNames: ['Leteux-Meyer', 'FMG mixture'],
    summary:
      'Against white spot, costia, chilodonella, trichodina and fungus, in three doses by temperature.',
    against: ['white-spot', 'costia', 'chilodonella', 'trichodina', 'saprolegnia'],
    gates: [
      'volume-measured',
      'least-10',
      'most-30',
      'no-salt',
      'not-with-sensitive',
      'confirmed',
      'not-distressed',
      'oxygen',
      'watched',
      'little-ammonia',
      'little-nitrite',
      'uv-off',
    ],
    give: (volume, { celsius }) => {
      const at = celsius ?? 18;
      const gap =
        at >= 25 ? 4 : at >= 18 ? between(at, [18, 6], [25, 4]) : between(at, [10, 10], [18, 6]);
      return {
        amount: amountOf(volume, 25, 25, 'ml'),
        steps: [
          'Only where the bottle is the Leteux-Meyer mixture (3.7 g malachite green in a litre of formalin); any other by its own label.',
          'Wear gloves: malachite green is suspected to cause cancer. Never on fish that may be eaten.',
          ...duringAnyBath,
        ],
        repeat: `Against white spot three times, ${Math.round(gap)} days apart at this temperature.`,
      };
    },
    statements: [
      said('Not below 10 or above 30 °C.', 'formyfish-fmg'),
      uncited('Against white spot three doses: 4 days apart at 25 °C, 6 at 18 °C, 10 at 10 °C.'),
    ],
    warnings: ['Fish without scales bear it badly.'],
  },
  {
    id: 'chloramine-t',
    name: 'Chloramine-T',
    otherNames: [],
    summary:
      'Against bacteria of gills and skin and some parasites. More poisonous in soft and acid water.',
    against: ['bacterial-gill-disease', 'columnaris', 'fin-rot'],
    gates: [
      'volume-measured',
      'least-12.5',
      'not-acid',
      'buffered',
      'hard',
      'no-thiosulphate',
      'not-with-sensitive',
      'not-distressed',
      'watched',
      'little-ammonia',
      'little-nitrite',
      'uv-off',
    ],
    give: (volume) => ({
      amount: amountOf(volume, 2, 2, 'g'),
      steps: ['In the late afternoon: sunlight destroys it.', ...duringAnyBath],
      repeat: null,
    }),
    statements: [uncited('2 mg/l in a pond; more poisonous in soft, acid water.')],
    warnings: ['Never with thiosulphate (dechlorinator).'],
  },
];
