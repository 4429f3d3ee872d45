/**
 * What a variety looks like, part by part, so that any two can be set side by side. Short words for a
 * table; the statements with their sources are the features of the catalogue (facts B.6).
 */
export const traitParts = [
  'ground',
  'pattern',
  'black',
  'head',
  'fins',
  'scales',
  'lustre',
] as const;
export type TraitPart = (typeof traitParts)[number];
export type Traits = Readonly<Record<TraitPart, string>>;

export const traitNames: Readonly<Record<TraitPart, string>> = {
  ground: 'Base',
  pattern: 'Pattern',
  black: 'Black',
  head: 'Head',
  fins: 'Pectoral fins',
  scales: 'Scales',
  lustre: 'Sheen',
};

const matt = { scales: 'fully scaled', lustre: 'none' };
const bare = 'scaleless, mirror scales at most (doitsu)';
const metal = 'metallic all over';
const noBlack = 'none';
const stones = 'small stones on the back, above the lateral line';
const bands = 'bands that wrap the body, below the lateral line too';
const motoguro = 'black at the base (motoguro)';
const crossed = 'crossed by black';
const drifting = 'clouds that sink in warm water and rise in cold';
const cones = 'dark centre in each scale, like a pinecone';

const kohaku: Traits = {
  ...matt,
  ground: 'white ground',
  pattern: 'red patches',
  black: noBlack,
  head: 'red, with no black',
  fins: 'clear white, at most a little red',
};
const sanke: Traits = {
  ...matt,
  ground: 'white ground',
  pattern: 'red patches with small black stones',
  black: stones,
  head: 'no black on it',
  fins: 'clear, or a few black stripes',
};
const showa: Traits = {
  ...matt,
  ground: 'black ground',
  pattern: 'red and white between bold black',
  black: bands,
  head: crossed,
  fins: motoguro,
};
const utsuri: Traits = {
  ...showa,
  pattern: 'one other colour (white, red or yellow) between bold black',
};
const bekko: Traits = {
  ...sanke,
  ground: 'one light ground: white, red or yellow',
  pattern: 'black stones and nothing else',
};
const asagi: Traits = {
  ...matt,
  ground: 'blue-grey ground',
  pattern: 'a net of pale-edged scales on the back, red low on the sides',
  black: noBlack,
  head: 'pale and clear, red cheeks',
  fins: 'red at the base (motoaka)',
};
const shusui: Traits = {
  ...asagi,
  pattern: 'no net: a line of large mirror scales down the back, red sides',
  scales: bare,
};
const goromo: Traits = {
  ...kohaku,
  pattern: 'red patches with dark scale edges inside the red only',
  black: 'only as a robe over the red',
  head: 'red, usually without the robe',
};
const goshiki: Traits = {
  ...kohaku,
  ground: 'white ground under a grey net',
  pattern: 'clean red patches over a dark net on the white',
  black: 'as the net on the white',
};
const ogon = (colour: string): Traits => ({
  ground: `${colour} ground`,
  pattern: `plain ${colour}`,
  black: noBlack,
  head: `plain ${colour}`,
  fins: 'shine like the body',
  scales: 'fully scaled',
  lustre: metal,
});
const cone = (colour: string): Traits => ({
  ...ogon(colour),
  pattern: `${colour} with ${cones}`,
});
const plain = (colour: string): Traits => ({
  ...matt,
  ground: `${colour} ground`,
  pattern: `plain ${colour}`,
  black: noBlack,
  head: `plain ${colour}`,
  fins: `plain ${colour}`,
});
const matsuba = (colour: string): Traits => ({
  ...plain(colour),
  pattern: `${colour} with ${cones}`,
});
const kumonryu: Traits = {
  ...matt,
  ground: 'black ground',
  pattern: 'white clouds on black',
  black: drifting,
  head: 'white on it',
  fins: 'black or white, no fixed motoguro',
  scales: bare,
};
const hariwake: Traits = {
  ...ogon('platinum'),
  pattern: 'yellow gold or orange patches on platinum',
  head: 'best clear platinum',
};
const tancho: Traits = {
  ...kohaku,
  pattern: 'one red spot on the head and no other red',
  black: 'none, or that of a Sanke or Showa',
  head: 'one red spot',
};

