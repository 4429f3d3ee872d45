/**
 * How each variety is drawn: colours and patterns as numbers, no texts, so that drawings cost a page
 * little. Covers are shares of the body seen from above, read off the descriptions in `varieties/`.
 */
export type Ink =
  | 'white'
  | 'red'
  | 'orange'
  | 'yellow'
  | 'black'
  | 'blue'
  | 'navy'
  | 'pale'
  | 'sky'
  | 'grey'
  | 'brown'
  | 'mustard'
  | 'green'
  | 'purple'
  | 'silver'
  | 'gold'
  | 'copper';

/**
 * steps: patches one behind the other · band: one zigzag from head to tail · cap: most of the back ·
 * spot: round, on the head · stones: small, on the back, never on the head · wraps: bold bands, the
 * first across the head · clouds: soft areas on the sides · petals: wavy bands along both sides ·
 * flanks: low along both sides and on the cheeks.
 */
export type LayerKind =
  'steps' | 'band' | 'cap' | 'spot' | 'stones' | 'wraps' | 'clouds' | 'petals' | 'flanks';

export type Layer = {
  kind: LayerKind;
  ink: Ink;
  /** Least and greatest share of the body that this layer covers. */
  cover: readonly [number, number];
  /** Patches; only for steps, stones, wraps and clouds. */
  count?: number;
};

export type Art = {
  ground: Ink;
  /** Painted in this order. */
  layers: readonly Layer[];
  /** Scale edges: over the ground, inside the first layer, or over everything. */
  net?: { ink: Ink; on: 'ground' | 'first' | 'all' };
  /** Metallic sheen. */
  lustre?: true;
  /** Mirror scales along the back, no others. */
  doitsu?: Ink;
  /** Black at the base of the pectoral fins (motoguro), stripes in them (tejima), or pale tips. */
  fins?: 'motoguro' | 'stripes' | 'tips';
  /** Colour of the fins where it is not the ground. */
  fin?: Ink;
  /** Colour of the head where it is not the ground. */
  head?: Ink;
};

const steps = (count: number, cover: Layer['cover'] = [0.34, 0.5], ink: Ink = 'red'): Layer => ({
  kind: 'steps',
  ink,
  cover,
  count,
});
const stones = (cover: Layer['cover'] = [0.05, 0.11], count = 6): Layer => ({
  kind: 'stones',
  ink: 'black',
  cover,
  count,
});
const wraps = (cover: Layer['cover'] = [0.26, 0.38], count = 4): Layer => ({
  kind: 'wraps',
  ink: 'black',
  cover,
  count,
});
const spot: Layer = { kind: 'spot', ink: 'red', cover: [0.015, 0.045] };
const flanks = (cover: Layer['cover'], ink: Ink = 'orange'): Layer => ({
  kind: 'flanks',
  ink,
  cover,
});
const plain = (ground: Ink): Art => ({ ground, layers: [] });
const metal = (ground: Ink): Art => ({ ground, layers: [], lustre: true });
const utsuri = (ground: Ink): Art => ({
  ground,
  layers: [wraps([0.38, 0.5], 5)],
  fins: 'motoguro',
});
const showa = (red: Layer['cover'], black: Layer['cover']): Art => ({
  ground: 'white',
  layers: [steps(3, red), wraps(black)],
  fins: 'motoguro',
});
const bekko = (ground: Ink): Art => ({
  ground,
  layers: [stones([0.06, 0.12], 7)],
  fins: 'stripes',
});
const asagi = (ground: Ink, sides: Layer['cover']): Art => ({
  ground,
  layers: [flanks(sides)],
  net: { ink: 'white', on: 'ground' },
  fin: 'orange',
  head: 'pale',
});
const shusui = (layers: readonly Layer[]): Art => ({
  ground: 'sky',
  layers,
  doitsu: 'navy',
  fin: 'orange',
  head: 'pale',
});
const goromo = (ink: Ink, red: Ink = 'red'): Art => ({
  ground: 'white',
  layers: [steps(3, [0.34, 0.48], red)],
  net: { ink, on: 'first' },
});

const clouds = (cover: Layer['cover'], ink: Ink = 'black'): Layer => ({
  kind: 'clouds',
  ink,
  cover,
  count: 5,
});

