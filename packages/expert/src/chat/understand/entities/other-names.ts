/** What keepers call things beside the names of the knowledge base. */

export const varietyNames: Readonly<Record<string, string>> = {
  kohaku: 'red and white',
  sanke: 'taisho sanke|taisho|sanshoku|tri colour|tricolour koi',
  showa: 'showa sanshoku|showa sanke',
  utsuri: 'utsurimono',
  'shiro-utsuri': 'shiro|shiro utsurimono',
  'hikari-muji': 'ogon|metallic koi',
  'yamabuki-ogon': 'yamabuki',
  'purachina-ogon': 'platinum|platinum koi|purachina|plat ogon|platinum ogon',
  'nezu-ogon': 'nezu|nezumi',
  'ochiba-shigure': 'ochiba|ochiba shigura',
  goromo: 'koromo|goromo',
  'ai-goromo': 'ai goromo|ai koromo',
  'budo-goromo': 'budo|budo goromo|budo koromo',
  'sumi-goromo': 'sumi goromo|sumi koromo',
  'aka-matsuba': 'matsuba',
  kinsui: 'kinsui|ginsui',
  kawarimono: 'kawarimono|kawari|kawarigoi',
  chagoi: 'chagoi|cha goi',
  soragoi: 'soragoi|sora goi',
  karashigoi: 'karashi|karashigoi',
  benigoi: 'benigoi|beni goi|higoi',
  kumonryu: 'kumonryu|kumon ryu',
  kikokuryu: 'kikokuryu|kikoku ryu',
  kujaku: 'kujaku|peacock',
  yamatonishiki: 'yamato nishiki|yamato',
  hariwake: 'hariwake|yamabuki hariwake|orenji hariwake',
  'tancho-kohaku': 'tancho kohaku|kohaku tancho',
  'tancho-sanke': 'tancho sanke|sanke tancho',
  'tancho-showa': 'tancho showa|showa tancho',
  'nidan-kohaku': 'nidan|sandan|yondan|nidan kohaku',
  'inazuma-kohaku': 'inazuma',
  'maruten-kohaku': 'maruten kohaku',
  'kin-showa': 'kin showa|gin showa',
  magoi: 'magoi',
};

/** Names that are plain descriptions, and stand in messages about anything. */
export const notVarieties = new Set([
  'white koi',
  'green koi',
  'lemon koi',
  'wild carp',
  'ogon',
  'tea coloured koi',
  'tea colored koi',
]);

export const conditionNames: Readonly<Record<string, string>> = {
  khv: 'khv|koi herpes|koi herpesvirus|koi herpes virus|herpes virus|herpesvirus|herpes|cyhv 3|cyhv3',
  svc: 'svc|spring viraemia|spring viremia|svcv',
  cev: 'cev|sleepy disease|koi sleepy|koi sleepy disease|carp edema|carp oedema|sleeping sickness|ksd',
  'carp-pox': 'carp pox|fish pox|koi pox',
  'aeromonas-ulcer': 'ulcer|ulcer disease|aeromonas|hole disease',
  septicaemia: 'septicaemia|septicemia|blood poisoning|red pest',
  'fin-rot': 'fin rot|finrot|tail rot|tailrot|fin and tail rot',
  'mouth-rot': 'mouth rot|mouthrot|cotton mouth',
  columnaris: 'columnaris|saddleback|flexibacter',
  'bacterial-gill-disease': 'bacterial gill disease|bacterial gill|bgd|gill disease',
  saprolegnia:
    'saprolegnia|fungus|fungal infection|fungal|cotton wool disease|water mould|water mold',
  branchiomycosis: 'branchiomycosis|gill rot',
  'white-spot': 'ich|ick|whitespot|white spot|white spot disease|ichthyophthirius',
  costia: 'costia|ichthyobodo',
  trichodina: 'trichodina|trich',
  chilodonella: 'chilodonella|chilo',
  epistylis: 'epistylis|heteropolaria',
  'skin-flukes': 'skin fluke|body fluke|gyrodactylus|gyro',
  'gill-flukes': 'gill fluke|dactylogyrus|dactylo',
  leeches: 'leech|fish leech',
  'anchor-worm': 'anchor worm|anchorworm|lernaea',
  'fish-louse': 'fish louse|fish lice|louse|lice|argulus|carp louse',
  'gill-maggot': 'gill maggot|ergasilus',
  'intestinal-worms':
    'tapeworm|tape worm|roundworm|round worm|intestinal worm|internal worm|internal parasite',
  'blood-fluke': 'blood fluke|sanguinicola',
  'eye-fluke': 'eye fluke|diplostomum',
  myxobolus: 'myxobolus|myxozoa',
  dermocystidium: 'dermocystidium',
  'ammonia-poisoning': 'ammonia poisoning|ammonia burn|new pond syndrome|new tank syndrome',
  'nitrite-poisoning': 'nitrite poisoning|brown blood disease|brown blood',
  'chlorine-burn': 'chlorine burn|chlorine poisoning|chloramine poisoning|chlorine damage',
  'ph-crash': 'ph crash|ph shock|old pond syndrome|acidosis',
  'low-oxygen':
    'low oxygen|lack of oxygen|oxygen depletion|oxygen crash|no oxygen|oxygen starvation',
  'gas-bubbles': 'gas bubble disease|gas bubble|supersaturation',
  dropsy: 'dropsy|pinecone disease|pine cone disease|pineconing|pinecone|matsukasa',
  'cloudy-eye': 'cloudy eye',
  buoyancy: 'swim bladder|swimbladder|buoyancy|swim bladder disorder|swim bladder disease',
  'egg-retention': 'egg bound|egg binding|spawn bound|egg retention|egg impaction',
  'predator-wounds': 'heron attack|heron wound|heron stab|predator attack|cat attack',
  'spawning-injury': 'spawning injury|spawning damage|spawning wound',
  'spinal-injury': 'bent spine|spinal injury|spinal deformity|electric shock',
  sunburn: 'sunburn|sun burn',
  papilloma: 'papilloma|lymphocystis|lympho|wart',
  'internal-tumour': 'internal tumour|internal tumor|tumour|tumor|sarcoma',
  hikui: 'hikui|hikkui|hi kui|hikkue',
  shimi: 'shimi|shimmy|shimmie',
  'breeding-tubercles':
    'breeding tubercle|tubercle|breeding star|nuptial tubercle|spawning tubercle',
  'carrying-eggs': 'gravid|full of eggs|gravid female',
};

