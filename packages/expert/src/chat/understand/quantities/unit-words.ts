import type { UnitId } from '../../quantity.ts';

/** 'degree': of what is decided by size and neighbours. */
export type WrittenUnit = UnitId | 'degree' | 'mg/l-n' | 'caco3' | 'grain';

const spellings: readonly (readonly [WrittenUnit, string])[] = [
  [
    'mg/l',
    'ppm|mg / l|mg / litre|mg / liter|mg / ltr|mg per litre|mg per liter|mg per l|mgl|mg l|parts per million|milligrams per litre|milligrams per liter|milligrams / litre|g / m3|p p m',
  ],
  ['percent', '%|percent|per cent|pct|percentage'],
  [
    'ppt',
    'ppt|parts per thousand|g / l|g / litre|g / liter|grams per litre|grams per liter|gram per litre|gram per liter|kg / m3|‰|psu',
  ],
  ['dkh', 'dkh|d kh|degrees kh|degree kh|° kh|°kh|deg kh|degrees dkh|kh degrees'],
  ['dgh', 'dgh|d gh|degrees gh|degree gh|° gh|deg gh|degrees dgh|dh|° dh'],
  ['mmol', 'mmol|mmol / l|mmol / litre|mmol per litre|millimol|meq|meq / l'],
  [
    'celsius',
    '° c|c|grad c|grados c|grad celsius|grados celsius|grados centigrados|graden celsius|celsius|celcius|centigrade|degrees c|degree c|deg c|degs c|degrees celsius|degree celsius|deg celsius|degrees centigrade|° celsius|degree celcius|degrees celcius',
  ],
  [
    'fahrenheit',
    '° f|f|fahrenheit|degrees f|degree f|deg f|degs f|degrees fahrenheit|deg fahrenheit|degree fahrenheit|° fahrenheit|farenheit|degrees farenheit',
  ],
  ['degree', '°|degrees|degree|deg|degs|grados|grado|grad|graden|gradi|degres|grader|stopni'],
  ['grain', 'grains|grain|gpg|grains per gallon|grain per gallon|grains / gallon|grains / gal'],
  [
    'litre-per-hour',
    'lph|l / h|l / hr|l / hour|litres per hour|liters per hour|litres an hour|liters an hour|litres / hour|litres / hr|litres / h|l per hour|lhr|l an hour|litre per hour',
  ],
  ['litre', 'l|lt|lts|litros|litro|litri|ltr|ltrs|lit|lits|litr|litrs|litre|litres|liter|liters'],
  [
    'm3',
    'm3|cubic metres|cubic meters|cubic metre|cubic meter|cubic m|cu m|cbm|m 3|m ^ 3|tonnes|tonne|tonnes of water|tons of water|tonne of water|ton of water|ton|tons',
  ],
  ['ft3', 'ft3|cubic feet|cubic foot|cubic ft|cu ft|cu feet|cuft|ft ^ 3'],
  [
    'uk-gallon',
    'uk gallons|uk gallon|uk gal|uk gals|uk galls|imperial gallons|imperial gallon|imperial gal|imperial gals|imp gallons|imp gal|imp gals|british gallons|british gallon|english gallons|english gallon|gallons uk|gallon uk|gal uk|gals uk|gallons imperial|gal imperial|gallons ( uk|gallon ( uk|gal ( uk|gals ( uk|gallons ( imperial|gallons ( imperial|ukg|uk g|ig|i g|imp g|imperial g|imperial|imp|igal|u k gallons|u.k. gallons|u.k gallons',
  ],
  [
    'us-gallon',
    'us gallons|us gallon|us gal|us gals|usg|us galls|american gallons|american gallon|american gal|usa gallons|usa gallon|gallons us|gallon us|gal us|gals us|gallons usa|gallons ( us|gallon ( us|gal ( us|gals ( us|gallons american|u.s. gallons|u.s. gal|u.s. gallon|u.s gallons|u s gallons',
  ],
  ['gallon', 'galones|gal|gals|gall|galls|gallon|gallons|galon|galons'],
  ['mm', 'mm|millimetres|millimeters|millimetre|millimeter'],
  ['cm', 'cm|cms|centimetres|centimeters|centimetre|centimeter|centimetros'],
  ['m', 'm|metre|metres|meter|meters|mtr|mtrs|mt'],
  ['inch', "inches|inch|\"|in|ins|' '"],
  ['foot', "ft|feet|foot|'"],
  ['yard', 'yards|yard|yd|yds'],
  ['mg', 'mg|mgs|milligrams|milligram|milligrammes'],
  ['g', 'g|gm|gms|gr|gram|grams|gramme|grammes'],
  ['kg', 'kg|kgs|kilo|kilos|kilogram|kilograms|kilogramme|kilogrammes'],
  ['oz', 'oz|ounce|ounces'],
  ['lb', 'lb|lbs|pound|pounds|pnds'],
  ['ml', 'ml|mls|cc|millilitres|milliliters|millilitre|milliliter'],
  ['uk-pint', 'uk pints|uk pint|imperial pints|imperial pint'],
  ['us-pint', 'us pints|us pint|american pints|american pint'],
  ['pint', 'pint|pints|pt|pts'],
  ['minute', 'minutes|minute|mins|min'],
  ['hour', 'hours|hour|hrs|hr|h'],
  ['day', 'days|day|d'],
  ['week', 'weeks|week|wks|wk'],
  ['month', 'months|month|mths|mth|mos'],
  ['year', 'years|year|yrs|yr|yo|y'],
  ['watt', 'watts|watt|w'],
  ['fish', 'fish|koi|carp|nishikigoi'],
];

/** 1 grain of CaCO3 in a US gallon, mg/l: 64.79891 mg / 3.785411784 l. */
export const MGL_PER_GRAIN = 17.118;

/** Longest spelling first, in words. */
export const LONGEST_UNIT = 4;

let built: ReadonlyMap<string, WrittenUnit> | undefined;

/** Units by their spelling, words parted by single gaps. */
export const unitSpellings = (): ReadonlyMap<string, WrittenUnit> =>
  (built ??= new Map(
    spellings.flatMap(([unit, all]) =>
      all.split('|').map((spelling): [string, WrittenUnit] => [spelling, unit]),
    ),
  ));

export const litresOf: Readonly<Partial<Record<UnitId, number>>> = {
  litre: 1,
  m3: 1000,
  ft3: 28.316846592,
  'uk-gallon': 4.54609,
  'us-gallon': 3.785411784,
};
export const centimetresOf: Readonly<Partial<Record<UnitId, number>>> = {
  mm: 0.1,
  cm: 1,
  m: 100,
  inch: 2.54,
  foot: 30.48,
  yard: 91.44,
};
export const gramsOf: Readonly<Partial<Record<UnitId, number>>> = {
  mg: 0.001,
  g: 1,
  kg: 1000,
  oz: 28.349523125,
  lb: 453.59237,
};
