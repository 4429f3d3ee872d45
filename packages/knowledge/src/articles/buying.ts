import { said, uncited } from '../statement.ts';
import type { Article } from './schema.ts';

export const buying: Article[] = [
  {
    id: 'buying-what-to-look-for',
    question: 'What do I look for when I choose a koi?',
    topic: 'buying',
    short: said(
      'The body first: straight, symmetrical and complete. Colour and pattern come after it.',
      'vijverleven-buying',
      'tristar-tosai',
    ),
    points: [
      said(
        'Count: seven fins, two eyes, barbels, and no scale missing where one belongs.',
        'vijverleven-buying',
      ),
      said(
        'Then see it without its colours, as an outline, widest behind the gills and the same on both sides.',
        'vijverleven-buying',
      ),
      said('Small flaws in a Tosai grow with the fish.', 'vijverleven-buying'),
      said(
        'Choose by daylight, without hurry, and sleep on it if you are in doubt.',
        'vijverleven-buying',
      ),
      said(
        'Colour should have one shade all over the fish, apart from the head, which looks different without scales.',
        'koifish-buying',
      ),
      uncited(
        'Last of all ask yourself whether you like it: you will look at it for twenty years.',
      ),
    ],
    related: { articles: ['buying-healthy', 'judging-body', 'buying-young-or-old'] },
    keywords: ['choose koi', 'select koi', 'buying guide', 'first koi', 'pick', 'erabu'],
  },
  {
    id: 'buying-healthy',
    question: 'How do I see before I buy that a koi is healthy?',
    topic: 'buying',
    short: said(
      'It swims normally, does not rub itself, and has neither ulcers nor visible parasites; nor have its neighbours.',
      'koifish-buying',
    ),
    points: [
      uncited(
        'Watch the tank for ten minutes before you point at a fish: who hangs, gasps, clamps fins or stays apart?',
      ),
      said(
        'Many sick fish at a dealer’s are a reason to go elsewhere, even if yours looks well.',
        'koifish-buying',
      ),
      said(
        'Look for lice, anchor worms and leeches on it, for wounds, and for torn fins.',
        'vijverleven-buying',
      ),
      uncited('Look from below through a bag: sores often sit on the belly.'),
      uncited('See it eat. A koi in warm water that ignores food is not for today.'),
      uncited('No look shows KHV or flukes. Quarantine stays necessary, whatever was promised.'),
    ],
    related: {
      conditions: ['anchor-worm', 'fish-louse', 'khv'],
      articles: ['quarantine-how-long', 'buying-dealer', 'health-close-inspection'],
    },
    keywords: ['healthy koi', 'sick fish', 'inspect', 'before buying', 'signs of illness'],
  },
  {
    id: 'buying-dealer',
    question: 'How do I recognise a good koi dealer?',
    topic: 'buying',
    short: said(
      'Clean, well filtered tanks that stand apart, and a quarantine with virus tests for every shipment.',
      'koifish-buying',
    ),
    points: [
      said('Keep away from whoever flies fish in and offers them at once.', 'koifish-buying'),
      said(
        'Take nothing from a tank that may have been in touch with a shipment under quarantine.',
        'koifish-buying',
      ),
      said(
        'A dealer may stock more densely than you, because the fish stay only a short while; overcrowded is still overcrowded.',
        'koifish-buying',
      ),
      uncited(
        'Ask: where from, since when, treated with what, tested for what, and may I see the paper?',
      ),
      uncited('One net for all tanks, or wet hands from one to the next, tells you enough.'),
      uncited('A good one asks back: your volume, your filter, your fish, and sometimes says no.'),
    ],
    related: { articles: ['buying-healthy', 'quarantine-virus-test', 'law-import'] },
    keywords: [
      'koi dealer',
      'koi shop',
      'importer',
      'where to buy',
      'KHV tested',
      'trusted seller',
    ],
  },
  {
    id: 'buying-young-or-old',
    question: 'Should I buy a Tosai, or an older koi?',
    topic: 'buying',
    short: said(
      'A Tosai is cheap and a gamble; by Nisai its sex and its future can be told more easily, and the price shows it.',
      'pondtrade-tategoi',
    ),
    points: [
      said('Even the best breeders cannot be sure of a Tosai.', 'pondtrade-tategoi'),
      said(
        'A Tosai that is finished and bright already is often male, and may have its best show behind it.',
        'sakks-young',
      ),
      said('So first decide: show this year, show later, or pond.', 'sakks-young'),
      uncited(
        'Small fish bear transport and change well but die more easily in their first winter outdoors.',
      ),
      uncited(
        'Older fish show what they are. They also show what they have been through: ask for the history.',
      ),
      uncited(
        'Several Tosai together are more fun than one dear fish, and grow to the same waste: count the future kilograms.',
      ),
    ],
    related: { articles: ['growth-age-names', 'buying-tategoi', 'variety-young-koi'] },
    keywords: ['tosai', 'nisai', 'age', 'young koi', 'which size', 'grow on'],
  },
  {
    id: 'buying-tategoi',
    question: 'What is a tategoi?',
    topic: 'buying',
    short: said(
      'An unfinished koi with the promise of becoming better: a breeder’s opinion, not a grade.',
      'pondtrade-tategoi',
      'koikichi-tategoi',
    ),
    points: [
      said(
        'One breeder’s tategoi may be another breeder’s tateshita, a fish he no longer keeps back.',
        'koikichi-tategoi',
      ),
      said(
        'The word is misused in selling, and a real one can take years, cost a great deal, and still disappoint.',
        'pondtrade-tategoi',
      ),
      said(
        'In the example of one farm 2,000 of 100,000 Sanke fry are kept after three months, and about 20 as Nisai.',
        'pondtrade-tategoi',
      ),
      said(
        'They are bought for shows; as a pet a much cheaper koi does as well.',
        'koikichi-tategoi',
      ),
      uncited(
        'Ask what is expected to change, in which year, and in what water. No answer, no tategoi.',
      ),
    ],
    related: { articles: ['buying-price', 'buying-young-or-old', 'breeding-culling'] },
    keywords: ['tategoi', 'tateshita', 'tate-goi', 'potential', 'unfinished', 'future koi'],
  },
  {
    id: 'buying-male-or-female',
    question: 'Is a female koi worth more than a male?',
    topic: 'buying',
    short: said(
      'Females usually cost more, since on average they grow larger; a male of the same quality is often the better bargain.',
      'koimag-sex',
    ),
    points: [
      said(
        'British shows have no classes by sex, so there it is no issue in itself.',
        'koimag-sex',
      ),
      said(
        'Some Japanese shows give males classes of their own, to honour what they can look like.',
        'koimag-sex',
      ),
      said('Judges prefer the broad build that mature females have.', 'dahl-judging'),
      said('Males reach their best finish earlier in life.', 'sakks-young'),
      uncited(
        'A pond of males alone never spawns: less hunting, fewer torn fins, and no eggs in the filter.',
      ),
      uncited('With few females and many males each female is chased hard. Mix with that in mind.'),
    ],
    related: { articles: ['growth-male-female', 'breeding-signs', 'judging-body'] },
    keywords: ['male', 'female', 'osu', 'mesu', 'price', 'which sex'],
  },
  {
    id: 'buying-price',
    question: 'Why does one koi cost a few pounds and another one thousands?',
    topic: 'buying',
    short: said(
      'Because so few remain: of 3.5 million fry one famous farm sells about 2,500, and grows on 30 of them to the third year.',
      'quality-culling',
    ),
    points: [
      said(
        'About nine in ten of the fry that are left are taken out at each selection.',
        'quality-culling',
      ),
      uncited(
        'You pay for parents, for the years in the breeder’s water, for transport, tests and the ones that died.',
      ),
      uncited(
        'Sex, size, age and the state of the red and black of today make the rest. Taste does too.',
      ),
      uncited(
        'Price says nothing about health, and nothing about the fish in your water in three years.',
      ),
      uncited('We name no prices for your koi: a photo cannot carry one.'),
    ],
    related: { articles: ['buying-tategoi', 'breeding-culling', 'judging-practice-score'] },
    keywords: ['price', 'cost', 'expensive koi', 'value', 'how much is my koi worth', 'nedan'],
  },
  {
    id: 'buying-when',
    question: 'What is the best time of year to buy koi?',
    topic: 'buying',
    short: uncited(
      'Late spring to midsummer, with pond and quarantine above 16 °C: fish recover, the filter copes, and illness shows in time.',
    ),
    points: [
      uncited('In cold water a virus stays hidden, and a scraped or bruised fish hardly heals.'),
      uncited(
        'Autumn brings the breeders’ harvest and the largest choice. Take part only with a heated quarantine.',
      ),
      uncited('Not in a heatwave: the journey is short of oxygen from the start.'),
      uncited('Not in the weeks after a treatment, a new filter or a death in your own pond.'),
      uncited('One purchase a year, all fish from one place, means one quarantine and one risk.'),
    ],
    related: {
      conditions: ['khv'],
      articles: ['quarantine-temperature', 'season-calendar', 'pond-first-fish'],
    },
    keywords: ['when to buy', 'best season', 'autumn harvest', 'spring sale', 'import season'],
  },
  {
    id: 'buying-first-koi',
    question: 'Which koi should a beginner buy first?',
    topic: 'buying',
    short: uncited(
      'Two or three inexpensive, lively young fish from one healthy tank, in a pond that tests clean.',
    ),
    points: [
      said(
        'A Chagoi is a good start: friendly, and it grows very large, so have the room.',
        'koisale-kawarimono',
      ),
      uncited(
        'Bright single colours are seen well in green or deep water: an Ogon, a Karashigoi, a Benigoi.',
      ),
      uncited('Leave dear Gosanke until a year has gone by without ammonia and without losses.'),
      uncited('Ghost koi and doitsu fish are as demanding in volume as any other.'),
      uncited(
        'Never fill a pond on one day. Each new fish is added work for a filter that has to grow first.',
      ),
    ],
    related: {
      varieties: ['chagoi', 'yamabuki-ogon', 'karashigoi'],
      articles: ['pond-first-fish', 'pond-how-many-koi', 'variety-gosanke'],
    },
    keywords: ['beginner', 'first koi', 'starter koi', 'easy koi', 'hardy', 'new pond'],
  },
  {
    id: 'buying-online',
    question: 'Can I buy a koi from a photo or video?',
    topic: 'buying',
    short: said(
      'Body and pattern come across; skin does not. No picture shows a koi as the eye sees it in a bowl.',
      'koikichi-tategoi',
    ),
    points: [
      said(
        'Light, processing and printing change the ground colour most of all.',
        'koikichi-tategoi',
      ),
      uncited(
        'Ask for a film of the last days, unfiltered, with the fish swimming straight and turning, and a rule beside it.',
      ),
      uncited(
        'Ask for both sides, the head and the belly. What is not shown may be left out on purpose.',
      ),
      uncited(
        'Ask where it is now, how long it has been there, and who pays when it arrives dead or sick.',
      ),
      uncited('It comes by carrier in a box: have the quarantine tank running and be at home.'),
      uncited('Film the opening of the box, uncut, before you touch the bag.'),
    ],
    related: { articles: ['quarantine-new-fish-arrive', 'photo-limits-colour', 'buying-dealer'] },
    keywords: ['online auction', 'buy online', 'video', 'photo', 'delivery', 'DOA', 'mail order'],
  },
  {
    id: 'buying-journey-home',
    question: 'How do I get a koi home safely?',
    topic: 'buying',
    short: uncited(
      'Unfed, in a double bag with little water and much oxygen, dark and cool, straight home.',
    ),
    points: [
      said(
        'Lay the box so that the fish lies across the car: nose first it would hit the bag at each braking.',
        'freeman-showing',
      ),
      said('The bag is filled with pure oxygen and tied so that nothing leaks.', 'freeman-showing'),
      uncited('A large koi gets a bag of its own, long enough to lie straight in.'),
      uncited('Out of the sun, no heater blowing on it, no stop for shopping.'),
      uncited('Do not open it on the way to "give air": you would let the oxygen out.'),
      uncited('Know your route in hours, tell the seller, and ring if it gets longer.'),
    ],
    related: {
      conditions: ['jump-injury'],
      articles: ['quarantine-new-fish-arrive', 'feeding-before-journey', 'health-catch-koi'],
    },
    keywords: ['transport', 'bag', 'oxygen bag', 'car', 'yuso', 'carry koi'],
  },
  {
    id: 'buying-company',
    question: 'Which other fish can live with koi?',
    topic: 'buying',
    short: uncited(
      'Goldfish and shubunkins get on with them. Orfe, tench, rudd and sturgeon limit what you can do for sick koi.',
    ),
    points: [
      said(
        'A remedy such as FMG must not be used where orfe, rudd, tench or sturgeon swim.',
        'formyfish-fmg',
      ),
      said(
        'Sturgeon need much oxygen, current, sinking food of animal protein, and more length than most gardens have.',
        'cascade-sturgeon',
        'nishikoi-sturgeon',
      ),
      uncited('Small fish are food, and koi eggs are food for them: it evens out badly for both.'),
      said('Goldfish usually stay well while KHV kills the koi beside them.', 'uf-khv'),
      uncited('So tell the treatment calculator all species: it asks for a reason.'),
    ],
    related: {
      treatments: ['fmg', 'flubendazole'],
      conditions: ['khv'],
      articles: ['treatment-before-you-start', 'variety-koi-or-goldfish'],
    },
    keywords: ['goldfish', 'orfe', 'sturgeon', 'sterlet', 'tench', 'pond mates', 'mixed pond'],
  },
];
