import { beforeAll, describe, expect, it } from 'vitest';
import { searchEntries } from './entries.ts';
import { createSearcher, type Searcher } from './searcher.ts';

let searcher: Searcher;
beforeAll(async () => {
  searcher = await createSearcher(searchEntries());
});

/** What a keeper types, and the page that they mean: written before the search was tried on it. */
const meant: Record<string, string> = {
  // Varieties: by name, with a slip, half typed, in other words and in Japanese.
  kohaku: '/varieties/kohaku',
  Asagi: '/varieties/asagi',
  asgi: '/varieties/asagi',
  asag: '/varieties/asagi',
  kohaka: '/varieties/kohaku',
  shusiu: '/varieties/shusui',
  Shōwa: '/varieties/showa',
  sanke: '/varieties/sanke',
  'taisho sanke': '/varieties/sanke',
  shirobekko: '/varieties/shiro-bekko',
  'shiro utsuri': '/varieties/shiro-utsuri',
  koromo: '/varieties/goromo',
  platinum: '/varieties/purachina-ogon',
  'autumn leaf': '/varieties/ochiba-shigure',
  'tea koi': '/varieties/chagoi',
  'mustard koi': '/varieties/karashigoi',
  'yamato nishiki': '/varieties/yamatonishiki',
  tancho: '/varieties/tancho',
  kumonru: '/varieties/kumonryu',
  ogon: '/varieties/hikari-muji',
  peacock: '/varieties/kujaku',
  紅白: '/varieties/kohaku',
  大正三色: '/varieties/sanke',
  九紋竜: '/varieties/kumonryu',
  // Conditions.
  'white spot': '/conditions/white-spot',
  'white spt': '/conditions/white-spot',
  whitespot: '/conditions/white-spot',
  ich: '/conditions/white-spot',
  ick: '/conditions/white-spot',
  KHV: '/conditions/khv',
  'carp pox': '/conditions/carp-pox',
  'fin rot': '/conditions/fin-rot',
  finrot: '/conditions/fin-rot',
  dropsy: '/conditions/dropsy',
  'anchor worms': '/conditions/anchor-worm',
  'fish lice': '/conditions/fish-louse',
  argulus: '/conditions/fish-louse',
  'hole in the side': '/conditions/aeromonas-ulcer',
  costia: '/conditions/costia',
  'gill flukes': '/conditions/gill-flukes',
  hikui: '/conditions/hikui',
  sunburn: '/conditions/sunburn',
  'sleepy disease': '/conditions/cev',
  'swim bladder': '/conditions/buoyancy',
  // Treatments.
  PP: '/treatments/permanganate',
  'potassium permanganate': '/treatments/permanganate',
  KMnO4: '/treatments/permanganate',
  prazi: '/treatments/praziquantel',
  formalin: '/treatments/formalin',
  'malachite green': '/treatments/fmg',
  'chloramine t': '/treatments/chloramine-t',
  salt: '/treatments/salt',
  antibiotics: '/treatments/antibiotics',
  // Water.
  ammonia: '/water/ammonia',
  amonia: '/water/ammonia',
  NH3: '/water/ammonia',
  nitrite: '/water/nitrite',
  NO2: '/water/nitrite',
  nitrate: '/water/nitrate',
  pH: '/water/ph',
  KH: '/water/kh',
  dKH: '/water/kh',
  alkalinity: '/water/kh',
  oxygen: '/water/oxygen',
  // Calculators.
  'pond volume': '/tools/pond-volume',
  'how many litres': '/questions/water#water-volume',
  'gallons to litres': '/tools/units',
  // Emergencies come first.
  gasping: '/first-aid#gasping',
  'my koi are gasping at the surface': '/first-aid#gasping',
  dying: '/first-aid#deaths',
  'all my fish are dead': '/first-aid#deaths',
  'jumped out': '/first-aid#jumped',
  'koi found on the lawn': '/first-aid#jumped',
  'power cut': '/first-aid#pump',
  'pump stopped': '/first-aid#pump',
  chlorine: '/first-aid#chlorine',
  'ammonia spike': '/first-aid#ammonia',
  'high nitrite': '/first-aid#nitrite',
  // Questions, as they are asked.
  'how often water change': '/questions/water#water-change',
  'koi not eating': '/questions/health-checks#health-not-eating',
  'can koi eat bread': '/questions/feeding#feeding-treats',
  'when to stop feeding in winter': '/questions/feeding#feeding-stop-in-winter',
  'is my koi male or female': '/questions/growth#growth-male-female',
  'how long do koi live': '/questions/growth#growth-lifespan',
  'baking soda': '/questions/water#water-raise-kh',
  'green water': '/questions/water#water-green',
  blanketweed: '/questions/water#water-blanket-weed',
  'bottom drain': '/questions/pond-building#pond-bottom-drain',
  'uv lamp': '/questions/filters#filter-uv',
  'new pond syndrome': '/conditions/ammonia-poisoning',
  heron: '/conditions/predator-wounds',
  hosepipe: '/questions/law#law-hosepipe',
  'butterfly koi': '/questions/varieties#variety-butterfly',
  // Words.
  ginrin: '/varieties#modifiers',
  'lateral line': '/varieties/sanke#words',
};

describe('what keepers type', () => {
  it.each(Object.entries(meant))('%s leads to %s', (query, path) => {
    expect(searcher.find(query)[0]?.path).toBe(path);
  });
});