const kikokuryuWith = (ink: Ink): Art => ({
  ground: 'silver',
  layers: [steps(3, [0.24, 0.38], ink), clouds([0.24, 0.4])],
  lustre: true,
  doitsu: 'black',
});

const kohaku3: Art = { ground: 'white', layers: [steps(3)] };

/** Drawing data by variety id. */
export const art: Readonly<Record<string, Art>> = {
  kohaku: kohaku3,
  'nidan-kohaku': { ground: 'white', layers: [steps(2)] },
  'inazuma-kohaku': { ground: 'white', layers: [{ kind: 'band', ink: 'red', cover: [0.34, 0.5] }] },
  'maruten-kohaku': { ground: 'white', layers: [steps(2, [0.26, 0.4]), spot] },
  sanke: { ground: 'white', layers: [steps(3, [0.3, 0.44]), stones()], fins: 'stripes' },
  'maruten-sanke': {
    ground: 'white',
    layers: [steps(2, [0.24, 0.38]), spot, stones()],
    fins: 'stripes',
  },
  'aka-sanke': {
    ground: 'white',
    layers: [{ kind: 'cap', ink: 'red', cover: [0.55, 0.75] }, stones()],
    fins: 'stripes',
  },
  showa: showa([0.28, 0.42], [0.26, 0.38]),
  'kindai-showa': showa([0.2, 0.32], [0.16, 0.26]),
  'hi-showa': {
    ground: 'white',
    layers: [{ kind: 'cap', ink: 'red', cover: [0.6, 0.78] }, wraps()],
    fins: 'motoguro',
  },
  'kage-showa': { ...showa([0.26, 0.4], [0.18, 0.3]), net: { ink: 'grey', on: 'all' } },
  utsuri: utsuri('white'),
  'shiro-utsuri': utsuri('white'),
  'hi-utsuri': utsuri('orange'),
  'ki-utsuri': utsuri('yellow'),
  'kage-shiro-utsuri': { ...utsuri('white'), net: { ink: 'grey', on: 'all' } },
  bekko: bekko('white'),
  'shiro-bekko': bekko('white'),
  'aka-bekko': bekko('orange'),
  'ki-bekko': bekko('yellow'),
  asagi: asagi('blue', [0.12, 0.22]),
  'narumi-asagi': asagi('blue', [0.1, 0.18]),
  'konjo-asagi': asagi('navy', [0.1, 0.18]),
  'hi-asagi': asagi('blue', [0.34, 0.48]),
  shusui: shusui([flanks([0.12, 0.22])]),
  'hi-shusui': shusui([flanks([0.44, 0.6])]),
  'hana-shusui': shusui([
    flanks([0.08, 0.14]),
    { kind: 'petals', ink: 'orange', cover: [0.12, 0.22] },
  ]),
  goromo: goromo('navy'),
  'ai-goromo': goromo('navy'),
  'sumi-goromo': goromo('black'),
  'budo-goromo': goromo('navy', 'purple'),
  'koromo-sanke': {
    ground: 'white',
    layers: [steps(3, [0.3, 0.44]), stones()],
    net: { ink: 'navy', on: 'first' },
    fins: 'stripes',
  },
  'koromo-showa': { ...showa([0.28, 0.42], [0.2, 0.3]), net: { ink: 'navy', on: 'first' } },
  goshiki: {
    ground: 'pale',
    layers: [steps(3, [0.32, 0.46])],
    net: { ink: 'navy', on: 'ground' },
    fin: 'white',
  },
  'kuro-goshiki': {
    ground: 'navy',
    layers: [steps(3, [0.32, 0.46])],
    net: { ink: 'black', on: 'ground' },
  },
  // A class of many forms is drawn as the one that most keepers know.
  'hikari-muji': metal('gold'),
  'yamabuki-ogon': metal('gold'),
  'purachina-ogon': metal('silver'),
  'orenji-ogon': metal('orange'),
  'hi-ogon': metal('red'),
  'nezu-ogon': metal('grey'),
  'mukashi-ogon': metal('mustard'),
  'kin-matsuba': { ...metal('gold'), net: { ink: 'brown', on: 'all' } },
  'gin-matsuba': { ...metal('silver'), net: { ink: 'black', on: 'all' } },
  'hikari-utsuri': { ...showa([0.28, 0.42], [0.22, 0.34]), ground: 'silver', lustre: true },
  'kin-showa': { ...showa([0.28, 0.42], [0.22, 0.34]), ground: 'silver', lustre: true },
  'gin-shiro-utsuri': { ...utsuri('silver'), lustre: true },
  'kin-hi-utsuri': { ...utsuri('copper'), lustre: true },
  'kin-ki-utsuri': { ...utsuri('gold'), lustre: true },
  'hikari-moyo': { ground: 'silver', layers: [steps(3, [0.32, 0.46], 'gold')], lustre: true },
  hariwake: { ground: 'silver', layers: [steps(3, [0.32, 0.46], 'gold')], lustre: true },
  kikusui: {
    ground: 'silver',
    layers: [{ kind: 'petals', ink: 'orange', cover: [0.26, 0.42] }],
    lustre: true,
    doitsu: 'grey',
  },
  yamatonishiki: {
    ground: 'silver',
    layers: [steps(3, [0.3, 0.44], 'copper'), stones()],
    lustre: true,
  },
  'heisei-nishiki': {
    ground: 'silver',
    layers: [steps(3, [0.3, 0.44], 'copper'), stones()],
    lustre: true,
    doitsu: 'grey',
  },
  kujaku: {
    ground: 'silver',
    layers: [steps(3, [0.34, 0.5], 'copper')],
    net: { ink: 'black', on: 'all' },
    lustre: true,
  },
  'sakura-ogon': { ground: 'silver', layers: [steps(3, [0.32, 0.46], 'copper')], lustre: true },
  kinsui: { ...shusui([flanks([0.2, 0.34])]), ground: 'silver', lustre: true },
  'gin-bekko': { ground: 'silver', layers: [stones([0.06, 0.12], 7)], lustre: true },
  'tora-ogon': { ground: 'gold', layers: [stones([0.08, 0.14], 8)], lustre: true },
  kikokuryu: { ground: 'silver', layers: [clouds([0.3, 0.48])], lustre: true, doitsu: 'black' },
  'kin-kikokuryu': kikokuryuWith('gold'),
  'beni-kikokuryu': kikokuryuWith('copper'),
  kawarimono: plain('brown'),
  chagoi: plain('brown'),
  soragoi: plain('grey'),
  karashigoi: plain('mustard'),
  kigoi: plain('yellow'),
  benigoi: plain('red'),
  'shiro-muji': plain('white'),
  midorigoi: { ground: 'green', layers: [], doitsu: 'black' },
  karasugoi: plain('black'),
  magoi: { ...plain('brown'), net: { ink: 'black', on: 'all' } },
  'ochiba-shigure': { ground: 'grey', layers: [steps(3, [0.34, 0.48], 'brown')] },
  kumonryu: { ground: 'white', layers: [clouds([0.36, 0.55])], doitsu: 'black' },
  'beni-kumonryu': {
    ground: 'white',
    layers: [steps(3, [0.24, 0.38]), clouds([0.26, 0.42])],
    doitsu: 'black',
  },
  matsukawabake: {
    ground: 'white',
    layers: [clouds([0.34, 0.52])],
    net: { ink: 'grey', on: 'all' },
  },
  hajiro: { ground: 'black', layers: [], fins: 'tips' },
  hageshiro: { ground: 'black', layers: [], fins: 'tips', head: 'white' },
  'aka-matsuba': { ground: 'red', layers: [], net: { ink: 'black', on: 'all' } },
  'ki-matsuba': { ground: 'yellow', layers: [], net: { ink: 'black', on: 'all' } },
  'shiro-matsuba': { ground: 'white', layers: [], net: { ink: 'black', on: 'all' } },
  'kanoko-kohaku': {
    ground: 'white',
    layers: [{ kind: 'stones', ink: 'red', cover: [0.16, 0.26], count: 34 }],
  },
  tancho: { ground: 'white', layers: [spot] },
  'tancho-kohaku': { ground: 'white', layers: [spot] },
  'tancho-sanke': { ground: 'white', layers: [spot, stones([0.06, 0.12], 7)], fins: 'stripes' },
  'tancho-showa': { ground: 'white', layers: [wraps([0.26, 0.38]), spot], fins: 'motoguro' },
};
