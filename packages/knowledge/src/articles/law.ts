import { said, uncited } from '../statement.ts';
import type { Article } from './schema.ts';

export const law: Article[] = [
  {
    id: 'law-report',
    question: 'Which koi diseases must I report by law?',
    topic: 'law',
    short: said(
      'In Great Britain koi herpesvirus and spring viraemia of carp, at the mere suspicion, at once.',
      'govuk-report',
      'scot-notifiable',
    ),
    points: [
      said(
        'In England and Wales deaths in larger numbers than normal, or unusual ones, must be told as well.',
        'govuk-report',
      ),
      said('Whoever knows or suspects and keeps silent can be fined up to £5,000.', 'govuk-report'),
      said('In Northern Ireland KHV is notifiable too.', 'daera-status'),
      uncited(
        'It holds for garden ponds as for farms and shops, and costs the keeper no more than a call.',
      ),
      uncited(
        'Other countries have other lists: ask the veterinary authority or a vet before a fish is moved.',
      ),
      uncited(
        'Sleepy disease (CEV) is not on the list of Great Britain, but the deaths that it causes are to be reported.',
      ),
    ],
    related: {
      conditions: ['khv', 'svc', 'cev'],
      articles: ['law-whom-to-call', 'law-after-report'],
    },
    keywords: ['notifiable', 'report', 'KHV law', 'statutory', 'Cefas', 'notifyable'],
  },
  {
    id: 'law-whom-to-call',
    question: 'Whom do I call when I suspect KHV or SVC?',
    topic: 'law',
    short: said(
      'In England and Wales the Fish Health Inspectorate at Cefas, 01305 206700, fhi@cefas.co.uk.',
      'govuk-report',
      'bsava-khv',
    ),
    points: [
      said(
        'In Scotland the Fish Health Inspectorate of the Scottish Government; its page has the number.',
        'scot-fhi',
        'scot-notifiable',
      ),
      said('In Northern Ireland the fish health inspectors of DAERA.', 'daera-aquatic'),
      uncited(
        'Anywhere else the country’s own veterinary or fish health authority; a vet or a koi club knows which.',
      ),
      uncited(
        'Have ready: address of the pond, number of fish and deaths, temperature, signs, new fish and their source.',
      ),
      uncited(
        'Set your country in the profile: first aid then shows the right authority, also without a network.',
      ),
    ],
    related: { conditions: ['khv', 'svc'], articles: ['law-report', 'disease-khv'] },
    keywords: [
      'FHI',
      'Fish Health Inspectorate',
      'Cefas',
      'telephone',
      'Marine Directorate',
      'DAERA',
    ],
  },
  {
    id: 'law-after-report',
    question: 'What happens after I report a fish disease?',
    topic: 'law',
    short: said(
      'Where the inspectorate shares the suspicion, a temporary notice stops the spread while it is looked into.',
      'govuk-report',
    ),
    points: [
      uncited(
        'Expect questions, perhaps a visit and samples. Until you hear more no fish, water or tool moves.',
      ),
      said(
        'Tests in a laboratory, on fish from the site, then decide whether the suspicion is confirmed.',
        'fhi-2014-spring',
      ),
      uncited(
        'What follows a confirmed case is in the authority’s hands; follow its letter, not a forum.',
      ),
      uncited('Tell those who gave you fish and who had fish from you, once the inspector agrees.'),
      uncited('Keep on caring: air, clean water, shade. Treat nothing that has not been agreed.'),
    ],
    related: { conditions: ['khv', 'svc'], articles: ['law-report', 'emergency-many-deaths'] },
    keywords: [
      'designation notice',
      'movement ban',
      'inspection',
      'after reporting',
      'restriction',
    ],
  },
  {
    id: 'law-medicines',
    question: 'Which fish medicines may I buy and use in the United Kingdom?',
    topic: 'law',
    short: said(
      'Authorised ones, and those sold under the exemption for small pet animals; antibiotics and injections are not among them.',
      'govuk-small-animals',
    ),
    points: [
      said(
        'The exemption covers only animals kept as pets and not meant to be eaten.',
        'govuk-small-animals',
      ),
      said(
        'The label says that the product is marketed under the small animal exemption scheme.',
        'pfk-raw-chemicals',
      ),
      said(
        'A raw chemical sold for other uses becomes an offence once it is given to an animal as medicine.',
        'pfk-raw-chemicals',
      ),
      said(
        'Anaesthetics for fish sold this way are for mild sedation or to end the life of a sick fish, not for anaesthesia.',
        'govuk-anaesthetics',
      ),
      uncited(
        'Rules change: the live page of the Veterinary Medicines Directorate counts, not a shop’s advert.',
      ),
    ],
    related: {
      treatments: ['antibiotics', 'clove-oil'],
      articles: ['treatment-antibiotics', 'treatment-what-to-avoid'],
    },
    keywords: ['VMD', 'SAES', 'small animal exemption', 'prescription', 'POM-V', 'Schedule 6'],
  },
  {
    id: 'law-release',
    question: 'May I release koi into a lake or river?',
    topic: 'law',
    short: said(
      'No. In England putting fish into the wild without the consent of the Environment Agency is an offence.',
      'skemnews-release',
    ),
    points: [
      said(
        'A koi that looks well can carry KHV, which alone may wipe out the carp of a fishery.',
        'skemnews-release',
      ),
      said(
        'Koi and goldfish also breed with the threatened crucian carp.',
        'milton-keynes-release',
        'skemnews-release',
      ),
      said(
        'Leaving pet fish where they cannot cope may break animal welfare law as well.',
        'milton-keynes-release',
      ),
      said(
        'Rehome them instead, by a shop, a garden centre or an advertisement.',
        'skemnews-release',
      ),
      uncited('Tell the new owner their history. Sick or suspect fish are given to nobody.'),
    ],
    related: { conditions: ['khv'], articles: ['law-welfare', 'quarantine-how-long'] },
    keywords: ['release', 'wild', 'rehome', 'unwanted koi', 'dump fish', 'river'],
  },
  {
    id: 'law-import',
    question: 'Can I bring koi from Japan or the Continent to Britain myself?',
    topic: 'law',
    short: said(
      'Only with an authorisation of the Fish Health Inspectorate, from an approved source, and with health certificates.',
      'govuk-fish-imports',
    ),
    points: [
      said('It is needed for ornamental fish too; applying costs nothing.', 'govuk-fish-imports'),
      said('Importing without it can bring an unlimited fine.', 'govuk-fish-imports'),
      said(
        'This page of the law is for England and Wales; Scotland and Northern Ireland have their own offices.',
        'govuk-fish-imports',
      ),
      uncited(
        'In practice keepers buy through an importer, and ask for source, dates and quarantine in writing.',
      ),
      uncited(
        'Elsewhere other rules hold: ask the authority of the country that the fish enter, before you pay.',
      ),
    ],
    related: { conditions: ['khv', 'svc'], articles: ['quarantine-how-long', 'law-whom-to-call'] },
    keywords: ['import', 'Japan', 'customs', 'health certificate', 'yunyu', 'border'],
  },
  {
    id: 'law-welfare',
    question: 'Does animal welfare law protect koi?',
    topic: 'law',
    short: said(
      'Yes. In England and Wales whoever is responsible for an animal must meet its needs and spare it avoidable suffering.',
      'easthants-welfare',
    ),
    points: [
      said(
        'Its needs are a fit place to live, a fit diet, normal behaviour, right company, and protection from pain and disease.',
        'easthants-welfare',
      ),
      said(
        'Neglect can mean a ban on keeping animals, a large fine or prison.',
        'easthants-welfare',
      ),
      uncited(
        'For koi that comes to room, tested water, food by temperature, and help when they are ill.',
      ),
      uncited(
        'Ending a hopeless life is part of it: by a vet, never by freezing, drying out or flushing away.',
      ),
      uncited(
        'On holiday somebody must be able to test, feed little and telephone: leave a page of instructions.',
      ),
    ],
    related: {
      treatments: ['clove-oil'],
      articles: ['feeding-holiday', 'health-vet-visit', 'pond-how-many-koi'],
    },
    keywords: [
      'Animal Welfare Act',
      'duty of care',
      'euthanasia',
      'cruelty',
      'put to sleep',
      'holiday',
    ],
  },
  {
    id: 'law-heron',
    question: 'May I harm or scare a heron that eats my koi?',
    topic: 'law',
    short: said(
      'Never harm it: herons are protected at all times in Great Britain and in Northern Ireland.',
      'calder-heron',
    ),
    points: [
      said('Fines or prison await whoever kills one or tries to.', 'calder-heron'),
      said(
        'Licences are for fisheries in narrow cases; none is given to protect ornamental fish.',
        'calder-heron',
      ),
      uncited(
        'Keeping it out is allowed and works: nets, covers, steep edges, lines along the bank.',
      ),
      uncited('Nets must not trap birds: taut, visible, checked daily.'),
      uncited('Other fish eaters, such as otters, are protected too: ask before you set any trap.'),
    ],
    related: {
      conditions: ['predator-wounds'],
      articles: ['pond-net-and-cover', 'emergency-heron'],
    },
    keywords: [
      'heron',
      'protected bird',
      'Wildlife and Countryside Act',
      'otter',
      'cormorant',
      'sagi',
    ],
  },
  {
    id: 'law-hosepipe',
    question: 'May I fill my koi pond during a hosepipe ban?',
    topic: 'law',
    short: said(
      'In England usually yes for what the fish need: ponds in which fish are kept were left out of the order on such bans.',
      'healthykoi-drought',
    ),
    points: [
      said('A fountain that gives the fish oxygen was left out too.', 'healthykoi-drought'),
      said('Use it sparingly: plan changes, mend leaks, and feed less.', 'healthykoi-drought'),
      uncited(
        'Look at your own water company’s notice: each one states its exceptions, and rules differ between nations.',
      ),
      uncited('Filling a new, empty pond is another matter: ask first.'),
      uncited(
        'In a drought mains water can carry more chlorine than usual: dechlorinate for the high end.',
      ),
    ],
    related: { conditions: ['chlorine-burn'], articles: ['water-change', 'water-dechlorinate'] },
    keywords: ['hosepipe ban', 'drought', 'temporary use ban', 'TUB', 'water restrictions'],
  },
];
