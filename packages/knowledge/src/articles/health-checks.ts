import { said, uncited } from '../statement.ts';
import type { Article } from './schema.ts';

export const healthChecks: Article[] = [
  {
    id: 'health-daily-look',
    question: 'What should I look at every day to know my koi are well?',
    topic: 'health-checks',
    short: uncited(
      'Count them at feeding time: all there, all coming, all swimming evenly, fins open, nobody apart.',
    ),
    points: [
      uncited('Two minutes at the same time each day tell more than an hour once a month.'),
      uncited(
        'Learn how each one behaves when well: the shy fish that hides means nothing, the greedy one that hides means much.',
      ),
      uncited(
        'Look for rubbing, jumping, clamped fins, gasping, hanging at the inlet, lying down, or a fish that leaves the group.',
      ),
      uncited('One odd fish: look closer. Several at once: test the water before anything else.'),
      uncited('Listen too: a changed sound of pump or fall is often the first sign of the day.'),
    ],
    related: { articles: ['health-close-inspection', 'health-flashing'] },
    keywords: ['daily check', 'observe', 'kansatsu', 'behaviour', 'sick koi signs'],
  },
  {
    id: 'health-close-inspection',
    question: 'How do I examine a koi in a bowl?',
    topic: 'health-checks',
    short: said(
      'Look it over from nose to tail and from below: many sores are only on the underside, where the pond does not show them.',
      'koi-org-inspection',
    ),
    points: [
      said(
        'One keeper’s rule is twice a year, before winter and in early spring.',
        'koi-org-inspection',
      ),
      said(
        'Skin free of redness and parasites, spine straight, belly soft, no growths.',
        'koi-org-inspection',
      ),
      said(
        'Mouth and eyes alike on both sides; the mouth opens downwards and is easily missed.',
        'koi-org-inspection',
      ),
      said(
        'Flanks that feel like sandpaper can mean rubbing; rough gill covers alone mark a male.',
        'koi-org-inspection',
      ),
      uncited(
        'Bowl filled with pond water, net on top, wet hands, no rings, and back within a few minutes.',
      ),
      uncited('Not in a heatwave, not on gasping fish, not when the fish have just eaten.'),
    ],
    related: {
      conditions: ['aeromonas-ulcer', 'breeding-tubercles'],
      articles: ['season-autumn', 'health-catch-koi', 'health-scrape'],
    },
    keywords: ['inspection bowl', 'examine', 'check over', 'underside', 'health check'],
  },
  {
    id: 'health-catch-koi',
    question: 'How do I catch and hold a koi without hurting it?',
    topic: 'health-checks',
    short: said(
      'Guide it with a pan net into a bowl or a sock under water; lifting it in the net damages fins, skin and body.',
      'koi4u-netting',
      'koisa-handling',
    ),
    points: [
      said(
        'Go slowly and never chase: a hunted koi tires its muscles out and takes long to recover.',
        'koisa-handling',
      ),
      said(
        'Wet the sock, let the koi swim in head first, and carry it held at both ends, kept straight.',
        'koimag-sock',
      ),
      said(
        'Angling and swimming-pool nets are made for other things: split fins and lost scales are what they leave.',
        'koi4u-netting',
      ),
      uncited('Cover bowls at once: koi jump when they feel the bottom near.'),
      uncited('Rinse and dry net, sock and bowl afterwards, and keep a set for quarantine alone.'),
    ],
    related: {
      conditions: ['jump-injury', 'spinal-injury'],
      articles: ['health-close-inspection', 'quarantine-hygiene'],
    },
    keywords: ['pan net', 'sock', 'handling', 'netting', 'ami', 'catch koi'],
  },
  {
    id: 'health-scrape',
    question: 'How is a skin scrape done, and do I need one?',
    topic: 'health-checks',
    short: said(
      'Yes before any treatment against parasites: most are too small to see, and a scrape under the microscope shows which it is.',
      'pondtrade-scrapes',
    ),
    points: [
      said(
        'Test the water first; only when it is in order are parasites the next thing to look for.',
        'pondtrade-scrapes',
      ),
      said(
        'Draw a blunt scraper gently from head towards tail behind the gill cover, beside the dorsal fin or at the tail.',
        'fishdoc-scrape',
      ),
      said(
        'Smear the slime on a slide with a drop of pond water; chlorine in tap water could kill what you look for.',
        'fishdoc-scrape',
      ),
      said(
        'Cover it and look soon, at low power first, at two samples or more from different places.',
        'fishdoc-scrape',
      ),
      uncited(
        'Take two or three fish, among them the one that rubs. Single parasites are normal, many are not.',
      ),
      uncited('Never scrape with a sharp edge, and leave the gills to a vet or somebody trained.'),
    ],
    related: {
      conditions: ['trichodina', 'costia', 'skin-flukes'],
      articles: ['treatment-before-you-start', 'health-catch-koi'],
    },
    keywords: ['mucus scrape', 'microscope', 'slime sample', 'skin scraping', 'kenbikyo'],
  },
  {
    id: 'health-gills',
    question: 'What do healthy gills look like?',
    topic: 'health-checks',
    short: uncited(
      'Even bright red, moist and clean, with whole edges; anything pale, brown, white-patched or ragged is an alarm.',
    ),
    points: [
      uncited(
        'Brown: think of nitrite. Pale: lack of blood, flukes or blood loss. White or dead patches: think of KHV first.',
      ),
      said(
        'Holes or scallops in the gills speak for bacteria, a white outer rim on red for a burn.',
        'koicrisis-gills',
      ),
      uncited(
        'Look only in the bowl, with the fish under water and calm: lift the cover a little with a wet finger, for seconds.',
      ),
      uncited(
        'A cover that stands open on one side, or a fish breathing with one gill, is a reason for a gill scrape.',
      ),
      uncited(
        'Dead patches with sunken eyes or deaths: stop all movement of fish and call the authority or a vet today.',
      ),
    ],
    related: {
      conditions: ['khv', 'bacterial-gill-disease', 'nitrite-poisoning', 'gill-flukes'],
      articles: ['disease-khv', 'law-report'],
    },
    keywords: ['gills', 'era', 'gill colour', 'pale gills', 'brown gills', 'operculum'],
  },
  {
    id: 'health-flashing',
    question: 'Why do my koi rub and flash?',
    topic: 'health-checks',
    short: uncited(
      'Something irritates the skin: water first, parasites second. A single scratch now and then is nothing.',
    ),
    points: [
      uncited(
        'After a water change think of chlorine or a pH jump: it starts within hours and takes all fish.',
      ),
      uncited(
        'With good water, day after day, several fish and some jumping: have a scrape looked at.',
      ),
      uncited(
        'Look with the naked eye for lice and anchor worms before you reach for the microscope.',
      ),
      uncited(
        'Do not treat on suspicion. The three commonest parasites behind it need different treatments.',
      ),
      uncited('Rubbing tears scales out: check the flanks for sores until it has stopped.'),
    ],
    related: {
      conditions: ['skin-flukes', 'trichodina', 'fish-louse', 'chlorine-burn'],
      articles: ['health-scrape', 'water-dechlorinate'],
    },
    keywords: ['flashing', 'flicking', 'rubbing', 'scratching', 'itching', 'jumping'],
  },
  {
    id: 'health-not-eating',
    question: 'My koi does not eat. Should I worry?',
    topic: 'health-checks',
    short: uncited(
      'Below 10 °C no. In warm water one fish that refuses for three days, or all fish on one day, needs a look.',
    ),
    points: [
      uncited('All at once: test oxygen, ammonia, nitrite and pH before you think of disease.'),
      uncited(
        'One alone: see whether it holds apart, clamps its fins, swells, or has something wrong with its mouth.',
      ),
      uncited('New fish often refuse for days; spawning females and fish after a fright do too.'),
      uncited('Do not tempt it with more food: what is left spoils the water for the others.'),
      uncited(
        'Losing weight at the same length, or a hollow behind the head, is for a vet even when it still eats.',
      ),
    ],
    related: {
      conditions: ['mouth-rot', 'intestinal-worms', 'low-oxygen'],
      articles: ['feeding-by-temperature', 'health-daily-look', 'water-which-tests'],
    },
    keywords: ['off food', 'not feeding', 'no appetite', 'lost appetite', 'spitting food'],
  },
  {
    id: 'health-lying-down',
    question: 'Why does my koi lie on the bottom?',
    topic: 'health-checks',
    short: uncited(
      'In very cold water resting on the bottom is normal. Above 10 °C, or on the side, it is a sign of illness.',
    ),
    points: [
      uncited(
        'Oxygen, ammonia and nitrite come before any guess: weak fish save their strength by lying down.',
      ),
      said(
        'With sleepy disease several fish lie as if asleep, swim a little when disturbed, and sink again.',
        'cafishvet-cev',
      ),
      said(
        'In cool water Chilodonella makes fish lie on their side and right themselves when startled.',
        'khpc-chilodonella',
      ),
      uncited(
        'Several at once after new fish came: let no fish leave, add air, call a vet and have KHV excluded.',
      ),
      uncited('After a sudden cold night warm the water by a degree or two a day at most.'),
    ],
    related: {
      conditions: ['cev', 'chilodonella', 'buoyancy'],
      articles: ['disease-cev', 'water-temperature'],
    },
    keywords: ['lying on side', 'bottom sitting', 'lethargic', 'sleeping koi', 'not moving'],
  },
  {
    id: 'health-records',
    question: 'Which notes are worth keeping about my koi?',
    topic: 'health-checks',
    short: uncited(
      'Water, fish and treatments, each with its date: such notes show trouble before the eye does.',
    ),
    points: [
      said(
        'Fish that have fallen ill are hard to save, so preventing disease is worth more than curing it.',
        'uf-fish-health',
      ),
      uncited(
        'For the pond: every test with date and hour, changes, filter work, food, treatments with amount and volume.',
      ),
      uncited(
        'For each fish: where from, when, length and weight, a photo from above each month in the same light.',
      ),
      uncited(
        'Note what was not there as well: "no rubbing" on the first of May makes the tenth tell something.',
      ),
      uncited(
        'Before a vet comes, have the tests of the last month, the last purchase and everything that went into the water.',
      ),
      uncited(
        'Write down deaths with date and temperature: two close together change what must be done.',
      ),
    ],
    related: {
      articles: [
        'photo-compare-over-time',
        'growth-weight',
        'health-vet-visit',
        'water-which-tests',
      ],
    },
    keywords: ['log book', 'diary', 'records', 'journal', 'pond log'],
  },
  {
    id: 'health-vet-visit',
    question: 'When do I need a fish vet, and what will they ask?',
    topic: 'health-checks',
    short: uncited(
      'Deaths, gill damage, a deep sore, dropsy, both eyes bulging, or no better after five days of good water: call one.',
    ),
    points: [
      uncited(
        'Also for anything that needs an antibiotic, an injection, an anaesthetic or a gentle end.',
      ),
      uncited(
        'Have ready: volume and how it was found, today’s tests, temperature, number of fish, new fish, past treatments.',
      ),
      uncited(
        'Photos of the fish from above and from the side, and a short film of how it swims, save a day.',
      ),
      uncited('Do not treat before the visit: a scrape after a treatment shows nothing.'),
      uncited('A fish that has just died and was kept cool, not frozen, can still be examined.'),
      uncited('Few practices see koi: find yours, and its telephone number, before you need it.'),
    ],
    related: {
      conditions: ['dropsy', 'aeromonas-ulcer', 'septicaemia'],
      treatments: ['antibiotics'],
      articles: ['health-records', 'law-report'],
    },
    keywords: ['fish vet', 'veterinary', 'find a vet', 'post mortem', 'when to call'],
  },
  {
    id: 'health-photo-limits',
    question: 'Can a photo show what is wrong with my koi?',
    topic: 'health-checks',
    short: uncited(
      'It can show what is visible, never prove a disease: parasites, water and viruses do not show on a picture.',
    ),
    points: [
      uncited(
        'A photo is the lowest of four levels: photo, other signs, water and history, laboratory. Each raises what can be said.',
      ),
      uncited(
        'What no photo shows: ammonia, oxygen, flukes, Costia, Trichodina, most viruses, bacteria inside.',
      ),
      uncited('"Nothing found" on a photo does not mean healthy.'),
      uncited(
        'Best are a sharp view from above, one from the side, and a close-up of the spot, in daylight without flash.',
      ),
      uncited(
        'Add the test of the water and what you have seen the fish do: they move the answer more than a second photo.',
      ),
    ],
    related: { articles: ['photo-for-health', 'health-scrape', 'water-which-tests'] },
    keywords: ['photo diagnosis', 'app', 'picture', 'identify disease', 'AI diagnosis'],
  },
  {
    id: 'health-own-hands',
    question: 'Can I catch anything from my koi or the pond?',
    topic: 'health-checks',
    short: said(
      'Rarely: a slow skin infection by Mycobacterium marinum can enter through cuts when fish or tanks are handled.',
      'national-jewish-marinum',
    ),
    points: [
      said(
        'A sore or wart-like lump comes up some weeks later, often painless at first, and may spread along the arm.',
        'national-jewish-marinum',
      ),
      said(
        'See a doctor about any such sore, and say that you keep fish.',
        'national-jewish-marinum',
      ),
      uncited(
        'Cover cuts with a waterproof plaster or wear long gloves, and wash hands and arms with soap afterwards.',
      ),
      uncited('Never start a siphon by mouth.'),
      uncited(
        'Whoever has a weak immune system should leave wounds, filters and dead fish to somebody else.',
      ),
    ],
    related: { articles: ['health-close-inspection'] },
    keywords: [
      'zoonosis',
      'fish tank granuloma',
      'Mycobacterium',
      'human health',
      'gloves',
      'fish TB',
    ],
  },
];
