import { conditions } from '@nishiki/knowledge/conditions/catalogue';
import { treatments } from '@nishiki/knowledge/treatments/catalogue';
import { catalogue } from '@nishiki/knowledge/varieties/catalogue';
import { commonWords } from './common-words.ts';

/** What keepers ask with, beside the names of the knowledge base. */
const words =
  'alkalinity alkaline ammonia ammonium anchor antibiotic argulus aeration aerator bacteria baking barbels belly ' +
  'benzoate bicarbonate bicarb bottom breathing breeding breeder buffer bulging butterfly calculate carbonate ' +
  'carcass celsius chemical chilodonella chloramine chlorine clamped cloudy columnaris competition cotton ' +
  'culling dangerous darting dechlorinate dechlorinated dechlorinator degrees difference disease dissolved doitsu ' +
  'dorsal dropsy dechlor emergency epistylis estimated euthanise euthanasia fahrenheit feeding filter filtration ' +
  'flashing flukes formaldehyde formalin fungus gallon gallons gasping ginrin goldfish gosanke gram grams growth ' +
  'hardness healthy heron herpes hikui hirenaga hydrogen identify infection inches jumping kilo kilogram kilograms ' +
  'kilos koi length lethargic litre litres liter liters louse malachite maturing measure microscope milligram ' +
  'missing mucus nisai nitrate nitrates nitrite nitrites nishikigoi nitrogen oxygen parasite parasites parameter ' +
  'parameters pectoral permanganate peroxide pinecone pinecones piping poisoning pond potassium pounds ' +
  'praziquantel prazi quarantine salinity sansai saltwater scales scrape sluggish sodium spawned spawning ' +
  'sterlet sturgeon stocking sulphate sunken surface surfacing swimming swollen symptom symptoms tancho tapeworm ' +
  'temperature tench thermometer thiosulphate tosai treatment treatments trichodina tubercles ulcer ulcers ' +
  'variety varieties veterinarian volume waterfall weight wheatgerm whitespot zeolite bloated ragged ' +
  'motoguro menware overdose poisoned medication hospital vaccine virus viral bleach copper vinegar chlorinated ' +
  'dosage dosing england scotland wales ireland america germany gallons cubic metre metres meters centimetres ' +
  'centimeters thousand hundred  clamping floating rubbing scratching spinning ' +
  'breathe anaesthetic spike';

/** What everybody writes short, or wrong in the same way. */
export const slang: ReadonlyMap<string, string> = new Map(
  Object.entries({
    u: 'you',
    ur: 'your',
    r: 'are',
    pls: 'please',
    plz: 'please',
    thx: 'thanks',
    ty: 'thanks',
    wat: 'what',
    wot: 'what',
    wots: "what's",
    whats: "what's",
    hows: "how's",
    wats: "what's",
    whos: "who's",
    im: "i'm",
    ive: "i've",
    dont: "don't",
    doesnt: "doesn't",
    didnt: "didn't",
    isnt: "isn't",
    arent: "aren't",
    wasnt: "wasn't",
    havent: "haven't",
    hasnt: "hasn't",
    wont: "won't",
    cant: "can't",
    couldnt: "couldn't",
    shouldnt: "shouldn't",
    thats: "that's",
    theyre: "they're",
    shud: 'should',
    cud: 'could',
    wud: 'would',
    gona: 'going to',
    gonna: 'going to',
    wanna: 'want to',
    idk: "don't know",
    dunno: "don't know",
    bout: 'about',
    abt: 'about',
    b4: 'before',
    coz: 'because',
    cuz: 'because',
    cos: 'because',
    bcos: 'because',
    yest: 'yesterday',
    tho: 'though',
    fishes: 'fish',
    fsh: 'fish',
    fihs: 'fish',
    fich: 'fish',
    kois: 'koi',
    coy: 'koi',
    pnd: 'pond',
    temps: 'temperature',
    temp: 'temperature',
    tmp: 'temperature',
    tempature: 'temperature',
    temprature: 'temperature',
    amonia: 'ammonia',
    amm: 'ammonia',
    nitrit: 'nitrite',
    nitrat: 'nitrate',
    chlor: 'chlorine',
    clorine: 'chlorine',
    dechlor: 'dechlorinator',
    declor: 'dechlorinator',
    praz: 'prazi',
    slat: 'salt',
    fluks: 'flukes',
    gasp: 'gasping',
    color: 'colour',
    gils: 'gills',
    guage: 'gauge',
    flukse: 'flukes',
    thier: 'their',
    teh: 'the',
    hte: 'the',
    adn: 'and',
    becuase: 'because',
    wierd: 'weird',
    ded: 'dead',
    diying: 'dying',
    dieing: 'dying',
    dyin: 'dying',
    gaspin: 'gasping',
    eatin: 'eating',
    hlep: 'help',
    halp: 'help',
    gray: 'grey',
    sulfate: 'sulphate',
    thiosulfate: 'thiosulphate',
    hydrogenperoxide: 'hydrogen peroxide',
  }),
);

const namesOf = (): string[] => [
  ...catalogue.flatMap(({ name }) => name),
  ...conditions.flatMap(({ name, alsoKnown }) => [name, ...alsoKnown]),
  ...treatments.flatMap(({ name, otherNames }) => [name, ...otherNames]),
];

/** Words that slips are mended to. */
export const fieldWords = (): readonly string[] => [
  ...new Set([
    ...words.split(' '),
    ...namesOf()
      .flatMap((name) => name.toLowerCase().match(/[a-z]{5,}/g) ?? [])
      .filter((word) => !commonWords.has(word)),
  ]),
];
