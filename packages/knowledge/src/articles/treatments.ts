import { said, uncited } from '../statement.ts';
import type { Article } from './schema.ts';

export const treatmentQuestions: Article[] = [
  {
    id: 'treatment-before-you-start',
    question: 'What must I know before I put any treatment into the pond?',
    topic: 'treatments',
    short: uncited(
      'What it is (by scrape), the measured volume, temperature, ammonia and nitrite today, salt, other fish, and what went in before.',
    ),
    points: [
      uncited(
        'The treatment calculator asks for each of these and names no amount while one is missing.',
      ),
      uncited(
        'An estimated volume can be a fifth wrong; oxidisers and formalin kill at a fifth too much.',
      ),
      uncited('Fish that gasp, roll or jump are not treated: air and water first.'),
      uncited(
        'Air pump on, UV off, carbon and zeolite out, no food that day, the day before and the day after.',
      ),
      uncited('Stay and watch for the whole time, with a way ready to stop it.'),
      uncited('Suspected KHV or SVC: nothing goes in before the authority has spoken.'),
    ],
    related: {
      treatments: ['permanganate', 'fmg', 'salt'],
      articles: ['treatment-never-two', 'health-scrape', 'water-volume'],
    },
    keywords: ['dosing', 'medication', 'dose calculator', 'before treatment', 'kusuri'],
  },
  {
    id: 'treatment-never-two',
    question: 'Can I use two treatments at the same time?',
    topic: 'treatments',
    short: said(
      'No: one at a time, and a pause with water changes before the next.',
      'north-wales-treatments',
    ),
    points: [
      said(
        'Leave 7 to 10 days between them, or make two large water changes.',
        'north-wales-treatments',
      ),
      uncited(
        'Some pairs are deadly: permanganate with formalin, malachite green with salt, oxidisers in water with ammonia.',
      ),
      uncited('The planned second and third dose of one course are not a second treatment.'),
      uncited(
        'Dechlorinator, bicarbonate and 0.1 % salt against nitrite correct the water; they still count when the next product is chosen.',
      ),
      uncited(
        'If the first did not work, do not add: have a scrape looked at again. It was perhaps the wrong one.',
      ),
    ],
    related: {
      treatments: ['permanganate', 'formalin', 'chloramine-t'],
      articles: ['treatment-before-you-start', 'treatment-not-working'],
    },
    keywords: ['mixing treatments', 'combine', 'two medicines', 'interaction'],
  },
  {
    id: 'treatment-salt-how',
    question: 'How do I add salt to a pond, and how do I get it out again?',
    topic: 'treatments',
    short: said(
      'Dissolved first, checked with a meter, by at most 0.1 % a day (1 kg in 1,000 litres); out again by weekly water changes.',
      'marisa-salt',
    ),
    points: [
      uncited(
        'Pure sodium chloride: no iodine, no anti-caking agent, no dishwasher or pool mixtures, and never potassium chloride.',
      ),
      said(
        'No other medicine with it unless its maker allows that, and formalin never.',
        'marisa-salt',
      ),
      uncited('Never tip it where fish are: undissolved grains burn skin and gills.'),
      uncited(
        '0.3 % for 14 to 21 days supports sick fish; the calculator works out the steps from what is already there.',
      ),
      said('Stronger baths and dips are for a tank, minutes or hours, watched.', 'uf-salt'),
      uncited('Put the end date in your plan on the first day.'),
    ],
    related: { treatments: ['salt'], articles: ['nitrite-salt', 'water-salt-always'] },
    keywords: ['salting', 'shio', 'salt bath', 'sodium chloride', 'remove salt', 'salt meter'],
  },
  {
    id: 'treatment-permanganate',
    question: 'Is potassium permanganate safe for koi?',
    topic: 'treatments',
    short: said(
      'Only in practised hands or with a vet: it works on skin parasites, and an overdose kills every fish.',
      'selectkoi-permanganate',
    ),
    points: [
      said(
        'Not above 27 °C, not while fish gasp, not with ammonia, nitrite or low KH, not on a volume that you do not know exactly.',
        'selectkoi-permanganate',
      ),
      said('It brings no oxygen into the water.', 'uf-permanganate'),
      uncited(
        'Never with formalin or a dechlorinator; thiosulphate added in the last two days undoes it.',
      ),
      said(
        'Without hydrogen peroxide at hand to stop it, and without somebody watching throughout, it is not given.',
        'selectkoi-permanganate',
      ),
      said(
        'It can blind, irritates and stains: goggles, gloves and a mask, and out of reach of children.',
        'selectkoi-permanganate',
      ),
      uncited(
        'At the earliest again after 4 to 7 days, four times at most. The calculator asks a long list of questions first, for a reason.',
      ),
    ],
    related: {
      treatments: ['permanganate'],
      conditions: ['trichodina', 'costia'],
      articles: ['treatment-stop', 'filter-and-treatment'],
    },
    keywords: ['KMnO4', 'PP', 'potassium permanganate', 'permanganat', 'purple'],
  },
  {
    id: 'treatment-praziquantel',
    question: 'How is praziquantel used against flukes?',
    topic: 'treatments',
    short: said(
      'As a bath of the whole pond, repeated: it is gentle on fish, plants and filter, but eggs of gill flukes outlive it.',
      'johnson-praziquantel',
      'koiquestion-gill-fluke',
    ),
    points: [
      uncited(
        'Confirm flukes by a scrape; it does nothing against Costia, Trichodina or white spot.',
      ),
      uncited(
        'It hardly dissolves: paste with a little warm water first, then a bucket, then spread with the current.',
      ),
      said('Above 16 °C give the next dose after 5 to 7 days.', 'chatterkoi-flukes'),
      uncited(
        'In cooler water the gap is 10 to 14 days; below 10 °C the calculator gives no dose.',
      ),
      uncited('UV off, carbon out, and dose again for the share of water that you change.'),
      uncited('Scrape again a week after the last round before you call it done.'),
    ],
    related: {
      treatments: ['praziquantel'],
      conditions: ['skin-flukes', 'gill-flukes'],
      articles: ['parasite-gill-flukes', 'parasite-skin-flukes'],
    },
    keywords: ['prazi', 'praziquantel', 'fluke treatment', 'praziquantil', 'fluke-m'],
  },
  {
    id: 'treatment-formalin',
    question: 'Why is formalin not meant for ponds?',
    topic: 'treatments',
    short: said(
      'Because it eats oxygen, and much of it, just where sick fish need it most.',
      'uf-formalin',
    ),
    points: [
      said(
        'Above 21 °C a weaker bath is used than below, and an hour is the limit.',
        'uf-formalin',
      ),
      uncited('Not above 27 °C, not under 5 mg/l of oxygen, not in water green with algae.'),
      uncited(
        'A white sediment in the bottle, or one that has stood in the frost, is deadly: take it to the tip for chemicals.',
      ),
      uncited(
        'It is poisonous and causes cancer when breathed: outdoors, gloves, goggles, never alone.',
      ),
      uncited('Never within a week of permanganate, and never the two together.'),
      uncited(
        'The calculator gives a bath only with measured volume, temperature and a confirmed parasite.',
      ),
    ],
    related: {
      treatments: ['formalin', 'fmg'],
      articles: ['oxygen-and-treatments', 'treatment-fmg'],
    },
    keywords: ['formalin', 'formaldehyde', 'formaline', 'paraformaldehyde', 'bath'],
  },
  {
    id: 'treatment-fmg',
    question: 'When may I use malachite green and formalin (FMG)?',
    topic: 'treatments',
    short: said(
      'Between 10 and 30 °C only, against confirmed white spot and similar parasites.',
      'formyfish-fmg',
    ),
    points: [
      uncited('Never in salted water, nor where orfe, rudd, tench or sturgeon live.'),
      said(
        'Against white spot three doses, further apart the colder the water is.',
        'koifish-white-spot',
      ),
      uncited(
        'Mixtures differ in strength under one name: follow the label, or enter the mixture that you really have.',
      ),
      uncited(
        'Malachite green is suspected to cause cancer: gloves, and never on fish that somebody might eat.',
      ),
      uncited('Oxygen measured before, strong air during, and somebody watching all the time.'),
    ],
    related: {
      treatments: ['fmg'],
      conditions: ['white-spot', 'saprolegnia', 'costia'],
      articles: ['parasite-white-spot', 'treatment-cold-water'],
    },
    keywords: ['FMG', 'malachite', 'Leteux-Meyer', 'malachite green', 'MGF'],
  },
  {
    id: 'treatment-chloramine-t',
    question: 'What is chloramine-T for, and when is it dangerous?',
    topic: 'treatments',
    short: uncited(
      'For bacteria on gills and skin; the softer and more acid the water, the more poisonous it becomes.',
    ),
    points: [
      uncited(
        'So pH, KH and total hardness are tested first, with the temperature not below 12.5 °C.',
      ),
      uncited('It is not the chloramine of tap water, and a dechlorinator destroys it.'),
      uncited('Sunlight breaks it down: late afternoon, UV off.'),
      uncited(
        'Not with orfe, rudd, tench or sturgeon, and not together with anything but salt at a low level.',
      ),
      uncited('With gill disease a vet decides first: gills with KHV look the same.'),
    ],
    related: {
      treatments: ['chloramine-t'],
      conditions: ['bacterial-gill-disease', 'columnaris'],
      articles: ['treatment-before-you-start', 'disease-gills'],
    },
    keywords: ['chloramine-T', 'chloramine T', 'Halamid', 'bacterial treatment', 'cloramine'],
  },
  {
    id: 'treatment-antibiotics',
    question: 'Where do I get antibiotics for my koi?',
    topic: 'treatments',
    short: said(
      'From a vet: in fish as in people they are given on prescription, chosen after a laboratory test.',
      'lfh-antibiotics',
    ),
    points: [
      uncited(
        'We give no doses. The wrong one breeds bacteria that nothing kills, in your pond and on your hands.',
      ),
      said(
        'In Great Britain antibiotics and injections are outside the exemption for pet fish medicines.',
        'govuk-small-animals',
      ),
      uncited(
        'A swab from the edge of the sore, taken before anything else is given, is what makes the choice.',
      ),
      uncited(
        'Medicated food from abroad, leftovers and aquarium capsules are guesswork; sick fish hardly eat anyway.',
      ),
      said(
        'What let the bacteria in has to be put right too, or the sores return.',
        'lavs-bacteria',
      ),
    ],
    related: {
      treatments: ['antibiotics'],
      conditions: ['aeromonas-ulcer', 'septicaemia'],
      articles: ['disease-ulcer', 'law-medicines'],
    },
    keywords: [
      'antibiotic',
      'oxytetracycline',
      'Baytril',
      'injection',
      'kosei busshitsu',
      'antibiotics koi',
    ],
  },
  {
    id: 'treatment-cold-water',
    question: 'Can I treat my koi in winter?',
    topic: 'treatments',
    short: uncited(
      'Hardly: below 10 °C most treatments act wrongly or not at all, and fish cannot heal. Ask a vet first.',
    ),
    points: [
      said(
        'The makers of one mixture of formalin and malachite green forbid it under 10 °C.',
        'formyfish-fmg',
      ),
      uncited('Cold slows parasites’ eggs too, so gaps between doses grow long.'),
      uncited(
        'One sick fish can be warmed slowly in a tank, a degree or two a day, and stay warm until spring.',
      ),
      uncited('Never put it back into a cold pond after a week of warmth.'),
      uncited(
        'Water is the treatment of winter: test monthly, keep a gas hole open, disturb nothing.',
      ),
    ],
    related: {
      conditions: ['chilodonella', 'costia'],
      treatments: ['fmg', 'praziquantel'],
      articles: ['parasite-chilodonella', 'emergency-ice'],
    },
    keywords: ['winter treatment', 'cold water', 'temperature treatment', 'fuyu'],
  },
  {
    id: 'treatment-stop',
    question: 'My fish panic during a treatment. How do I stop it?',
    topic: 'treatments',
    short: uncited(
      'Act at the first gasping, rolling or jumping: more air, neutralise where that is possible, and change water.',
    ),
    points: [
      uncited(
        'Permanganate: the 3 % hydrogen peroxide that you set aside. The pink goes within minutes.',
      ),
      uncited(
        'Anything else: fresh dechlorinated water of the same temperature through the pond, 30 to 50 % and again.',
      ),
      uncited(
        'In a bath: lift the fish into clean, aired pond water at once. Have that tub ready before you begin.',
      ),
      uncited('Do not finish the time because it is nearly over, and do not try again next day.'),
      uncited(
        'Write down amount, volume, temperature and minute: it tells a vet, or you, what went wrong.',
      ),
    ],
    related: {
      treatments: ['permanganate', 'formalin'],
      articles: ['emergency-overdose', 'treatment-before-you-start'],
    },
    keywords: ['overdose', 'stop treatment', 'neutralise', 'hydrogen peroxide', 'panic'],
  },
  {
    id: 'treatment-not-working',
    question: 'The treatment did not help. What next?',
    topic: 'treatments',
    short: uncited(
      'Nothing new into the water. Test it, have a new scrape looked at, and ask whether the first finding was right.',
    ),
    points: [
      uncited(
        'Common reasons: wrong parasite, too few rounds, volume too small on paper, UV or carbon left in.',
      ),
      uncited(
        'Poor water behind it all: parasites return as long as ammonia or dirt weaken the skin.',
      ),
      uncited('Some signs outlast the cause: skin needs days to weeks, gills longer.'),
      uncited(
        'No improvement in 5 to 7 days, or a worse fish at any time: a vet, with your notes.',
      ),
      uncited('Changing products every few days is how a mild illness becomes a dead pond.'),
    ],
    related: { articles: ['treatment-never-two', 'health-vet-visit', 'health-scrape'] },
    keywords: ['not working', 'resistant', 'still flashing', 'second treatment'],
  },
  {
    id: 'treatment-what-to-avoid',
    question: 'Which old remedies should I leave alone?',
    topic: 'treatments',
    short: uncited(
      'Copper, trichlorfon and other organophosphates, raw chemicals sold without a label, and anything dosed by eye.',
    ),
    points: [
      uncited('Copper kills koi in water with little carbonate hardness and stays in the pond.'),
      uncited(
        'Organophosphates harm the keeper as well and are not authorised for this in the United Kingdom.',
      ),
      said(
        'Raw chemicals may be bought, yet giving them to animals as medicine is an offence, the British authority has warned.',
        'pfk-raw-chemicals',
      ),
      uncited('Bleach, washing-up liquid, tea tree oil and kitchen cures have no place on a fish.'),
      uncited(
        'Clove oil stuns: too much kills and too little torments, so it is for trained hands.',
      ),
    ],
    related: {
      treatments: ['copper', 'trichlorfon', 'clove-oil'],
      articles: ['law-medicines', 'treatment-before-you-start'],
    },
    keywords: [
      'copper sulphate',
      'Dipterex',
      'Masoten',
      'home remedy',
      'raw chemicals',
      'clove oil',
    ],
  },
  {
    id: 'treatment-wounds',
    question: 'May I clean a koi’s wound myself?',
    topic: 'treatments',
    short: uncited(
      'A fresh scrape needs nothing but clean water. Deep, old or spreading sores are cleaned by a vet under anaesthetic.',
    ),
    points: [
      said(
        'Skin heals well in good conditions, even large wounds when they are treated promptly.',
        'wildgoose-wounds',
      ),
      said(
        'The medicines authority of the United Kingdom regards anaesthesia of fish as an act of veterinary surgery.',
        'govuk-anaesthetics',
      ),
      uncited('Held awake and rubbed, a koi loses more scales than the dressing is worth.'),
      uncited('Nothing goes near the gills or eyes, least of all disinfectant.'),
      uncited(
        'Clean, warm, steady water heals faster than any paste; and have a scrape done, for what opened the skin.',
      ),
    ],
    related: {
      conditions: ['aeromonas-ulcer', 'jump-injury', 'predator-wounds'],
      treatments: ['clove-oil'],
      articles: ['disease-ulcer', 'emergency-heron'],
    },
    keywords: ['wound', 'topical', 'iodine', 'propolis', 'Orabase', 'dressing', 'anaesthetic'],
  },
];
