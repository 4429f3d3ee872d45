import { said, uncited } from '../statement.ts';
import type { Article } from './schema.ts';

export const quarantine: Article[] = [
  {
    id: 'quarantine-how-long',
    question: 'How long must new koi stay in quarantine?',
    topic: 'quarantine',
    short: said('At least 30 days, counted from the last fish that joined.', 'azeah-quarantine'),
    points: [
      said(
        'One programme keeps fish from the country for 21 days and imports for 42, with a test for KHV.',
        'koiquanta-quarantine',
      ),
      said('A fish added on day 20 sets the whole group back to day 1.', 'azeah-quarantine'),
      said(
        'A sore on day 12 moves the end to day 40: fourteen days of treatment, and fourteen more to see that it holds.',
        'koiquanta-quarantine',
      ),
      uncited(
        'Days alone are not enough. The fish must have been warm enough for a virus to show itself.',
      ),
      uncited(
        'The quarantine plan on this site writes the dates down and moves the last one when something is found.',
      ),
    ],
    related: {
      conditions: ['khv', 'cev'],
      articles: ['buying-healthy', 'quarantine-temperature', 'quarantine-when-over'],
    },
    keywords: ['quarantine', 'kakuri', 'isolation', 'new fish', 'QT', 'quarentine', '30 days'],
  },
  {
    id: 'quarantine-tank',
    question: 'What does a quarantine tank need?',
    topic: 'quarantine',
    short: uncited(
      '500 to 1,000 litres or more, a mature filter, heater, air, a tight cover, its own tools, and distance from the pond.',
    ),
    points: [
      said('So far away that no splash gets from one to the other.', 'azeah-quarantine'),
      uncited(
        'Keep a spare sponge or bag of media in the pond filter of healthy fish, and move it over on the first day.',
      ),
      uncited(
        'No gravel and nothing to hide parasites in; plain walls let you see droppings and skin.',
      ),
      uncited('Measure its volume when you set it up: a small tank makes every dose error larger.'),
      uncited(
        'When it is empty, empty and dry it completely; media that served sick fish are thrown away.',
      ),
    ],
    related: { articles: ['quarantine-hygiene', 'filter-start', 'quarantine-daily'] },
    keywords: ['hospital tank', 'isolation tank', 'vat', 'quarantine setup', 'seeded filter'],
  },
  {
    id: 'quarantine-temperature',
    question: 'How warm should quarantine be?',
    topic: 'quarantine',
    short: said(
      '20 to 24 °C (68 to 75 °F) is what a practice for koi advises.',
      'azeah-quarantine',
    ),
    points: [
      said(
        'KHV shows itself at 16 to 28 °C: a quarantine in cold water proves nothing about it.',
        'bsava-khv',
      ),
      uncited(
        'Raise the temperature slowly from what the fish came out of, a degree or two a day.',
      ),
      uncited(
        'Bring it down just as slowly at the end, until tank and pond differ by no more than 2 °C.',
      ),
      uncited(
        'In winter the fish stays in until the pond is warm enough, or is not bought before spring.',
      ),
      uncited('Warm water holds less oxygen and feeds ammonia faster: test daily.'),
    ],
    related: { conditions: ['khv'], articles: ['quarantine-virus-test', 'water-temperature'] },
    keywords: ['heater', 'warm quarantine', '24 degrees', 'heat cycling', 'temperature'],
  },
  {
    id: 'quarantine-hygiene',
    question: 'How do I keep quarantine separate from the pond?',
    topic: 'quarantine',
    short: said(
      'Its own net, bowl, sock and bucket, and always the pond first and quarantine last on your round.',
      'azeah-quarantine',
    ),
    points: [
      said('KHV travels with fish, water and equipment.', 'wildgoose-khv'),
      uncited('Wash hands and arms between the two. Wet sleeves carry more than dry hands.'),
      uncited(
        'Waste water goes to the foul drain, not onto the lawn beside the pond or into a ditch.',
      ),
      uncited(
        'Tools are cleaned of slime, disinfected, rinsed and dried through: dirt protects what you want to kill.',
      ),
      uncited('Frogs, birds and children do not keep to rules: cover both.'),
    ],
    related: { conditions: ['khv'], articles: ['quarantine-tank', 'health-catch-koi'] },
    keywords: ['biosecurity', 'disinfect nets', 'Virkon', 'hygiene', 'cross contamination'],
  },
  {
    id: 'quarantine-daily',
    question: 'What do I do each day while fish are in quarantine?',
    topic: 'quarantine',
    short: said(
      'Watch for rubbing, gasping, less appetite or dullness, test the water, and follow every sign up to its cause.',
      'azeah-quarantine',
    ),
    points: [
      uncited(
        'Ammonia and nitrite daily, with pH and temperature; change water from 0.02 mg/l of NH3 on.',
      ),
      uncited(
        'Let the fish rest for the first days: no chemicals until they eat and you know what is there.',
      ),
      said('Fish are social: a single new koi does better with company.', 'koionline-quarantine'),
      uncited('Scrape in the first week, again in the third, and after any treatment.'),
      uncited('Photograph each fish from above and from both sides on the first and the last day.'),
      said('A death is looked into until its cause is found.', 'azeah-quarantine'),
    ],
    related: { articles: ['health-scrape', 'ammonia-is-one-dangerous', 'quarantine-when-over'] },
    keywords: ['daily routine', 'quarantine log', 'observe', 'quarantine checklist'],
  },
  {
    id: 'quarantine-treat-all',
    question: 'Should I treat new koi for everything, just in case?',
    topic: 'quarantine',
    short: said(
      'No: leave chemicals out until they have settled, and take scrapes so that only what is there is treated.',
      'koionline-quarantine',
    ),
    points: [
      uncited(
        'Transport has already worn gills and slime. A treatment on the first day meets them at their weakest.',
      ),
      said(
        'Salt, raised to 0.3 % from the second day on, is the usual support, and itself a reason against other products.',
        'koiquanta-quarantine',
      ),
      uncited(
        'Flukes found? Then a course with its repeats fits well into a month, one product alone.',
      ),
      uncited(
        'A fish treated against all and examined for nothing leaves quarantine with an unknown left over.',
      ),
      uncited(
        'Never pour the seller’s leftovers in as well: ask what the fish have had, and when.',
      ),
    ],
    related: {
      treatments: ['salt', 'praziquantel'],
      articles: ['treatment-never-two', 'quarantine-daily'],
    },
    keywords: ['prophylactic', 'preventive treatment', 'salt quarantine', 'new fish treatment'],
  },
  {
    id: 'quarantine-virus-test',
    question: 'Can new koi be tested for KHV?',
    topic: 'quarantine',
    short: said(
      'Yes, and vets recommend it: a laboratory looks for the virus; a keeper cannot see a carrier.',
      'azeah-quarantine',
    ),
    points: [
      said('Let it be a test that looks for CEV and SVC at the same time.', 'cafishvet-cev'),
      uncited('Sample while the fish are warm. A carrier in cold water may test clean.'),
      uncited(
        'Ask the vet how a clean result is to be read: it lowers the risk and does not end it.',
      ),
      uncited(
        'A cheap koi of your own beside the new ones shows in warm water what they carry; it must never go back early.',
      ),
      uncited(
        'A positive or suspicious result is reported; ask the laboratory and the authority what now.',
      ),
    ],
    related: {
      conditions: ['khv', 'cev', 'svc'],
      articles: ['disease-khv', 'law-report', 'quarantine-temperature'],
    },
    keywords: ['KHV test', 'PCR', 'swab test', 'canary fish', 'sentinel', 'carrier'],
  },
  {
    id: 'quarantine-when-over',
    question: 'When is quarantine over, and how do I move the fish?',
    topic: 'quarantine',
    short: uncited(
      'When the days are full, all eat, no sign has shown for two weeks, and the last scrape is clean.',
    ),
    points: [
      uncited(
        'Salt and medicines must be out before: otherwise you cannot know what they were hiding.',
      ),
      uncited(
        'Match temperature within 2 °C and compare the pH: a difference of more than 0.5 is closed over hours.',
      ),
      uncited('Move the fish, not the water.'),
      uncited(
        'Move in the morning of a mild day, and look every hour: newcomers jump and old ones chase.',
      ),
      uncited('Go on counting and testing for a month: mixing two groups strains both.'),
    ],
    related: { articles: ['quarantine-how-long', 'health-catch-koi'] },
    keywords: ['end quarantine', 'release', 'acclimatise', 'introduce new koi', 'move fish'],
  },
  {
    id: 'quarantine-new-fish-arrive',
    question: 'How do I get new koi out of the bag without shock?',
    topic: 'quarantine',
    short: uncited(
      'Let the temperature even out with the bag closed, then lift the fish, not its water, into the tank.',
    ),
    points: [
      said(
        'Netting, bag, journey, change of warmth and strange water have strained it one after another.',
        'mkpc-quarantine',
      ),
      said(
        'Float the closed bag in the shade until temperatures are equal; dealers leave it for about forty minutes.',
        'northants-quarantine',
      ),
      said(
        'The water in the bag holds much ammonia and carbon dioxide at a low pH. Once open be quick: as the gas leaves the pH climbs.',
        'johnson-acclimating',
      ),
      said(
        'Never tip the water of the bag into your system.',
        'johnson-acclimating',
        'northants-quarantine',
      ),
      said(
        'On the first day no food, a lid, quiet and a test of the tank.',
        'koiquanta-quarantine',
      ),
      uncited(
        'A fish that lies down at first may just rest. Gasping, rolling or bleeding is a reason to call the seller and a vet.',
      ),
    ],
    related: {
      conditions: ['ammonia-poisoning', 'jump-injury'],
      articles: ['buying-journey-home', 'quarantine-tank', 'quarantine-treat-all'],
    },
    keywords: ['transport', 'bagged fish', 'acclimation', 'yuso', 'arrival', 'float bag'],
  },
  {
    id: 'quarantine-plants',
    question: 'Do plants and tools need quarantine as well?',
    topic: 'quarantine',
    short: uncited(
      'Yes. Leeches, lice, snails and viruses come with plants, nets, bowls and borrowed pumps.',
    ),
    points: [
      uncited(
        'Keep plants for some weeks in a tub without fish, and look under the leaves for eggs and jelly.',
      ),
      uncited('Borrow nothing that is wet. Lend nothing either, and dry what comes back for days.'),
      uncited(
        'At shows and dealers’ keep your hands out of the vats, and wash before you feed at home.',
      ),
      uncited('No fish, spawn or water from lakes and rivers, however healthy it looks.'),
      said('Leeches are among what plants bring in.', 'koi-for-you-leeches'),
    ],
    related: {
      conditions: ['leeches', 'fish-louse', 'khv'],
      articles: ['quarantine-hygiene', 'parasite-leeches'],
    },
    keywords: ['plants', 'second-hand', 'equipment', 'snails', 'show hygiene'],
  },
];
