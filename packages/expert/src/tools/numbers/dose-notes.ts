import { said, uncited, type Statement } from '@nishiki/knowledge/statement';

export type DoseNotes = {
  /** mg/l or what else is given, for somebody who has not told a volume. */
  readonly rate: Statement;
  /** Said with every amount. */
  readonly now: readonly Statement[];
  readonly never: readonly Statement[];
  /** What to do instead where it is refused. */
  readonly instead: readonly Statement[];
};

const testFirst = uncited('Test ammonia with pH and temperature, and nitrite, today.');
const measure = said(
  'Measure the volume: dissolve a weighed amount of salt and read the rise with a meter, or fill through a water meter.',
  'kangei-volume',
);
const safe = [testFirst, uncited('Clean water, air and a scrape come first; they harm nothing.')];

/** What each treatment with an amount needs to be told in words, beside its steps. */
export const doseNotes: Readonly<Record<string, DoseNotes>> = {
  permanganate: {
    rate: said('2 mg/l, which is 2 g for each 1,000 litres.', 'uf-permanganate'),
    now: [],
    never: [
      uncited(
        'Never with formalin, salt as a treatment, thiosulphate or any dye; never when the water is over 27 °C or a fish gasps: it adds no oxygen.',
      ),
      uncited('Never more than 2 mg/l, and never left alone: stay and watch.'),
    ],
    instead: [measure, ...safe],
  },
  praziquantel: {
    rate: uncited('2 to 2.5 mg/l, which is 2 to 2.5 g for each 1,000 litres.'),
    now: [],
    never: [
      uncited('No carbon in the filter, UV off, and no second treatment with it.'),
      said(
        'No product with closantel and mebendazole (Supaverm) where goldfish or orfe live.',
        'sacramento-flukes',
      ),
    ],
    instead: safe,
  },
  formalin: {
    rate: said(
      'As a bath in a tub: 250 mg/l (ml in 1,000 litres) up to 21 °C, 150 above, for 60 minutes at most.',
      'uf-formalin',
    ),
    now: [],
    never: [
      uncited('Never poured into the pond: it takes oxygen out of the water.'),
      uncited('Never from a bottle with white sediment: that is paraformaldehyde, and kills.'),
    ],
    instead: [measure, ...safe],
  },
  fmg: {
    rate: uncited(
      '25 ml of the Leteux-Meyer mixture for each 1,000 litres; other bottles by label.',
    ),
    now: [],
    never: [
      said('Not below 10 or above 30 °C.', 'formyfish-fmg'),
      uncited('Never in salted water, and never with orfe, tench, rudd or sturgeon.'),
    ],
    instead: [
      measure,
      uncited('Treat the koi alone in a separate tub, with the volume known; scrape first.'),
      testFirst,
    ],
  },
  'chloramine-t': {
    rate: uncited('2 mg/l, which is 2 g for each 1,000 litres, in hard water that is not acid.'),
    now: [uncited('UV off, and no dechlorinator (thiosulphate) with it.')],
    never: [uncited('Never in soft or acid water: there it burns the gills.')],
    instead: [
      measure,
      uncited('Soft or acid water: first find why, and bring KH up slowly once ammonia is nil.'),
      testFirst,
    ],
  },
  salt: {
    rate: said('0.1 % is 1 kg for each 1,000 litres.', 'kangei-volume'),
    now: [],
    never: [],
    instead: safe,
  },
};

export const notesOf = (id: string): DoseNotes =>
  doseNotes[id] ?? {
    rate: uncited('No number is given to keepers for this.'),
    now: [],
    never: [],
    instead: [],
  };