/** A word for several: which of them was meant stays open. */
export const conditionGroups: Readonly<Record<string, readonly string[]>> = {
  fluke: ['skin-flukes', 'gill-flukes'],
  'pop eye': ['pop-eye-one-side', 'pop-eye-both-sides'],
  popeye: ['pop-eye-one-side', 'pop-eye-both-sides'],
  exophthalmia: ['pop-eye-one-side', 'pop-eye-both-sides'],
};

export const treatmentNames: Readonly<Record<string, string>> = {
  salt: 'salt|pond salt|sodium chloride|nacl|salting|salted|pdv salt|rock salt|sea salt|cooking salt|table salt|aquarium salt|salt bath|salt dip',
  permanganate:
    'potassium permanganate|permanganate|kmno4|pp|pot perm|potassium perm|pot permanganate|perm|permang|condys crystal|potassium permangate|potassium manganate',
  praziquantel:
    'praziquantel|prazi|prazipro|prazi pro|fluke treatment|fluke solve|flukesolve|fluke m|aquaprazi|praziquantal|praziquantil|hikari prazi',
  formalin: 'formalin|formaldehyde',
  fmg: 'fmg|formalin malachite green|formalin and malachite green|malachite green|malachite|leteux meyer|fmg mixture|f m g|proform c|formalin malachite|formalin and malachite',
  'chloramine-t': 'chloramine t|chlt|chlor t|chloramine - t|chlorine t|halamid|cl t',
  emamectin: 'emamectin|emamectin benzoate|lice solve|licesolve|argulol|lice treatment',
  diflubenzuron: 'diflubenzuron|dimilin',
  flubendazole: 'flubendazole|mebendazole|closantel|supaverm|supverm|fenbendazole',
  trichlorfon: 'trichlorfon|organophosphate|masoten|dylox|dipterex|neguvon|dichlorvos',
  copper: 'copper|copper sulphate|copper treatment|cuso4|coppersafe|cupramine',
  antibiotics:
    'antibiotic|oxytetracycline|florfenicol|enrofloxacin|oxolinic acid|baytril|tetracycline|amoxicillin|penicillin|kanamycin|erythromycin|doxycycline|ciprofloxacin|nitrofurazone|furan|maracyn|minocycline|gentamicin|ceftazidime|fortaz|metronidazole|neomycin|trimethoprim|sulfa|sulphadiazine|azithromycin|terramycin|aquaflor|medicated food|sulfadimethoxine',
  'clove-oil': 'clove oil|eugenol|clove',
};

