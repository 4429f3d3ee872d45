import { said, uncited } from '../statement.ts';
import type { Article } from './schema.ts';

/** Change, age, scales and fins, and words that all varieties share. */
export const generalVarietyQuestions: Article[] = [
  {
    id: 'variety-kumonryu',
    question: 'Why does my Kumonryu change from black to white?',
    topic: 'varieties',
    short: said(
      'That is its nature: its black sinks in warm water and rises in cold.',
      'jnpa-varieties',
      'koi4u-kawarimono',
    ),
    points: [
      said(
        'It is a scaleless black koi with white clouds, white on the head among them.',
        'koi4u-kawarimono',
        'rainbow-varieties',
      ),
      said(
        'With red as well it is a Beni Kumonryu, with a metallic sheen a Kikokuryu.',
        'koi4u-kawarimono',
        'koi4u-hikari-utsuri',
      ),
      said('Fully scaled and changing just so, it is a Matsukawabake.', 'koi4u-kawarimono'),
      uncited(
        'Take a photo each season with date and temperature. Some stay white one day for good, some black.',
      ),
      uncited(
        'Nothing you add brings black back. A fish that changes together with all others has a water problem.',
      ),
    ],
    related: {
      varieties: ['kumonryu', 'beni-kumonryu', 'kikokuryu', 'matsukawabake'],
      articles: ['variety-colours-change', 'photo-compare-over-time'],
    },
    keywords: [
      'kumonryu',
      'kumonryuu',
      'dragon koi',
      'changing colour',
      'beni kumonryu',
      'orca koi',
    ],
  },
  {
    id: 'variety-colours-change',
    question: 'Why do the colours of my koi change?',
    topic: 'varieties',
    short: uncited(
      'Age, warmth, light, ground, food, water and stress all move colour. Slow change is usual, sudden change is a sign.',
    ),
    points: [
      said(
        'Some changes belong to the variety: the robe of a Koromo darkens, the red of an Asagi climbs.',
        'pondtrade-koromo',
        'south-texas-koi',
      ),
      uncited(
        'Red and black come and go in young koi; what you see at two years is closer to what stays.',
      ),
      uncited(
        'On a light floor koi pale within minutes, on a dark one they deepen: a bowl shows it well.',
      ),
      uncited('In winter many fade. Judge again in June.'),
      said(
        'Raised, yellowish places in red are hikui: they spoil the looks, not the fish.',
        'lfh-hikui',
      ),
      uncited(
        'All paler or redder within a day: ammonia, pH, chlorine, oxygen. Test before anything else.',
      ),
    ],
    related: {
      varieties: ['kumonryu', 'goromo', 'asagi'],
      conditions: ['hikui', 'shimi'],
      articles: ['disease-hikui-shimi', 'feeding-colour-food', 'variety-young-koi'],
    },
    keywords: [
      'fading',
      'colour loss',
      'losing red',
      'sumi fading',
      'taishoku',
      'pale koi',
      'color change',
    ],
  },
  {
    id: 'variety-young-koi',
    question: 'Why can the variety of a young koi often not be told?',
    topic: 'varieties',
    short: uncited(
      'Because its colours are not finished. Under about 15 cm often only the class can be named; look again as Nisai.',
    ),
    points: [
      uncited(
        'Sanke black may lie below as a bluish shadow for years, and an apparent Kohaku turns out a Sanke.',
      ),
      said('The robe of a Goromo is faint at first.', 'pondtrade-koromo', 'nkc-koromo'),
      uncited('Red that starts pale may fill, and red that starts deep may break.'),
      uncited(
        'Fins tell most: stripes or dark bases in the pectorals come before the back shows anything.',
      ),
      uncited(
        'So our recognition names the class where it cannot name the variety, and says that it is not sure.',
      ),
    ],
    related: {
      varieties: ['sanke', 'goromo'],
      articles: ['growth-age-names', 'buying-young-or-old', 'photo-compare-over-time'],
    },
    keywords: [
      'tosai',
      'baby koi',
      'unfinished',
      'sumi emerging',
      'identify young koi',
      'ato sumi',
    ],
  },
  {
    id: 'variety-ginrin',
    question: 'What is ginrin?',
    topic: 'varieties',
    short: said(
      'Scales that glitter like cut glass, in rows along the back. Any variety may have them.',
      'washington-classes',
    ),
    points: [
      uncited(
        'The name goes in front: Ginrin Kohaku, Ginrin Showa. It is the same variety with other scales.',
      ),
      uncited('On white they look silver (gin), on red golden (kin): hence kinginrin.'),
      uncited('A few single sparkling scales do not make a ginrin. Shows want several full rows.'),
      said(
        'It is inherited by one dominant gene, so a ginrin parent passes it on to part of its young at least.',
        'gomelsky-ginrin',
      ),
      uncited(
        'Sparkle is regular and part of the scale. White grains that stand up from skin and fins are something else.',
      ),
    ],
    related: {
      conditions: ['white-spot'],
      articles: ['breeding-ginrin', 'variety-metallic-classes', 'parasite-white-spot'],
    },
    keywords: [
      'ginrin',
      'kinginrin',
      'gin rin',
      'sparkle',
      'diamond scales',
      'glitter koi',
      'girin',
    ],
  },
  {
    id: 'variety-doitsu',
    question: 'What is a doitsu koi?',
    topic: 'varieties',
    short: said(
      'A koi without ordinary scales: bare skin, or large mirror scales along back and lateral line only.',
      'washington-classes',
    ),
    points: [
      said(
        'They go back to carp brought from Germany as food, crossed with Japanese koi; the name means "German".',
        'kloubec-doitsu',
      ),
      said(
        'Lines on back and sides make a mirror carp, at most one line along the back a leather carp.',
        'kloubec-doitsu',
      ),
      said('Orderly rows and no stray scale are what is wanted.', 'kloubec-doitsu'),
      said(
        'Shusui, Kumonryu and Kikusui are doitsu by definition.',
        'koisale-shusui',
        'koi4u-kawarimono',
        'koi4u-hikari-moyo',
      ),
      uncited(
        'Bare skin shows each scratch and burns sooner in clear, shallow water. Some remedies are harder on it: read the label.',
      ),
    ],
    related: {
      varieties: ['shusui', 'kumonryu', 'kikusui'],
      articles: ['breeding-scales', 'variety-asagi-or-shusui'],
    },
    keywords: [
      'doitsu',
      'doitsugoi',
      'mirror carp',
      'leather carp',
      'scaleless',
      'German koi',
      'doitzu',
    ],
  },
  {
    id: 'variety-butterfly',
    question: 'What are butterfly koi, and can they be shown?',
    topic: 'varieties',
    short: said(
      'Koi with long, trailing fins, from crosses with long-finned carp of Indonesia. Ordinary koi judging does not suit them.',
      'nextdaykoi-butterfly',
      'wikimili-butterfly',
    ),
    points: [
      said(
        'In Japan they are called hirenaga or onagagoi, long-tailed carp.',
        'wikimili-butterfly',
      ),
      said(
        'They are slimmer, and judging looks for a full oval body and fins in proportion.',
        'wikimili-butterfly',
      ),
      said('Many Japanese breeders do not count them as nishikigoi.', 'nextdaykoi-butterfly'),
      uncited('Colours go by the same names: a butterfly may be a Kohaku or an Ogon.'),
      uncited('Long fins tear on rough walls and in pan nets. They need as much room as any koi.'),
    ],
    related: { articles: ['judging-how', 'health-catch-koi'] },
    keywords: ['butterfly koi', 'longfin', 'hirenaga', 'onagagoi', 'dragon koi', 'long fins'],
  },
  {
    id: 'variety-ghost',
    question: 'Is a ghost koi a real koi?',
    topic: 'varieties',
    short: said(
      'It is a cross of metallic Ogon and wild carp. Purists do not count it as nishikigoi; keepers like it all the same.',
      'nextdaykoi-ghost',
    ),
    points: [
      said('It came up in the early 1980s and is popular in Britain.', 'nextdaykoi-ghost'),
      said(
        'It grows fast and large, eats accordingly, and so needs pond and filter for it.',
        'nextdaykoi-ghost',
      ),
      said(
        'Its yellow stripe along the back and ornament on the head go with a dominant gene.',
        'gomelsky-design',
      ),
      uncited('No show class is open to it, so on this site it appears as a hobby type.'),
      uncited('"Hardier" is no licence: ammonia, KHV and flukes make no difference between them.'),
    ],
    related: {
      varieties: ['magoi', 'yamabuki-ogon'],
      articles: ['breeding-eye-and-ghost', 'buying-first-koi'],
    },
    keywords: ['ghost koi', 'ghost carp', 'metallic carp', 'mirror ghost', 'gost koi'],
  },
  {
    id: 'variety-koi-or-goldfish',
    question: 'Is it a koi or a goldfish?',
    topic: 'varieties',
    short: said(
      'Look at the mouth: a koi has two pairs of barbels, a goldfish has none.',
      'puregoldfish-barbels',
    ),
    points: [
      uncited('From above koi have a broad head and a long body; goldfish are shorter and higher.'),
      uncited(
        'Shubunkins carry koi colours and comet goldfish koi size for a while: look for the barbels.',
      ),
      uncited(
        'Both cross with each other now and then; such fish have small or missing barbels and do not breed true.',
      ),
      uncited('Orfe are slim, orange, fast and school at the surface: no barbels either.'),
      uncited('Our recognition says "not a koi" rather than guess, and takes no token for it.'),
    ],
    related: { articles: ['buying-company', 'photo-from-above'] },
    keywords: ['goldfish', 'kingyo', 'barbels', 'whiskers', 'shubunkin', 'comet', 'orfe'],
  },
  {
    id: 'variety-words',
    question: 'What do hi, sumi, shiroji, kiwa and sashi mean?',
    topic: 'varieties',
    short: uncited(
      'Hi is red, sumi black, shiroji the white ground. Kiwa is the sharp edge of a marking, sashi its soft front.',
    ),
    points: [
      said(
        'The sharper the kiwa at the rear edge, the better; it may be cut like a razor or follow the scales.',
        'nextdaykoi-kiwa',
      ),
      said(
        'Sashi is where red or black slips under white scales at the edge towards the head; it should be even.',
        'osaka-kiwa',
        'nextdaykoi-kiwa',
      ),
      said(
        'Motoguro is black at the base of the pectorals, menware the black that divides the head.',
        'aafish-sanke-showa',
      ),
      said(
        'Tsubo is black on white, kasane black on red; the first is prized more.',
        'aafish-sanke-showa',
      ),
      uncited('Ojime is the white that closes the pattern before the tail.'),
      uncited(
        'Aka and beni are red too, ki is yellow, cha brown, gin silver, kin gold, kuro black.',
      ),
    ],
    related: { articles: ['judging-colour', 'judging-faults', 'growth-age-names'] },
    keywords: [
      'hi',
      'sumi',
      'shiroji',
      'kiwa',
      'sashi',
      'beni',
      'ojime',
      'glossary',
      'japanese terms',
    ],
  },
];
