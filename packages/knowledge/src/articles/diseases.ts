import { said, uncited } from '../statement.ts';
import type { Article } from './schema.ts';

export const diseases: Article[] = [
  {
    id: 'disease-khv',
    question: 'How do I recognise KHV, and what must I do?',
    topic: 'diseases',
    short: said(
      'Dead patches on the gills, sunken eyes, rough skin and many deaths at 16 to 28 °C. Report the mere suspicion.',
      'bsava-khv',
      'wildgoose-khv',
      'govuk-report',
    ),
    points: [
      uncited('Stop at once: no fish, water, net or visitor’s bucket leaves or comes in.'),
      said(
        'In England and Wales call the Fish Health Inspectorate, which has to be told even of a suspicion.',
        'govuk-report',
      ),
      said('No cure exists, and often 70 to 100 fish in a hundred die.', 'wildgoose-khv'),
      uncited(
        'Add air, keep dead fish cold in a sealed bag for the laboratory, and note dates and numbers. Survivors may carry the virus.',
      ),
      uncited('Do not heat the pond and do not try medicines: heat only hides the signs.'),
      said('Koi and common carp fall ill, goldfish in the same pond usually not.', 'uf-khv'),
    ],
    related: {
      conditions: ['khv', 'cev'],
      articles: ['law-report', 'law-whom-to-call', 'quarantine-virus-test'],
    },
    keywords: ['KHV', 'koi herpes', 'herpesvirus', 'CyHV-3', 'KHVD', 'koi herpies'],
  },
  {
    id: 'disease-svc',
    question: 'What is spring viraemia of carp (SVC)?',
    topic: 'diseases',
    short: said(
      'A reportable virus of cold spring water: swollen, dark, bleeding fish, most of them dying between 10 and 15 °C.',
      'freeline-svc',
      'naca-svc',
    ),
    points: [
      said(
        'Pale gills, bulging eyes, a vent that stands out and trailing droppings belong to it, but any of them may be missing.',
        'freeline-svc',
      ),
      said(
        'Britain has been recognised as free of it, with single outbreaks such as one in Warwickshire in 2017.',
        'fhi-2017',
      ),
      uncited(
        'So one swollen koi is probably dropsy; several swollen, dark or bleeding fish in spring are a suspicion to report.',
      ),
      said('Fish lice and leeches can carry it from fish to fish.', 'naca-svc'),
      uncited('Nothing treats it. Stop movements, report, and keep the dead cold.'),
    ],
    related: { conditions: ['svc', 'dropsy'], articles: ['law-report', 'disease-dropsy'] },
    keywords: ['SVC', 'spring viremia', 'rhabdovirus', 'viraemia', 'virema'],
  },
  {
    id: 'disease-cev',
    question: 'My koi lie about as if asleep. Is it sleepy disease (CEV)?',
    topic: 'diseases',
    short: said(
      'It may be: adults lie motionless on the bottom and the young hang at the surface, mostly at 15 to 25 °C.',
      'uf-cev',
      'laboklin-cev',
    ),
    points: [
      said('Only a PCR test tells, and it should look for KHV and SVC as well.', 'cafishvet-cev'),
      said('Slime, swollen or bleeding skin and swollen gills can come with it.', 'laboklin-cev'),
      uncited(
        'Poisoned or suffocating fish lie down as well, so a test of the water belongs to the question.',
      ),
      uncited(
        'Keep the pond quiet, add much air and let nothing leave. A vet decides on salt and further steps.',
      ),
      uncited(
        'It usually follows new fish: tell the seller and whoever bought from the same batch.',
      ),
    ],
    related: {
      conditions: ['cev', 'khv'],
      articles: ['health-lying-down', 'quarantine-virus-test'],
    },
    keywords: ['CEV', 'KSD', 'koi sleepy disease', 'carp edema', 'nemuri byo', 'oedema'],
  },
  {
    id: 'disease-carp-pox',
    question: 'My koi has white waxy lumps. Is that carp pox?',
    topic: 'diseases',
    short: said(
      'Smooth growths like drops of candle wax, often on fin edges, are most likely carp pox, a mild herpesvirus.',
      'wildgoose-papillomas',
      'aquameds-pox',
    ),
    points: [
      said(
        'It rarely harms and often goes within months by itself, so no treatment is needed.',
        'wildgoose-papillomas',
      ),
      said('Do not scrape or cut it off: that only sheds virus into the pond.', 'koiclinic-pox'),
      said('Fluff that waves in the water is not pox but fungus.', 'aquameds-pox'),
      uncited('It is not KHV, in spite of the related name, and need not be reported.'),
      uncited(
        'Ask a vet when a growth bleeds, grows fast, or sits where it hinders feeding or sight.',
      ),
    ],
    related: {
      conditions: ['carp-pox', 'papilloma', 'saprolegnia'],
      articles: ['disease-fungus', 'disease-lumps'],
    },
    keywords: ['carp pox', 'fish pox', 'wax drops', 'CyHV-1', 'white lumps', 'candle wax'],
  },
  {
    id: 'disease-ulcer',
    question: 'My koi has an open sore. What now?',
    topic: 'diseases',
    short: uncited(
      'Test the water, look at all other fish, and have the sore seen by a vet if it is deep or wider than 2 cm.',
    ),
    points: [
      said(
        'A crater with a pale dead edge and a red zone around it is a bacterial ulcer.',
        'fishdoc-ulcers',
      ),
      said(
        'The bacteria live in every pond; poor water, parasites or a wound let them in.',
        'lavs-bacteria',
      ),
      said(
        'One hurt fish may be an accident, sores on several mean bacterial disease.',
        'lfh-antibiotics',
      ),
      uncited(
        'So have a scrape done: a healed sore comes back while flukes go on opening the skin.',
      ),
      said(
        'A vet cleans and dresses it under anaesthetic, and gives what a laboratory test shows to work.',
        'wildgoose-wounds',
        'lfh-antibiotics',
      ),
      uncited(
        'No home surgery, no peroxide or iodine in the gills or eyes, no mixture of products in the pond.',
      ),
    ],
    related: {
      conditions: ['aeromonas-ulcer', 'predator-wounds', 'jump-injury'],
      treatments: ['antibiotics'],
      articles: ['treatment-antibiotics', 'health-scrape'],
    },
    keywords: ['ulcer', 'hole in the side', 'Aeromonas', 'anaaki', 'open wound', 'ulser'],
  },
  {
    id: 'disease-fin-rot',
    question: 'The edges of my koi’s fins are frayed. Is it fin rot?',
    topic: 'diseases',
    short: uncited(
      'A white or red rim that creeps towards the body is fin rot; clean splits after spawning or netting are tears that heal.',
    ),
    points: [
      uncited('Water first: with clean water, little food and calm most cases stop within days.'),
      said(
        'It is one of the two bacterial troubles that a koi vet meets most often.',
        'lavs-bacteria',
      ),
      uncited(
        'Photograph the fin with a ruler beside it every second day: getting shorter means it goes on.',
      ),
      uncited('Have a scrape done, since parasites often start it.'),
      uncited('At the base of the fin, or with red streaks in the body, it is for a vet.'),
    ],
    related: {
      conditions: ['fin-rot', 'spawning-injury'],
      articles: ['health-scrape', 'water-which-tests'],
    },
    keywords: ['fin rot', 'tail rot', 'ragged fins', 'split fin', 'ogusare', 'finrot'],
  },
  {
    id: 'disease-dropsy',
    question: 'My koi’s scales stand out like a pinecone. What does it mean?',
    topic: 'diseases',
    short: said(
      'It is dropsy: a set of signs, not one disease, and often of severe trouble inside.',
      'lavs-dropsy',
    ),
    points: [
      said('Fluid under the skin lifts the scales; from above you see it first.', 'lavs-dropsy'),
      uncited(
        'A round female with flat scales is full of eggs. Scales that stand out are never normal, except in name: matsukasa is also a pattern.',
      ),
      uncited(
        'Call a vet today. Until then clean water, much air, calm, and not warmer than 24 °C.',
      ),
      uncited('The outlook is guarded; waiting a week makes it poor.'),
      uncited(
        'Several such fish in cold spring water: report SVC as suspected before anything else.',
      ),
      uncited(
        'It is not catching as such. What caused it may be, so look at the others and at the water.',
      ),
    ],
    related: {
      conditions: ['dropsy', 'svc', 'carrying-eggs'],
      articles: ['disease-svc', 'disease-swollen-belly'],
    },
    keywords: ['dropsy', 'pinecone', 'matsukasa', 'raised scales', 'bloated', 'dropsey'],
  },
  {
    id: 'disease-swollen-belly',
    question: 'My koi has a fat belly. Eggs, tumour or illness?',
    topic: 'diseases',
    short: uncited(
      'Look from straight above: even and lively in early summer speaks for eggs, one-sided for a tumour, lifted scales for dropsy.',
    ),
    points: [
      said(
        'Tumours are common in koi from four years on; they swell slowly, over weeks or months, and the fish eats less and less.',
        'wildgoose-tumours',
      ),
      said(
        'Most of them cannot be operated on; a scan or X-ray shows what it is.',
        'wildgoose-tumours',
      ),
      uncited('Take a photo from above every week: growth through autumn and winter is not eggs.'),
      uncited(
        'Never press eggs out. A female still round and slow long after spawning is for a vet.',
      ),
      uncited('Feed less for a few days and watch the droppings before you think of worse.'),
    ],
    related: {
      conditions: ['carrying-eggs', 'egg-retention', 'internal-tumour', 'dropsy'],
      articles: ['breeding-after-spawning', 'disease-dropsy', 'health-vet-visit'],
    },
    keywords: ['swollen', 'bloated', 'egg bound', 'tumour', 'fat belly', 'lopsided'],
  },
  {
    id: 'disease-pop-eye',
    question: 'Why does my koi’s eye bulge?',
    topic: 'diseases',
    short: uncited(
      'One eye alone usually means a knock; both eyes mean something in the whole fish or in the water.',
    ),
    points: [
      said('What pushes it out may be gas, fluid, pus or a growth.', 'wildgoose-pop-eye'),
      said(
        'Both eyes may be part of a virus or bacterial disease, often together with dropsy.',
        'wildgoose-pop-eye',
      ),
      uncited(
        'Look at the others for bubbles in the fins, and at the pump for air on its suction side.',
      ),
      said(
        'Give nothing before a vet has examined it with the fish under anaesthetic.',
        'wildgoose-pop-eye',
      ),
      uncited('An eye that shrinks and clears may stay blind: koi find food without it.'),
    ],
    related: {
      conditions: ['pop-eye-one-side', 'pop-eye-both-sides', 'gas-bubbles'],
      articles: ['oxygen-too-much', 'disease-dropsy'],
    },
    keywords: ['pop-eye', 'popeye', 'bulging eye', 'exophthalmia', 'protruding eyes'],
  },
  {
    id: 'disease-cloudy-eye',
    question: 'My koi has a cloudy eye. What causes it?',
    topic: 'diseases',
    short: said(
      'Poor water, an injury, parasites, infection or a growth can lie behind it.',
      'wildgoose-eyes',
    ),
    points: [
      uncited(
        'Both eyes, several fish: pH, ammonia and chlorine. One eye, one fish: something it hit.',
      ),
      said(
        'A coloured upper half of the eye is common in koi and harmless, often like the skin beside it.',
        'wildgoose-eyes',
      ),
      uncited(
        'White deep behind the pupil is the lens: a cataract or eye fluke, which no treatment clears.',
      ),
      uncited('Put nothing into the eye. In clean water a scratch clears within days.'),
      uncited('Not clearer in a week, or sunken or bulging: a vet.'),
    ],
    related: {
      conditions: ['cloudy-eye', 'eye-fluke', 'ph-crash'],
      articles: ['water-ph', 'disease-pop-eye'],
    },
    keywords: ['cloudy eye', 'white eye', 'cataract', 'hazy eye'],
  },
  {
    id: 'disease-fungus',
    question: 'There is cotton wool on my koi. How do I treat fungus?',
    topic: 'diseases',
    short: said(
      'Find what is underneath: the water mould Saprolegnia mainly grows on skin that was already damaged.',
      'fishdoc-fungus',
    ),
    points: [
      uncited('Look for the wound, parasite or burn, and put that right, with the water first.'),
      said(
        'Not every tuft is fungus: Epistylis looks alike, and the microscope shows bells on stalks instead of threads.',
        'guide-epistylis',
      ),
      uncited(
        'On the lips or as a flat saddle on the back think of columnaris, which runs faster and needs a vet.',
      ),
      uncited(
        'Only when it spreads is the pond treated: one product, confirmed by a scrape; the calculator asks for the rest.',
      ),
      uncited('Do not pull tufts off: the skin comes with them.'),
    ],
    related: {
      conditions: ['saprolegnia', 'epistylis', 'columnaris'],
      treatments: ['fmg'],
      articles: ['disease-mouth-rot', 'treatment-fmg'],
    },
    keywords: ['fungus', 'cotton wool', 'Saprolegnia', 'mizukabi', 'white fluff', 'fungas'],
  },
  {
    id: 'disease-mouth-rot',
    question: 'White patch on mouth or back: is it columnaris?',
    topic: 'diseases',
    short: said(
      'Perhaps: columnaris often starts near the dorsal fin like a saddle or as sores of the mouth, mostly in warm water.',
      'vetbook-columnaris',
    ),
    points: [
      uncited(
        'Call a vet within a day: it runs fast in warm water, and lips that are eaten away do not grow back.',
      ),
      uncited('Test the water, add air, and move no fish to other ponds.'),
      said('Sometimes only the gills decay and the fish gasps with clean skin.', 'uf-columnaris'),
      uncited(
        'A scrape shows long gliding bacteria; it also shows whether parasites opened the way.',
      ),
      uncited(
        'Several such fish with sick gills above 16 °C: report KHV as suspected, and treat nothing before.',
      ),
    ],
    related: {
      conditions: ['columnaris', 'mouth-rot', 'khv'],
      articles: ['health-vet-visit', 'disease-fungus'],
    },
    keywords: [
      'columnaris',
      'mouth rot',
      'cotton mouth',
      'saddleback',
      'kuchigusare',
      'Flavobacterium',
    ],
  },
  {
    id: 'disease-red-veins',
    question: 'Why are my koi’s fins and skin red?',
    topic: 'diseases',
    short: uncited(
      'All fish red at once speaks for the water; one red fish that stops eating speaks for bacteria in the blood.',
    ),
    points: [
      uncited(
        'Test ammonia, nitrite, pH and chlorine now. Transport, cold and chasing also redden fins for a day.',
      ),
      said(
        'Standing-out veins, bulging eyes and pinpoint bleeding at fin bases go with blood poisoning.',
        'lavs-bacteria',
        'uf-aeromonas',
      ),
      said('No sign is special to it, so a laboratory has to grow the bacteria.', 'uf-aeromonas'),
      uncited('A vet today: this kills within days, and only a chosen antibiotic acts on it.'),
      uncited('Several bleeding, dying fish at 5 to 17 °C: report SVC as suspected.'),
    ],
    related: {
      conditions: ['septicaemia', 'ammonia-poisoning', 'svc'],
      treatments: ['antibiotics'],
      articles: ['treatment-antibiotics', 'disease-svc'],
    },
    keywords: ['red fins', 'red streaks', 'septicaemia', 'red pest', 'blood spots', 'bloodshot'],
  },
  {
    id: 'disease-gills',
    question: 'My koi gasps although there is plenty of oxygen. What is wrong?',
    topic: 'diseases',
    short: uncited(
      'The gills cannot take the oxygen up. Test nitrite and ammonia first, then have the gills looked at.',
    ),
    points: [
      said(
        'In bacterial gill disease the filaments are eaten away; caught late it is hard to turn.',
        'fishdoc-gills',
      ),
      said(
        'Ask what came before: parasites, stale water and a lack of oxygen prepare the ground.',
        'koivet-gills',
      ),
      said('In warm, foul water a gill mould can make the gills look marbled.', 'uf-gill-rot'),
      uncited(
        'More air, no food, no chasing. Nothing that uses oxygen, such as formalin, goes in.',
      ),
      uncited(
        'KHV must be excluded: dead patches on gills with deaths or sunken eyes are to be reported.',
      ),
    ],
    related: {
      conditions: ['bacterial-gill-disease', 'branchiomycosis', 'nitrite-poisoning', 'khv'],
      articles: ['health-gills', 'emergency-gasping'],
    },
    keywords: ['gill disease', 'BGD', 'gill rot', 'gasping', 'one gill', 'breathing fast'],
  },
  {
    id: 'disease-swim-bladder',
    question: 'My koi floats, sinks or swims head down. Swim bladder?',
    topic: 'diseases',
    short: said(
      'Hardly ever. In koi nearly every such case goes back to poor water, and disease of the bladder itself is very rare.',
      'cafishvet-buoyancy',
    ),
    points: [
      uncited(
        'Test everything, and ask about the last days: cold snap, fall, blow, electric fault, new food.',
      ),
      uncited('Look from above at rest: a bent line means the spine, not the bladder.'),
      uncited('Warm a chilled fish slowly and give it calm, shallower, well-aired water.'),
      uncited(
        'No floats, weights, peas by force or starving for weeks. A vet’s X-ray shows what it is.',
      ),
    ],
    related: {
      conditions: ['buoyancy', 'spinal-injury'],
      articles: ['health-lying-down', 'emergency-electric'],
    },
    keywords: ['swim bladder', 'floating', 'upside down', 'sinking', 'balance'],
  },
  {
    id: 'disease-hikui-shimi',
    question: 'The red of my koi looks eaten, or black specks appear. Is it ill?',
    topic: 'diseases',
    short: said(
      'Hikui and shimi spoil the looks of a koi, not its health.',
      'koikichi-hikui',
      'koi-org-shimi',
    ),
    points: [
      said(
        'Hikui starts small, on the red, slightly raised and yellowish, and creeps outwards.',
        'koikichi-hikui',
      ),
      said(
        'Several conditions go under that name, and no contagious disease among them.',
        'lfh-hikui',
      ),
      said(
        'Shimi are specks smaller than a scale, mostly inherited; hard or poor water can bring them out.',
        'koi-org-shimi',
      ),
      said('A speck that moves is a fish louse.', 'koi-org-shimi'),
      uncited(
        'Do not scrape either. Take a photo each month in the same light and keep KH and nitrate steady.',
      ),
    ],
    related: {
      conditions: ['hikui', 'shimi', 'fish-louse'],
      articles: ['judging-faults', 'parasite-fish-louse', 'water-nitrate'],
    },
    keywords: ['hikui', 'hikkui', 'shimi', 'shimmies', 'black spots', 'red eaten'],
  },
  {
    id: 'disease-sunburn',
    question: 'Can koi get sunburnt?',
    topic: 'diseases',
    short: said(
      'Yes: whitish, then thick and patchy sores on head, dorsal fin and upper back, in clear, shallow water.',
      'krafty-sunburn',
    ),
    points: [
      said('Too little oxygen adds to it by keeping the fish near the surface.', 'krafty-sunburn'),
      uncited('Shade the pond today and test oxygen at dawn.'),
      said(
        'The burn usually heals; worse is what settles on it, bacteria or fungus.',
        'krafty-sunburn',
      ),
      uncited(
        'It keeps to what faces the sun. Patches on belly or flanks, sick gills or deaths have another cause.',
      ),
    ],
    related: {
      conditions: ['sunburn', 'khv'],
      articles: ['pond-sun-or-shade', 'oxygen-in-summer'],
    },
    keywords: ['sunburn', 'sun damage', 'hiyake', 'burnt back', 'white back'],
  },
  {
    id: 'disease-lumps',
    question: 'My koi has a lump. Must it be removed?',
    topic: 'diseases',
    short: said(
      'Mostly not. Skin growths in koi are usually benign, and only those that hinder feeding need to go.',
      'wildgoose-papillomas',
      'wikivet-papilloma',
    ),
    points: [
      said(
        'A pink oval swelling that grows to about 1 cm in spring, then bursts with white threads, is Dermocystidium; it heals by itself.',
        'wildgoose-dermocystidium',
      ),
      uncited('Small round white cysts are often Myxobolus and burst as well.'),
      said(
        'One malignant skin growth in a koi has been described, so one that grows fast deserves a vet.',
        'vetrec-papilloma',
      ),
      uncited('A photo each week from the same side tells growth from imagination.'),
      uncited(
        'Never cut, tie off or lance anything yourself: fish feel pain, and anaesthesia is for trained hands.',
      ),
    ],
    related: {
      conditions: ['papilloma', 'dermocystidium', 'myxobolus', 'internal-tumour'],
      articles: ['disease-carp-pox', 'health-vet-visit'],
    },
    keywords: ['lump', 'growth', 'wart', 'cauliflower', 'cyst', 'tumor', 'bump'],
  },
];
