import { said, uncited } from '../statement.ts';
import type { Article } from './schema.ts';

export const emergencies: Article[] = [
  {
    id: 'emergency-gasping',
    question: 'All my koi gasp at the surface. What do I do first?',
    topic: 'emergencies',
    short: uncited(
      'Air now, with everything that splashes; no food, no medicine. Then test oxygen, ammonia, nitrite, pH and temperature.',
    ),
    points: [
      uncited(
        'Pump, air stone, waterfall, a hose that sprays dechlorinated water, or water scooped and poured from a height.',
      ),
      uncited(
        'Was tap water added today? Then think of chlorine, and dechlorinate the whole pond at once.',
      ),
      uncited(
        'Ammonia or nitrite in the range of an emergency: change up to half of the water, as warm as the pond.',
      ),
      uncited(
        'Water all good, and still gasping: the gills. Call a vet, and think of KHV above 16 °C.',
      ),
      uncited('Do not chase, net or move fish now. Each fright costs breath they do not have.'),
    ],
    related: {
      conditions: ['low-oxygen', 'ammonia-poisoning', 'nitrite-poisoning', 'chlorine-burn'],
      articles: ['oxygen-at-dawn', 'disease-gills'],
    },
    keywords: ['gasping', 'emergency', 'hanaage', 'dying fish', 'cannot breathe', 'help'],
  },
  {
    id: 'emergency-power-cut',
    question: 'The power is out. How long do my koi have?',
    topic: 'emergencies',
    short: said(
      'It depends on the temperature: in warm, full ponds fish may soon gasp, in winter much time remains.',
      'gardeners-bible-power',
    ),
    points: [
      said(
        'Stop feeding, and trickle or splash water if you have no battery pump.',
        'pond-guy-power',
      ),
      said('While it lasts, change 10 to 30 % of the water a day.', 'pond-guy-power'),
      uncited(
        'A small air pump on a car battery or a backup unit keeps a pond alive: try it before you need it.',
      ),
      uncited(
        'Switch pumps off at the wall, so that foul filter water does not shoot into the pond when the current returns.',
      ),
      said(
        'Expect ammonia or nitrite afterwards, as in a new pond: test daily.',
        'gardeners-bible-power',
      ),
    ],
    related: { conditions: ['low-oxygen'], articles: ['filter-stood-still', 'oxygen-air-pump'] },
    keywords: ['power cut', 'outage', 'blackout', 'teiden', 'battery air pump', 'generator'],
  },
  {
    id: 'emergency-chlorine',
    question: 'I topped up with tap water and forgot the dechlorinator. What now?',
    topic: 'emergencies',
    short: uncited(
      'Close the tap. Put in dechlorinator for the entire pond, not just for the new water, and aerate as much as you can.',
    ),
    points: [
      said(
        'Chlorine eats the gills; 0.3 mg/l of chlorine kills most fish fairly fast.',
        'koinet-chlorine',
      ),
      said(
        'It also keeps the blood from carrying oxygen, so fish can suffocate in well-aired water.',
        'mankysanke-dechlorination',
      ),
      said(
        'Thiosulphate is hardly poisonous, so too little is the danger: follow the label, for all the litres of the pond.',
        'mankysanke-volumes',
      ),
      uncited(
        'Keep the fish in the pond. Moving burnt fish into other water finishes what the chlorine began.',
      ),
      said(
        'What the blood has lost takes up to about three months to be replaced.',
        'mankysanke-dechlorination',
      ),
      uncited(
        'Test ammonia and nitrite for weeks: the filter got the same dose. Frayed gills or sores are for a vet.',
      ),
    ],
    related: {
      conditions: ['chlorine-burn'],
      articles: ['water-dechlorinate', 'ammonia-what-to-do'],
    },
    keywords: [
      'chlorine',
      'forgot dechlorinator',
      'hose left on',
      'overflowed',
      'tap left on',
      'clorine',
    ],
  },
  {
    id: 'emergency-many-deaths',
    question: 'Several koi died within two days. What must I do?',
    topic: 'emergencies',
    short: uncited(
      'Add air, test the water now, stop every movement of fish and water, and telephone: a vet, and the authority where deaths must be reported.',
    ),
    points: [
      said(
        'In England and Wales unusual deaths have to be told to the Fish Health Inspectorate at once.',
        'govuk-report',
      ),
      uncited(
        'If ammonia, nitrite, chlorine, pH or oxygen is far off, act on that first: poison kills all kinds, in hours.',
      ),
      uncited(
        'Deaths that go on for days, above 16 °C or in a cold spring: think of KHV or SVC until a laboratory says otherwise.',
      ),
      uncited(
        'Cool the dead in sealed bags, not frozen; photograph gills and skin; write down dates, numbers, temperature, new fish.',
      ),
      uncited('Give none away, sell none, bury none near the pond, and let nobody borrow a net.'),
    ],
    related: {
      conditions: ['khv', 'svc', 'cev'],
      articles: ['law-report', 'disease-khv', 'law-whom-to-call'],
    },
    keywords: ['mass death', 'fish dying', 'dead koi', 'tairyo', 'all fish dead', 'mortality'],
  },
  {
    id: 'emergency-jumped-out',
    question: 'My koi jumped out and lies on the ground. Can it live?',
    topic: 'emergencies',
    short: said(
      'Often yes, even when it looks dead: put it back into aired pond water at once.',
      'koi-org-jumpers',
    ),
    points: [
      said(
        'Lift it with both wet hands or a wet towel. Rinse with pond water: one such koi died because it was put into tap water.',
        'koi-org-jumpers',
      ),
      uncited(
        'Hold it upright in the stream of a return or over an air stone, mouth into the current, until it holds itself.',
      ),
      uncited('Do not pump it back and forth: water flowing backwards tears the gills.'),
      uncited(
        'Then peace, a cover, and a look at skin and eyes each day. Open spots or red streaks are for a vet.',
      ),
      said(
        'Most jump within days of coming to a new pond; spawning and itching parasites are other reasons.',
        'koi-org-jumpers',
      ),
    ],
    related: { conditions: ['jump-injury'], articles: ['pond-net-and-cover', 'health-flashing'] },
    keywords: ['jumped out', 'out of water', 'tobidashi', 'found on ground', 'revive'],
  },
  {
    id: 'emergency-heron',
    question: 'A heron or cat has hurt my koi. How do I help?',
    topic: 'emergencies',
    short: said(
      'Disturb it as little as possible: even severe wounds heal well in good water, and deep ones if a vet sees them promptly.',
      'wildgoose-wounds',
    ),
    points: [
      uncited(
        'A heron leaves a pair of stabs across from each other: look on the other side and at the belly.',
      ),
      said(
        'Straight scratches along the back speak for a cat, notches in the fins for a turtle.',
        'vin-predators',
      ),
      uncited('Test the water, and cover the pond tonight: the bird returns at dawn.'),
      uncited('Count the others, also those that hide. The unhurt may not eat for days.'),
      uncited('A hole into the body, a hanging eye, or a fish that rolls: a vet today.'),
    ],
    related: {
      conditions: ['predator-wounds'],
      articles: ['pond-net-and-cover', 'treatment-wounds'],
    },
    keywords: ['heron attack', 'sagi', 'cat scratch', 'stab wound', 'predator', 'bird'],
  },
  {
    id: 'emergency-ice',
    question: 'My pond is frozen over. Are the koi in danger?',
    topic: 'emergencies',
    short: said(
      'Not for a day or so. After several days oxygen runs short and gases gather: melt a hole with a pot of hot water, never by blows.',
      'pond-guy-ice',
    ),
    points: [
      said(
        'To the fish below a blow on the ice is like sitting inside a drum, and can do them great damage.',
        'utah-winter',
      ),
      uncited(
        'Keep the hole open with a floating heater or gentle air near the surface, not from the deepest point.',
      ),
      said(
        'Watch a running waterfall closely, or turn it off: its ice can dam the water and let the pond be pumped empty.',
        'utah-winter',
      ),
      uncited('Sweep snow from part of the ice, and stay off it.'),
      uncited(
        'Lay hands on no fish below 4 °C, even if one lies on its side: warm it only in a tank and slowly.',
      ),
    ],
    related: {
      conditions: ['low-oxygen', 'buoyancy'],
      articles: ['season-winter', 'oxygen-in-winter', 'treatment-cold-water'],
    },
    keywords: ['ice', 'frozen', 'koori', 'ice hole', 'pond heater', 'snow'],
  },
  {
    id: 'emergency-ph-crash',
    question: 'The pH has crashed. What do I do, and what not?',
    topic: 'emergencies',
    short: uncited(
      'Test ammonia before you raise anything. Then small water changes, air, no food, and pH measured after each step.',
    ),
    points: [
      said(
        'It comes when carbonates are used up and nobody renews them, and mostly at night.',
        'johnson-ph',
        'aquameds-ph',
      ),
      uncited(
        'Acid holds ammonia harmless. Lift the pH quickly and the pond poisons itself: that is the usual second disaster.',
      ),
      uncited(
        'Change in small parts with time between them, using water that was checked for pH and KH.',
      ),
      uncited('When no ammonia is left, KH goes up by one degree a day at most with bicarbonate.'),
      uncited('The filter may have died too: expect ammonia and nitrite for weeks.'),
      uncited('Find the cause: soft tap water, no tests, too much food, sludge, long rain.'),
    ],
    related: {
      conditions: ['ph-crash', 'ammonia-poisoning'],
      articles: ['ammonia-do-not-raise-ph', 'water-raise-kh'],
    },
    keywords: ['pH crash', 'acid', 'pH 5', 'old pond syndrome', 'milky skin'],
  },
  {
    id: 'emergency-overdose',
    question: 'I put too much treatment in. How do I save the fish?',
    topic: 'emergencies',
    short: uncited(
      'Do not wait for signs: neutralise if there is a way, change water, air on full, carbon into the filter.',
    ),
    points: [
      uncited(
        'Permanganate is undone by 3 % hydrogen peroxide, chloramine-T by a thiosulphate dechlorinator.',
      ),
      uncited(
        'For all others: 30 to 50 % change at the same temperature, dechlorinated, repeated within hours.',
      ),
      uncited(
        'Too much salt: take it down slowly over a day or more unless fish roll, since a fast fall harms as well.',
      ),
      uncited(
        'Move the fish only into water of the same temperature that is ready, aired and free of it.',
      ),
      uncited('Call a vet with the name of the product, the amount, the volume and the time.'),
      uncited('If you spilled it on yourself: rinse, and call the poison line of your country.'),
    ],
    related: {
      treatments: ['permanganate', 'chloramine-t', 'salt'],
      articles: ['treatment-stop', 'treatment-before-you-start'],
    },
    keywords: ['overdose', 'double dose', 'too much salt', 'wrong dose', 'gallons mistake'],
  },
  {
    id: 'emergency-electric',
    question: 'How do I notice an electric fault in the pond, and what do I do?',
    topic: 'emergencies',
    short: uncited(
      'Keep hands and nets out, and switch everything off at the board. Bent or cramped fish and a tingle mean current.',
    ),
    points: [
      said('Damaged or badly fitted pumps can kill people as well as fish.', 'njh-pond-electrics'),
      uncited(
        'A safety switch that keeps tripping is telling the truth: do not bridge or reset it again and again.',
      ),
      uncited(
        'Unplug one device after the other only when dry and away from the water, and let an electrician test.',
      ),
      uncited('Give air by battery meanwhile.'),
      uncited(
        'Several koi bent overnight: think of current or lightning. A vet judges whether they can live well.',
      ),
    ],
    related: { conditions: ['spinal-injury'], articles: ['pond-electrics', 'emergency-power-cut'] },
    keywords: ['electric shock', 'RCD trips', 'kanden', 'bent koi', 'lightning', 'stray current'],
  },
  {
    id: 'emergency-poison',
    question: 'Weedkiller, paint or another poison got into the pond. What now?',
    topic: 'emergencies',
    short: uncited(
      'Stop more from getting in, change water at once and again, run fresh carbon, and give all the air you can.',
    ),
    points: [
      uncited(
        'Keep the container or its label: a vet or the poison line needs the name of the substance.',
      ),
      uncited(
        'Skim oil and paint off the top with paper before you change water, so that it is not stirred in.',
      ),
      uncited('Have a clean, aired tub of the same temperature ready for the fish if they roll.'),
      uncited(
        'Insect sprays, flea drops on a bathing dog and wood preservative act in traces: wash hands before you reach in.',
      ),
      uncited(
        'Give nothing to the fish "against poison"; test ammonia for days, as the filter suffers too.',
      ),
      uncited('If it ran on into a drain or ditch, call the environmental authority.'),
    ],
    related: { conditions: ['low-oxygen'], articles: ['emergency-gasping', 'water-change'] },
    keywords: ['poison', 'pesticide', 'weedkiller', 'paint', 'oil', 'contamination', 'fertiliser'],
  },
  {
    id: 'emergency-leak',
    question: 'The water level drops fast. How do I save the fish and find the leak?',
    topic: 'emergencies',
    short: uncited(
      'Switch pumps and falls off. If the level now holds, the leak is in the plumbing; if it falls on, in the pond.',
    ),
    points: [
      uncited(
        'Keep air running from a separate pump, and let dechlorinated water in only as fast as it is needed.',
      ),
      uncited('Close the drain valves one by one and mark the level every half hour.'),
      uncited(
        'A pond that leaks stops falling at the height of the hole: look all along that line.',
      ),
      uncited(
        'Have a vat or paddling pool ready before fish lie on their sides, filled from the pond, covered and aired.',
      ),
      uncited(
        'All that tap water counts as a water change: dechlorinate for it, and test pH and temperature.',
      ),
    ],
    related: {
      conditions: ['chlorine-burn'],
      articles: ['water-dechlorinate', 'health-catch-koi'],
    },
    keywords: ['leak', 'losing water', 'water level', 'mizumore', 'hole in liner'],
  },
];
