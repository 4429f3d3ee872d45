import { said, uncited } from '../statement.ts';
import type { Article } from './schema.ts';

export const parasites: Article[] = [
  {
    id: 'parasite-white-spot',
    question: 'Tiny white grains all over my koi: is it white spot (Ich)?',
    topic: 'parasites',
    short: said(
      'Likely, if they lie at random over body and fins and were not there last week: each grain is a parasite under the skin.',
      'uf-ich',
    ),
    points: [
      uncited(
        'Rule out the harmless look-alike first: rough grains on gill covers and front fin edges of a male in spring.',
      ),
      said(
        'It can sit in the gills alone, where nothing is seen, so a scrape decides.',
        'uf-ich',
        'uf-ich-control',
      ),
      said(
        'Expect it in spring: warming water brings the outbreaks, and they run through a pond quickly.',
        'uf-ich',
      ),
      said(
        'Only the free-swimming young can be killed, so one dose is never enough; the gap depends on temperature.',
        'uf-ich-control',
        'koifish-white-spot',
      ),
      uncited(
        'No fish in or out until it has been gone for weeks, and one product alone, on a measured volume.',
      ),
      uncited('Gasping fish get air and clean water first, not the treatment.'),
    ],
    related: {
      conditions: ['white-spot', 'breeding-tubercles', 'epistylis'],
      treatments: ['fmg', 'salt'],
      articles: ['parasite-tubercles', 'treatment-fmg'],
    },
    keywords: [
      'ich',
      'ick',
      'white spot',
      'hakutenbyo',
      'Ichthyophthirius',
      'whitespot',
      'salt grains',
    ],
  },
  {
    id: 'parasite-tubercles',
    question: 'White dots on the head and front fins in spring: parasite or not?',
    topic: 'parasites',
    short: said(
      'Most likely spawning grains of a male: on gill covers and the leading edge of the pectoral fins, sometimes on the whole head.',
      'koiforum-tubercles',
    ),
    points: [
      said(
        'On the body they follow the edges of the scales in a pattern; white spot lies at random.',
        'koiforum-tubercles',
      ),
      uncited(
        'Stroke one with a wet finger: the grains are hard and rough, and both sides of the fish match.',
      ),
      uncited('Look at your females: if only grown males have them, nothing is wrong.'),
      uncited(
        'In doubt have a scrape looked at. Treating a healthy pond for white spot harms every fish in it.',
      ),
    ],
    related: {
      conditions: ['breeding-tubercles', 'white-spot'],
      articles: ['breeding-signs', 'parasite-white-spot', 'health-close-inspection'],
    },
    keywords: ['breeding tubercles', 'oiboshi', 'breeding stars', 'male koi', 'white dots'],
  },
  {
    id: 'parasite-costia',
    question: 'What is Costia, and why is it feared?',
    topic: 'parasites',
    short: said(
      'A tiny parasite of skin and gills. It multiplies at great speed, and by the time fish show it there are many.',
      'velda-costia',
    ),
    points: [
      said(
        'A bluish white film, clamped fins and lying on the bottom are what you see.',
        'koihv-costia',
      ),
      said(
        'It lives at 2 to 30 °C and likes 13 to 15 °C best, so spring is its season.',
        'koihv-costia',
      ),
      said('Nothing but a scrape under the microscope can tell it.', 'pondmedic-costia'),
      uncited('Small fish die first. If several are ill have the scrape done the same day.'),
      uncited('In water too cold for formalin and malachite green a vet knows what still works.'),
      uncited('Milky skin on all fish within hours is the water, not Costia: measure pH and KH.'),
    ],
    related: {
      conditions: ['costia', 'ph-crash'],
      treatments: ['fmg', 'permanganate'],
      articles: ['health-scrape', 'treatment-cold-water'],
    },
    keywords: ['Costia', 'Ichthyobodo', 'costea', 'grey film', 'slime'],
  },
  {
    id: 'parasite-trichodina',
    question: 'My scrape shows spinning discs. Is Trichodina dangerous?',
    topic: 'parasites',
    short: said(
      'By itself it is mild; poor water makes it worse, and young fish suffer most.',
      'cafishvet-trichodina',
    ),
    points: [
      said('In mild cases better water is cure enough.', 'cafishvet-trichodina'),
      said('The skin turns greyish and opaque, and the fish rub.', 'dankoi-trichodina'),
      uncited(
        'A few in a scrape are normal. Many in each field of view, with rubbing fish, are not.',
      ),
      uncited(
        'Many strains bear salt at 0.3 %: salting for weeks may change nothing but the plants.',
      ),
      uncited(
        'Find the dirt that feeds it: clean drains and corners before you think of a pond treatment.',
      ),
    ],
    related: {
      conditions: ['trichodina'],
      treatments: ['permanganate', 'salt'],
      articles: ['health-scrape', 'treatment-permanganate'],
    },
    keywords: ['Trichodina', 'tricodina', 'trich', 'discs', 'trichodena'],
  },
  {
    id: 'parasite-chilodonella',
    question: 'Why do koi get Chilodonella in cold water?',
    topic: 'parasites',
    short: said(
      'It thrives when the water is cool and koi can resist least, and it kills fast.',
      'sacramento-chilodonella',
      'khpc-chilodonella',
    ),
    points: [
      said(
        'A fish that lies on its side and comes upright only when startled is the classic picture.',
        'khpc-chilodonella',
      ),
      uncited(
        'From 5 to 10 °C think of it first when a grey film shows; a scrape confirms it within minutes.',
      ),
      uncited(
        'Few treatments are allowed so cold: a vet chooses one for the temperature and a measured volume.',
      ),
      uncited('Do not heat a whole pond in a day to reach a treatment temperature.'),
      uncited('A scrape of two or three fish in late autumn finds it before winter does.'),
    ],
    related: {
      conditions: ['chilodonella', 'costia'],
      articles: ['treatment-cold-water', 'health-lying-down'],
    },
    keywords: ['Chilodonella', 'kilodonella', 'heart-shaped parasite', 'cold water parasite'],
  },
  {
    id: 'parasite-epistylis',
    question: 'What are the small tufts with a red rim on fins and scales?',
    topic: 'parasites',
    short: said(
      'Often Epistylis: stalked colonies that look like fungus, mostly on fins and around the eyes.',
      'guide-epistylis',
    ),
    points: [
      uncited(
        'They live on bacteria in dirty water and sit on the fish for the ride: clean the pond first.',
      ),
      said('The skin beneath is wounded, and bacteria enter there.', 'guide-epistylis'),
      uncited('White spot makes single round grains under the skin, Epistylis stands on it.'),
      said('Under the microscope it is bells on stalks.', 'guide-epistylis'),
      uncited(
        'A sore under a tuft is for a vet; the pond is treated only if the tufts spread in clean water.',
      ),
    ],
    related: {
      conditions: ['epistylis', 'white-spot', 'saprolegnia'],
      articles: ['disease-fungus', 'parasite-white-spot'],
    },
    keywords: ['Epistylis', 'Heteropolaria', 'red sore', 'tufts'],
  },
  {
    id: 'parasite-skin-flukes',
    question: 'How do I know that my koi have skin flukes?',
    topic: 'parasites',
    short: uncited(
      'By a skin scrape alone: a worm with hooks and no eye spots. Rubbing, jumping and slime are only the hint.',
    ),
    points: [
      said(
        'They are half a millimetre long, bear live young and hook into the skin.',
        'kata-parasites',
      ),
      said('Too many fish in poor water are what lets a few become a plague.', 'uf-flukes'),
      uncited(
        'Praziquantel is the usual choice, once more after some days; the calculator asks volume and temperature.',
      ),
      uncited('Products with closantel kill goldfish and orfe: read the label before they go in.'),
      uncited('Scrape again after the course. Signs may outlast the worms for days.'),
    ],
    related: {
      conditions: ['skin-flukes', 'trichodina'],
      treatments: ['praziquantel', 'flubendazole'],
      articles: ['treatment-praziquantel', 'health-flashing'],
    },
    keywords: ['Gyrodactylus', 'gyro', 'skin fluke', 'body flukes', 'Monogenea'],
  },
  {
    id: 'parasite-gill-flukes',
    question: 'Why do gill flukes come back after treatment?',
    topic: 'parasites',
    short: said(
      'They lay eggs, which survive the treatment and hatch days later, depending on the temperature.',
      'koiquestion-gill-fluke',
    ),
    points: [
      said(
        'At 20 °C eggs hatch in about four days, so above 16 °C the dose is repeated after 5 to 7 days.',
        'chatterkoi-flukes',
      ),
      uncited(
        'From 10 to 15 °C the gap is 10 to 14 days. Two or three rounds are one course, not a mistake.',
      ),
      said('A gill scrape shows them by their eye spots.', 'koiquestion-gill-fluke'),
      uncited(
        'Signs are open gill covers, skimming below the surface and some fish gasping all day.',
      ),
      uncited('Top the dose up for the water that you change meanwhile, and take carbon out.'),
      uncited('New fish without quarantine are the usual way in.'),
    ],
    related: {
      conditions: ['gill-flukes', 'low-oxygen'],
      treatments: ['praziquantel'],
      articles: ['treatment-praziquantel', 'quarantine-how-long'],
    },
    keywords: ['Dactylogyrus', 'gill fluke', 'fluke eggs', 'submarining'],
  },
  {
    id: 'parasite-anchor-worm',
    question: 'A thread hangs from my koi. Is it an anchor worm, and may I pull it?',
    topic: 'parasites',
    short: said(
      'Probably, if it sits in a red point: a crustacean whose anchor lies deep in the skin. Summer and still water favour it.',
      'uf-lernaea',
    ),
    points: [
      uncited('A strand of algae wipes off and leaves sound skin beneath.'),
      uncited(
        'Somebody practised draws it out whole with tweezers, close to the skin, fish wet and held; then the spot is disinfected.',
      ),
      said('The hole lets in bacteria and fungus, so watch it until it closes.', 'kata-parasites'),
      uncited(
        'One worm pulled is not the end: young ones swim in the pond, and need a product through a vet, repeated.',
      ),
      uncited('Look over all fish, and at what came in during the last month, plants included.'),
    ],
    related: {
      conditions: ['anchor-worm'],
      treatments: ['emamectin', 'diflubenzuron'],
      articles: ['parasite-fish-louse', 'quarantine-plants'],
    },
    keywords: ['anchor worm', 'Lernaea', 'ikarimushi', 'thread', 'anker worm'],
  },
  {
    id: 'parasite-fish-louse',
    question: 'What are the flat discs that creep on my koi?',
    topic: 'parasites',
    short: said(
      'Fish lice (Argulus): see-through shields of a few millimetres with two eyes, holding on by two suckers.',
      'uf-argulus',
    ),
    points: [
      said(
        'They sting; the spots turn red and the fish rub, dash about and jump.',
        'kata-parasites',
      ),
      uncited('A louse moves when touched, a freckle does not. Look in the folds behind the fins.'),
      uncited(
        'Lift them off with tweezers in the bowl, and count: more than a few mean eggs on walls and stones.',
      ),
      uncited(
        'Only a product that acts on their moults or nerves clears the pond, through a vet and repeated after the eggs hatch.',
      ),
      uncited(
        'Trichlorfon and other organophosphates are not for use: poisonous to you and the fish.',
      ),
      said('They can pass SVC on.', 'naca-svc'),
    ],
    related: {
      conditions: ['fish-louse', 'shimi'],
      treatments: ['emamectin', 'diflubenzuron', 'trichlorfon'],
      articles: ['parasite-anchor-worm', 'disease-svc'],
    },
    keywords: ['Argulus', 'fish lice', 'uojirami', 'louse', 'carp lice'],
  },
  {
    id: 'parasite-gill-maggot',
    question: 'White commas on the gills: what are gill maggots?',
    topic: 'parasites',
    short: said(
      'Ergasilus, a relative of the anchor worm: females with two white egg sacs, rare in koi ponds.',
      'koi-enterprise-ergasilus',
      'koi-for-you-ergasilus',
    ),
    points: [
      said(
        'The gill filaments erode, and fish flash or gasp.',
        'koi-enterprise-ergasilus',
        'koi-for-you-ergasilus',
      ),
      uncited(
        'They are seen with a magnifying glass under the cover. Let a vet lift it: sick gills tear.',
      ),
      uncited('They mostly arrive with fish from lakes or farm ponds.'),
      uncited('Air now; a vet decides on the product, on a measured volume, repeated.'),
    ],
    related: {
      conditions: ['gill-maggot'],
      treatments: ['emamectin'],
      articles: ['health-gills', 'parasite-anchor-worm'],
    },
    keywords: ['Ergasilus', 'gill maggots', 'copepod', 'white commas'],
  },
  {
    id: 'parasite-leeches',
    question: 'I found leeches on my koi. Where do they come from?',
    topic: 'parasites',
    short: said(
      'With plants, new fish or wildlife; they can live in a pond for long before anybody sees one.',
      'koi-for-you-leeches',
    ),
    points: [
      said('The fish leech grows to 5 cm, pierces the skin and drinks blood.', 'kata-parasites'),
      uncited(
        'Small leeches in filter sludge that feed on snails and worms are harmless: look whether any sits on a fish.',
      ),
      uncited('Take them off under water without tearing, and look at all fish in the bowl.'),
      uncited(
        'Cocoons on plants and stones bring the next ones: clear plants out, clean the filter in pond water.',
      ),
      uncited('Pale gills or many leeches: a vet advises on a bath for the fish.'),
    ],
    related: { conditions: ['leeches', 'svc'], articles: ['quarantine-plants', 'disease-svc'] },
    keywords: ['leech', 'Piscicola', 'hiru', 'blood sucker', 'worm on fish'],
  },
  {
    id: 'parasite-gut-worms',
    question: 'My koi eats but gets thinner. Are worms the cause?',
    topic: 'parasites',
    short: said(
      'They can be: a carp keeps its appetite even when tapeworms have ruined its gut.',
      'tokyo-tapeworm',
    ),
    points: [
      uncited(
        'First see that it gets its share: a slow or half-blind koi starves in a greedy group.',
      ),
      said('With roundworms fish thin, slow down and in the end stop eating.', 'kata-parasites'),
      uncited('Droppings under the microscope or a dead fish opened by a vet show the worm.'),
      uncited('Weigh it: the same length and less weight is the alarm, not slow growth.'),
      uncited(
        'No wormer on suspicion: praziquantel reaches tapeworms, roundworms need something else.',
      ),
    ],
    related: {
      conditions: ['intestinal-worms'],
      treatments: ['praziquantel'],
      articles: ['health-not-eating', 'health-records'],
    },
    keywords: ['tapeworm', 'Bothriocephalus', 'skinny disease', 'yase', 'roundworm', 'thin koi'],
  },
  {
    id: 'parasite-hidden-flukes',
    question: 'Can snails and birds bring parasites to my koi?',
    topic: 'parasites',
    short: said(
      'Yes: some flukes need water snails on the way, among them the eye fluke and the blood fluke of carp.',
      'alberta-eye-fluke',
      'springer-blood-fluke',
    ),
    points: [
      said(
        'The eye fluke ends in lens or brain and can blind the fish.',
        'alberta-eye-fluke',
        'fishdiseases-eye-fluke',
      ),
      said(
        'The blood fluke lives in vessels, above all of the gills; pale gills and a dull fish are described.',
        'springer-blood-fluke',
        'fishvetapp-blood-fluke',
      ),
      uncited('Neither spreads from koi to koi, and no pond treatment is of use.'),
      uncited(
        'Fewer snails and no fish-eating birds break the circle: collect snails by hand, poison nothing.',
      ),
      uncited('A clouded lens is not proof: injuries, poor water and age are far more common.'),
    ],
    related: {
      conditions: ['eye-fluke', 'blood-fluke', 'cloudy-eye'],
      articles: ['disease-cloudy-eye', 'pond-net-and-cover'],
    },
    keywords: ['snails', 'eye fluke', 'Diplostomum', 'Sanguinicola', 'birds'],
  },
  {
    id: 'parasite-always-some',
    question: 'Does every koi have parasites?',
    topic: 'parasites',
    short: said(
      'A few are always present; trouble begins when stress lets them multiply.',
      'pondtrade-scrapes',
    ),
    points: [
      uncited('So the question is not whether there are any, but which, how many, and why now.'),
      said(
        'Good water, good food and hygiene are the base; no lamp or chemical replaces them.',
        'uf-fish-health',
      ),
      uncited(
        'Treating by habit each spring breeds the parasites that bear it, and costs gills and filter every time.',
      ),
      uncited('A scrape in spring and autumn from three fish is the better habit.'),
      uncited(
        'Those that should never be there, such as lice or white spot, came in with something: find out with what.',
      ),
    ],
    related: {
      conditions: ['trichodina', 'skin-flukes'],
      articles: ['season-spring-treatment', 'health-scrape', 'quarantine-how-long'],
    },
    keywords: ['spring treatment', 'preventive', 'parasite load', 'kiseichu', 'prophylactic'],
  },
];