export const traits: Readonly<Record<string, Traits>> = {
  kohaku,
  'nidan-kohaku': { ...kohaku, pattern: 'red in two, three or four separate steps' },
  'inazuma-kohaku': { ...kohaku, pattern: 'one unbroken zigzag of red' },
  'maruten-kohaku': {
    ...kohaku,
    pattern: 'red on the body behind a separate head spot',
    head: 'a round red spot of its own',
  },
  sanke,
  'maruten-sanke': {
    ...sanke,
    pattern: 'red on the body behind a separate head spot, with black stones',
    head: 'a round red spot of its own, no black',
  },
  'aka-sanke': { ...sanke, pattern: 'red over most of the back, some white left, black stones' },
  showa,
  'kindai-showa': { ...showa, pattern: 'much white, red in islands, bold black' },
  'hi-showa': { ...showa, pattern: 'red leads from head to tail, a little white' },
  'kage-showa': {
    ...showa,
    pattern: 'red and white under a faint grey net, beside bold black',
    black: `${bands}; a shadowy net besides`,
  },
  utsuri,
  'shiro-utsuri': { ...utsuri, pattern: 'white between bold black, no red' },
  'hi-utsuri': { ...utsuri, pattern: 'red between bold black, no white' },
  'ki-utsuri': { ...utsuri, pattern: 'yellow between bold black' },
  'kage-shiro-utsuri': {
    ...utsuri,
    pattern: 'white, partly under a faint grey net, between bold black',
    black: `${bands}; a shadowy net besides`,
  },
  bekko,
  'shiro-bekko': { ...bekko, ground: 'white ground' },
  'aka-bekko': { ...bekko, ground: 'red ground', fins: 'red, or with black stripes' },
  'ki-bekko': { ...bekko, ground: 'yellow ground', fins: 'yellow, or with black stripes' },
  asagi,
  'narumi-asagi': {
    ...asagi,
    ground: 'lighter blue ground',
    pattern: 'a net of scales with a deep blue centre and a pale edge, red low on the sides',
  },
  'konjo-asagi': { ...asagi, ground: 'deep navy ground' },
  'hi-asagi': { ...asagi, pattern: 'a blue net along the back, red well above the lateral line' },
  shusui,
  'hi-shusui': { ...shusui, pattern: 'mirror scales down the back, red up over the back' },
  'hana-shusui': {
    ...shusui,
    pattern: 'mirror scales down the back, a second wavy band of red between belly and back',
  },
  goromo,
  'ai-goromo': { ...goromo, pattern: 'red patches with an indigo half-moon on each scale' },
  'sumi-goromo': {
    ...goromo,
    pattern: 'red patches overlaid with black',
    head: 'its red is overlaid with black too',
  },
  'budo-goromo': { ...goromo, pattern: 'patches that look purple, like grapes' },
  'koromo-sanke': {
    ...sanke,
    pattern: 'robed red patches, with solid black stones beside them',
    black: `${stones}, and a robe over the red`,
  },
  'koromo-showa': {
    ...showa,
    pattern: 'robed red and white between bold black',
    black: `${bands}, and a robe over the red`,
  },
  goshiki,
  'kuro-goshiki': {
    ...goshiki,
    ground: 'nearly black ground: a very dark net',
    black: 'as a net so dark that the ground looks black',
  },
  'hikari-muji': {
    ...ogon('one metallic colour'),
    ground: 'one metallic colour',
    pattern: 'plain: one metallic colour',
    head: 'the same metallic colour',
  },
  'yamabuki-ogon': ogon('yellow gold'),
  'purachina-ogon': ogon('silver white'),
  'orenji-ogon': ogon('metallic orange'),
  'hi-ogon': ogon('metallic red'),
  'nezu-ogon': ogon('silver grey'),
  'mukashi-ogon': ogon('dark old gold'),
  'kin-matsuba': cone('gold'),
  'gin-matsuba': cone('silver white'),
  'hikari-utsuri': {
    ...utsuri,
    pattern: 'metallic colours between black, as on a Showa or Utsuri',
    lustre: metal,
  },
  'kin-showa': { ...showa, pattern: 'metallic red and white between bold black', lustre: metal },
  'gin-shiro-utsuri': { ...utsuri, pattern: 'silver white between bold black', lustre: metal },
  'kin-hi-utsuri': { ...utsuri, pattern: 'metallic red between bold black', lustre: metal },
  'kin-ki-utsuri': { ...utsuri, pattern: 'gold between bold black', lustre: metal },
  'hikari-moyo': {
    ...hariwake,
    ground: 'metallic ground',
    pattern: 'two or more metallic colours, no wrapping black',
    black: 'none that wraps the body or crosses the head',
    head: 'no black across it',
  },
  hariwake,
  kikusui: {
    ...hariwake,
    pattern: 'wavy orange or red along both sides on platinum',
    scales: bare,
  },
  yamatonishiki: {
    ...sanke,
    ground: 'metallic white ground',
    pattern: 'metallic red patches with small black stones',
    lustre: metal,
  },
  'heisei-nishiki': {
    ...sanke,
    ground: 'metallic white ground',
    pattern: 'metallic red patches with small black stones on bare skin',
    scales: bare,
    lustre: metal,
  },
  kujaku: {
    ...hariwake,
    pattern: 'orange or red patches over a dark pinecone net on platinum',
    black: 'as the pinecone net',
    head: 'red or platinum, no black',
  },
  'sakura-ogon': {
    ...kohaku,
    ground: 'metallic white ground',
    pattern: 'metallic red patches',
    lustre: metal,
  },
  kinsui: {
    ...shusui,
    ground: 'metallic, often bluish ground',
    pattern: 'a line of mirror scales down the back, red cheeks and sides, metallic',
    lustre: metal,
  },
  'gin-bekko': {
    ...bekko,
    ground: 'metallic white ground',
    pattern: 'black stones on platinum',
    lustre: metal,
  },
  'tora-ogon': {
    ...bekko,
    ground: 'metallic gold ground',
    pattern: 'black stones on gold, like a tiger’s coat',
    lustre: metal,
  },
  kikokuryu: {
    ...kumonryu,
    ground: 'metallic white ground',
    pattern: 'black clouds on metallic white',
    lustre: metal,
  },
  'kin-kikokuryu': {
    ...kumonryu,
    ground: 'metallic white ground',
    pattern: 'black clouds and golden patches on metallic white',
    lustre: metal,
  },
  'beni-kikokuryu': {
    ...kumonryu,
    ground: 'metallic white ground',
    pattern: 'black clouds and red patches on metallic white',
    lustre: metal,
  },
  kawarimono: {
    ...plain('one plain colour'),
    ground: 'many: brown, grey, yellow, red, white or black',
    pattern: 'none of the patterns of another class; many are of one colour',
    black: 'in some',
  },
  chagoi: plain('tea brown to olive'),
  soragoi: plain('blue-grey'),
  karashigoi: plain('mustard yellow'),
  kigoi: plain('clear lemon yellow'),
  benigoi: plain('red'),
  'shiro-muji': plain('white'),
  midorigoi: { ...plain('pale green'), scales: bare },
  karasugoi: {
    ...plain('black'),
    pattern: 'true black from above, the belly often white or orange',
    black: 'all over',
  },
  magoi: {
    ...plain('deep bronze'),
    pattern: 'deep bronze that looks black from above',
    black: 'none: it is dark bronze',
  },
  'ochiba-shigure': {
    ...plain('blue-grey'),
    pattern: 'brown patches on blue-grey',
    head: 'brown or blue-grey',
  },
  kumonryu,
  'beni-kumonryu': { ...kumonryu, pattern: 'white clouds and red on black' },
  matsukawabake: {
    ...kumonryu,
    pattern: 'black and white in a net that changes',
    scales: 'fully scaled',
  },
  hajiro: {
    ...plain('black'),
    pattern: 'black with white tips to pectoral fins and tail',
    black: 'all over but the tips',
    fins: 'black with white tips',
  },
  hageshiro: {
    ...plain('black'),
    pattern: 'black with white over the head and white fin tips',
    black: 'all over but head and tips',
    head: 'white from the nose on',
    fins: 'black with white tips',
  },
  'aka-matsuba': matsuba('red'),
  'ki-matsuba': matsuba('yellow'),
  'shiro-matsuba': matsuba('white'),
  'kanoko-kohaku': { ...kohaku, pattern: 'red dapples, scale by scale, instead of solid patches' },
  tancho,
  'tancho-kohaku': { ...tancho, black: noBlack },
  'tancho-sanke': {
    ...sanke,
    pattern: 'one red spot on the head and no other red; black stones on the body',
    head: 'one red spot, no black',
  },
  'tancho-showa': {
    ...showa,
    pattern: 'one red spot on the head and no other red; bold black on the body',
    head: 'one red spot, crossed by black',
  },
};

/** The parts in which two varieties differ, in the order in which they are looked at; empty for unknown ids. */
export const differencesOf = (
  a: string,
  b: string,
): readonly { readonly part: TraitPart; readonly a: string; readonly b: string }[] => {
  const [one, other] = [traits[a], traits[b]];
  if (!one || !other) return [];
  return traitParts
    .filter((part) => one[part] !== other[part])
    .map((part) => ({ part, a: one[part], b: other[part] }));
};
