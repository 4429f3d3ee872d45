import { treatments } from '@nishiki/knowledge/treatments/catalogue';
import { isWarned } from './negation.ts';

/** What amounts are given of, or measured of, by all the names that answers use. */
const named: Readonly<Record<string, string>> = {
  salt: 'salt|sodium chloride|nacl',
  'potassium-permanganate': 'permanganate|kmno4|pp',
  formalin: 'formalin|formaldehyde',
  malachite: 'malachite|fmg',
  'chloramine-t': 'chloramine[ -]?t|halamid',
  praziquantel: 'praziquantel|prazi\\w*',
  peroxide: 'peroxide|h2o2',
  thiosulphate: 'thiosulf\\w*|thiosulph\\w*|dechlorinator|conditioner',
  bicarbonate: 'bicarb\\w*|baking soda|nahco3',
  antibiotic:
    'antibiotics?|\\w*cyclines?|\\w*cillins?|\\w*floxacins?|baytril|florfenicol|chloramphenicol|kanamycin|neomycin|gentamicin|erythromycin|nitrofur\\w*|furaz\\w*|sulfa\\w*|sulpha\\w*|trimethoprim|metronidazole|ceftazidime|oxolinic acid|tetra\\w*mycin|terramycin',
  'clove-oil': 'clove oil|eugenol|oil of cloves|ms-?222|tricaine|aqui-?s',
  copper: 'copper|cuso4|cupr\\w*',
  organophosphate:
    'organophosph\\w*|trichlorfon|dimethoate|malathion|dipterex|masoten|diflubenzuron|dimilin|emamectin|lice ?solve|ivermectin|levamisole|closantel|mebendazole|flubendazole|supaverm|fluke ?solve',
  methylene: 'methylene blue|methylthioninium',
  acriflavine: 'acriflavine|proflavine',
  'peracetic-acid': 'peracetic acid|virkon|virasure',
  poison:
    'bleach|vinegar|ammonia solution|petrol|diesel|paraffin|disinfectant|dettol|jeyes|vodka|whisky|alcohol|gin|aspirin|paracetamol|ibuprofen|iodine|sodium hydroxide|caustic soda|hydrochloric acid|muriatic acid|sulphuric acid|sulfuric acid|detergent|washing[- ]up liquid|lye',
  lime: 'quicklime|lime|calcium hydroxide|soda ash|sodium carbonate',
  ammonia: 'ammonia|nh3|nh4',
  nitrite: 'nitrite|no2',
  nitrate: 'nitrate|no3',
  oxygen: 'oxygen|o2',
  kh: 'kh|alkalinity|carbonate hardness',
  gh: 'gh|general hardness|total hardness',
  chlorine: 'chlorine|chloramine(?![ -]?t)',
  food: 'food|feed|pellets?|protein|wheatgerm',
};

const patterns = Object.entries(named).map(
  ([id, words]) => [id, new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'iu')] as const,
);
/** Treatments of the catalogue that the table above does not name. */
const others = treatments
  .filter(({ name }) => !patterns.some(([, pattern]) => pattern.test(name)))
  .map(({ id, name }) => [id, new RegExp(name.split(/[ ,(]/)[0] ?? name, 'i')] as const);

/** Put into water; the other subjects are measured in it. */
const MEASURED = new Set([
  'ammonia',
  'nitrite',
  'nitrate',
  'oxygen',
  'kh',
  'gh',
  'chlorine',
  'food',
]);

export const subjectsIn = (text: string): ReadonlySet<string> =>
  new Set([...patterns, ...others].filter(([, pattern]) => pattern.test(text)).map(([id]) => id));

/** Those that a sentence does not only warn of: of "24 g; never with formalin" formalin is none. */
export const affirmedIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...patterns, ...others]
      .filter(([, pattern]) =>
        [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))].some(
          ({ index }) => !isWarned(text, index, false),
        ),
      )
      .map(([id]) => id),
  );

export const isAgent = (subject: string): boolean => !MEASURED.has(subject);

/** Never with an amount, whoever says it (decisions.md, facts "Reading rules"). */
export const WITHOUT_AMOUNT: readonly string[] = [
  'antibiotic',
  'clove-oil',
  'copper',
  'organophosphate',
  'poison',
];
