import { said, uncited } from '../statement.ts';
import type { Article } from './schema.ts';

export const pondBuilding: Article[] = [
  {
    id: 'pond-size',
    question: 'How big and how deep should a koi pond be?',
    topic: 'pond-building',
    short: uncited(
      'At least 1.2 m deep and 4,500 litres, and larger if you can: big water changes slowly and forgives more.',
    ),
    points: [
      uncited(
        'Koi pass 60 cm in good hands. A pond that suits five small ones is too small for them in four years.',
      ),
      uncited(
        'Depth keeps the bottom from freezing, cools in summer and gives herons no place to stand.',
      ),
      uncited('Leave one long straight run: koi swim lengths, they do not climb around corners.'),
      uncited(
        'Count the filter house and a way round for a net and a bowl into the plan from the start.',
      ),
      uncited(
        'Ask your council and your water supplier before you dig, and have cables and drains marked.',
      ),
    ],
    related: { articles: ['pond-how-many-koi', 'water-volume'] },
    keywords: ['pond size', 'ike', 'minimum size', 'depth', 'how deep', 'gallons'],
  },
  {
    id: 'pond-how-many-koi',
    question: 'How many koi can I keep in my pond?',
    topic: 'pond-building',
    short: said(
      'Count weight, not heads: about 2 kg for 1,000 litres is the most in a garden.',
      'lowcarbon-stocking',
    ),
    points: [
      uncited(
        'Weight from length: centimetres cubed, divided by 60, gives grams. A koi of 40 cm is about 1.1 kg, one of 60 cm 3.6 kg.',
      ),
      uncited(
        'Half to three quarters of that, 0.9 to 1.5 kg, is better: then 10,000 litres carry fourteen of 40 cm, or four of 60 cm.',
      ),
      uncited('Stock for the size they will have, not for the size at which you bought them.'),
      uncited(
        'A strong filter does not lift the limit by much: crowding also means less oxygen at dawn and faster disease.',
      ),
      uncited(
        'The stocking calculator adds your fish up and says on which side of the line you are.',
      ),
    ],
    related: { articles: ['growth-weight', 'pond-size', 'filter-size'] },
    keywords: ['stocking', 'overstocked', 'stocking density', 'how many fish', 'too many koi'],
  },
  {
    id: 'pond-bottom-drain',
    question: 'Do I need a bottom drain?',
    topic: 'pond-building',
    short: said(
      'Yes in any new koi pond: solids sink, and a drain at the deepest point carries them to the filter.',
      'koi-zone-drains',
    ),
    points: [
      said(
        'Let the bare floor fall towards it; the American clubs’ guide names 1 inch a foot as least and 2 as better.',
        'aktspecialty-drains',
      ),
      said(
        'One drain clears a radius of some 4 to 6 feet, so a long pond needs more than one.',
        'aktspecialty-drains',
      ),
      said(
        'Keep the pipe to the first chamber short: in a long one heavy waste settles before it arrives.',
        'koi-zone-drains',
      ),
      said(
        'Without one, a pond vacuum has to do the work, since skimmers do not reach fish waste.',
        'rocky-mountain-drains',
      ),
      uncited('Give each drain its own valve, so that you can purge it with force once a week.'),
    ],
    related: { articles: ['pond-no-gravel', 'filter-how-it-works'] },
    keywords: ['bottom drain', 'sump', 'gravity fed', 'sediment', 'slope'],
  },
  {
    id: 'pond-no-gravel',
    question: 'Should I put gravel, stones or plants into a koi pond?',
    topic: 'pond-building',
    short: uncited('A bare, smooth floor is best: gravel holds waste, and koi dig plants up.'),
    points: [
      said(
        'Substrate has to be cleaned often and can be home to bacteria that harm koi.',
        'rocky-mountain-drains',
      ),
      uncited('Sharp rocks tear fins and scales when fish spawn or take fright.'),
      uncited(
        'Plants do well in a separate shallow part that the water flows through, where koi cannot reach them.',
      ),
      uncited('Planted baskets are rooted out within days, and their soil clouds the water.'),
      uncited(
        'Plants from other ponds bring lice, leeches and snails: quarantine them too, without fish.',
      ),
    ],
    related: {
      conditions: ['leeches', 'blood-fluke'],
      articles: ['pond-bottom-drain', 'quarantine-plants'],
    },
    keywords: ['gravel', 'pebbles', 'plants', 'water lily', 'substrate', 'veggie filter'],
  },
  {
    id: 'pond-electrics',
    question: 'How do I make the electricity at my pond safe?',
    topic: 'pond-building',
    short: said(
      'Every pump and socket behind a residual current device, cables protected, and fixed wiring done by an electrician.',
      'njh-pond-electrics',
    ),
    points: [
      said('Test the safety switch at least every three months.', 'njh-pond-electrics'),
      said('A faulty or badly installed pump can kill people and fish.', 'njh-pond-electrics'),
      said(
        'At any sign of trouble cut the current first, then have the pump repaired.',
        'njh-pond-electrics',
      ),
      uncited('Switch off everything in the water before you put a hand in, every time.'),
      uncited(
        'Put air pump and water pump on two circuits: one tripped switch must not stop both.',
      ),
    ],
    related: {
      conditions: ['spinal-injury'],
      articles: ['emergency-electric', 'emergency-power-cut'],
    },
    keywords: ['RCD', 'electrician', 'Part P', 'pump cable', 'electric shock', 'pond electrics'],
  },
  {
    id: 'pond-net-and-cover',
    question: 'How do I keep herons and cats out, and koi in?',
    topic: 'pond-building',
    short: uncited(
      'A tight net or rigid cover over the whole pond. Decoys and tricks work until the bird knows them.',
    ),
    points: [
      uncited('Steep sides and deep water at the edge leave a heron nowhere to wade.'),
      uncited(
        'Stretch the net well above the surface, so that no bird reaches through and no fish is caught in it.',
      ),
      uncited(
        'New koi jump for weeks. Cover the pond before they arrive, and the quarantine tank always.',
      ),
      uncited('Check nets after wind, leaves and snow: one that sags into the water is a trap.'),
      said(
        'Herons are protected in Great Britain at all times: keep them out, do not harm them.',
        'calder-heron',
      ),
    ],
    related: {
      conditions: ['predator-wounds', 'jump-injury'],
      articles: ['emergency-heron', 'law-heron'],
    },
    keywords: ['heron', 'sagi', 'net', 'cat', 'otter', 'mink', 'pond cover', 'jumping'],
  },
  {
    id: 'pond-concrete',
    question: 'Is new concrete or mortar dangerous for koi?',
    topic: 'pond-building',
    short: uncited(
      'It can be while it is fresh: lime leaches out and drives the pH up, which turns any ammonia into poison.',
    ),
    points: [
      uncited('Seal it with a coat made for fish ponds and let that cure as the label says.'),
      uncited(
        'Or soak, drain and refill until the pH of water that stood in it for some days equals that of the tap.',
      ),
      said(
        'Some hold the danger to be overrated: carbon dioxide turns the lime at the surface into limestone, and little leaches after that.',
        'gardenpond-concrete',
      ),
      uncited(
        'So let the test decide: pH daily in the first weeks. Fresh mortar on a waterfall and rain off new paving count as well.',
      ),
      uncited(
        'Do not fight a high pH with acid: the next rain brings it back, and the swing hurts more.',
      ),
    ],
    related: {
      conditions: ['ph-crash', 'ammonia-poisoning'],
      articles: ['water-ph', 'ammonia-do-not-raise-ph'],
    },
    keywords: ['concrete', 'cement', 'mortar', 'lime', 'G4', 'fibreglass', 'render'],
  },
  {
    id: 'pond-liner',
    question: 'Liner, fibreglass or concrete: which is best?',
    topic: 'pond-building',
    short: uncited(
      'All three hold koi well. Decide by shape, budget and how exactly the drains can be sealed.',
    ),
    points: [
      uncited(
        'A rubber liner is quick and cheap; folds hold dirt, so have it box-welded to the shape.',
      ),
      uncited(
        'Fibreglass over block walls gives the smoothest surface and needs skill, dry weather and time to cure.',
      ),
      uncited('Bare concrete must be sealed. It lasts longest and forgives least when it cracks.'),
      uncited(
        'Choose materials that are sold for fish: roofing sheets and garden sealants may be treated with poison.',
      ),
      uncited(
        'Pour in a measured amount of water when you fill it the first time: you will need the volume all its life.',
      ),
    ],
    related: { articles: ['pond-concrete', 'water-volume'] },
    keywords: ['EPDM', 'butyl', 'box welded', 'GRP', 'fibreglass', 'pond liner'],
  },
  {
    id: 'pond-first-fish',
    question: 'When can the first koi go into a new pond?',
    topic: 'pond-building',
    short: uncited(
      'When the water is dechlorinated, the pH steady for a week, the pumps proven, and you have a test kit. Then two or three fish.',
    ),
    points: [
      uncited(
        'Run everything for some days with water alone: leaks, air in pipes and wrong levels show without victims.',
      ),
      uncited(
        'Start between late spring and midsummer: in mild water the filter grows well and fish get over the move.',
      ),
      uncited('First fish come out of one source, so that one history is enough to know.'),
      uncited(
        'Test ammonia and nitrite daily, feed sparingly, and wait until both are back at zero before the next ones.',
      ),
      uncited('From the second purchase on every fish goes through quarantine.'),
    ],
    related: { articles: ['ammonia-new-pond', 'filter-start', 'quarantine-how-long'] },
    keywords: ['new pond', 'first fish', 'stocking new pond', 'starter fish', 'running in'],
  },
  {
    id: 'pond-sun-or-shade',
    question: 'Should a koi pond lie in the sun or in the shade?',
    topic: 'pond-building',
    short: uncited(
      'Part shade, above all at midday, and away from trees that drop leaves, needles or berries into it.',
    ),
    points: [
      uncited(
        'Full sun means algae, big pH swings and warm water; deep shade means a cold, late spring.',
      ),
      said(
        'In shallow, very clear water koi can be burnt by the sun on head and back.',
        'krafty-sunburn',
      ),
      uncited('Some trees are poisonous: yew, laburnum and oleander have no place beside fish.'),
      uncited(
        'Keep it above the lawn, so that rain cannot wash fertiliser, weedkiller or road salt into it.',
      ),
      uncited(
        'Have it in view of a window: most troubles are noticed by somebody who looks daily without meaning to.',
      ),
    ],
    related: { conditions: ['sunburn'], articles: ['water-green', 'emergency-poison'] },
    keywords: ['position', 'site', 'sun', 'shade', 'trees', 'where to build'],
  },
];