export const waterNames: Readonly<Record<string, string>> = {
  temperature: 'temperature|water temperature|thermometer',
  ph: 'ph|acidity|ph level|p h',
  ammonia: 'ammonia|nh3|nh4|tan|ammonium|nh4+',
  nitrite: 'nitrite|no2|no2-',
  nitrate: 'nitrate|no3|no3-',
  oxygen: 'oxygen|dissolved oxygen|o2|aeration|oxygenation',
  kh: 'kh|dkh|alkalinity|carbonate hardness|buffering|buffer|alk|carbonate',
  gh: 'gh|dgh|general hardness|total hardness|water hardness',
  salt: 'salt|salinity|salt level|nacl',
  chlorine:
    'chlorine|chloramine|dechlorinator|chlorinated|dechlorinate|tap water|cl2|dechlorination',
  phosphate: 'phosphate|phosphorus|po4',
  'carbon-dioxide': 'carbon dioxide|co2',
  copper: 'copper level|copper pipe|copper in',
};

/** As written in Japanese, beside the writing that the knowledge base holds. */
export const japanese: readonly (readonly [string, string])[] = [
  ['三色', 'sanke'],
  ['昭和', 'showa'],
  ['コウハク', 'kohaku'],
  ['こうはく', 'kohaku'],
  ['サンケ', 'sanke'],
  ['ショウワ', 'showa'],
  ['しょうわ', 'showa'],
  ['ウツリ', 'utsuri'],
  ['写り', 'utsuri'],
  ['別光', 'bekko'],
  ['べっこう', 'bekko'],
  ['ベッコウ', 'bekko'],
  ['浅黄', 'asagi'],
  ['アサギ', 'asagi'],
  ['シュウスイ', 'shusui'],
  ['黄金', 'hikari-muji'],
  ['オゴン', 'hikari-muji'],
  ['タンチョウ', 'tancho'],
  ['茶鯉', 'chagoi'],
  ['チャゴイ', 'chagoi'],
  ['孔雀', 'kujaku'],
  ['九紋龍', 'kumonryu'],
  ['落葉', 'ochiba-shigure'],
  ['張分', 'hariwake'],
  ['菊翠', 'kikusui'],
];

/** Words that call a subject up by themselves. */
export const topicWords: Readonly<Record<string, string>> = {
  water:
    'water test|test kit|water change|green water|blanket weed|blanketweed|algae|water quality|parameter|ph|kh|gh',
  'ammonia-nitrite': 'ammonia|nitrite|cycling|cycled|new pond syndrome|zeolite',
  oxygen: 'oxygen|air pump|air stone|aeration|gasping|dissolved oxygen',
  filters:
    'filter|uv|uvc|pump|turnover|bio filter|media|k1|matting|drum filter|skimmer|bead filter|flow rate|backwash',
  'pond-building':
    'build|building|liner|bottom drain|concrete|pond design|fibreglass|dig|deep|depth|stocking|how many koi',
  feeding: 'feed|feeding|food|pellet|wheatgerm|wheat germ|protein|fed|treat',
  growth: 'growth|grow|grows|growing|how big|size|length|weigh|weight|jumbo|lifespan|live',
  seasons: 'winter|summer|autumn|spring|ice|frozen|season|heatwave|snow|frost|hibernate|overwinter',
  'health-checks': 'scrape|microscope|health check|checkup|swab|examine|sedate|anaesthetic',
  diseases: 'disease|virus|bacterial|infection|ulcer|sick|ill|dropsy',
  parasites: 'parasite|fluke|costia|trichodina|chilodonella|anchor worm|lice|white spot|louse',
  treatments:
    'treatment|treat|dose|dosage|medication|medicine|permanganate|praziquantel|formalin|salt bath',
  quarantine: 'quarantine|isolate|hospital tank|isolation|biosecurity',
  buying: 'buy|buying|dealer|price|auction|cost|import|choose|breeder|cheap|shop',
  varieties:
    'variety|varieties|kind of koi|type of koi|breed of koi|what koi|pattern|gosanke|doitsu|ginrin',
  judging:
    'judge|judging|show|competition|benching|bench|score|prize|champion|class|kiwa|ojime|entry',
  breeding:
    'breed|breeding|spawn|spawning|egg|fry|cull|culling|hatch|offspring|genetic|parent|cross|brood',
  photographing: 'photo|picture|photograph|camera|pic|image',
  law: 'law|legal|report|notifiable|cefas|fhi|inspectorate|release|licence|prescription',
  emergencies: 'emergency|dying|power cut|jumped out|overdose|poisoned|help',
};
