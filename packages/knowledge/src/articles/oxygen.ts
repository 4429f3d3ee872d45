import { said, uncited } from '../statement.ts';
import type { Article } from './schema.ts';

export const oxygen: Article[] = [
  {
    id: 'oxygen-how-much',
    question: 'How much oxygen do koi need?',
    topic: 'oxygen',
    short: said('At least 7 to 8 mg/l of oxygen, day and night.', 'migoto-water'),
    points: [
      said('Under 5 mg/l of oxygen fish may come to harm.', 'uf-oxygen'),
      uncited(
        'Look at saturation too: 80 % or more is good. 7 mg/l of oxygen is fine in warm water and a warning in cold.',
      ),
      uncited(
        'Full water holds 11.3 mg/l of oxygen at 10 °C, 9.1 at 20 °C and 7.6 at 30 °C: heat takes away what fish need more of.',
      ),
      uncited('The filter breathes as well: its bacteria stop long before the koi show anything.'),
      uncited(
        'If you have no meter, plan as if there were too little: one air pump more costs less than one koi.',
      ),
    ],
    related: { conditions: ['low-oxygen'], articles: ['oxygen-measure', 'oxygen-in-summer'] },
    keywords: ['dissolved oxygen', 'DO', 'O2', 'sanso', 'saturation', 'oxigen'],
  },
  {
    id: 'oxygen-at-dawn',
    question: 'Why do my koi gasp early in the morning?',
    topic: 'oxygen',
    short: said(
      'Oxygen is lowest just before daybreak: plants and algae breathe all night and make none in the dark.',
      'uf-oxygen',
    ),
    points: [
      uncited(
        'If it is better by noon, oxygen is the likely cause. Ammonia and nitrite do not go away with the sun.',
      ),
      said('Cloudy hot days, dying algae and thunderstorms make such nights worse.', 'uf-oxygen'),
      uncited(
        'Run the air pump at night above all: switching it off to save current is false economy.',
      ),
      uncited(
        'Measure at first light, once at the surface and once at the bottom, on two mornings.',
      ),
      uncited(
        'Gasping that goes on all day with good oxygen points to gills: nitrite, parasites or gill disease.',
      ),
    ],
    related: {
      conditions: ['low-oxygen', 'nitrite-poisoning', 'gill-flukes'],
      articles: ['emergency-gasping', 'water-green'],
    },
    keywords: ['gasping', 'piping', 'dawn', 'morning', 'hanaage', 'at the surface'],
  },
  {
    id: 'oxygen-in-summer',
    question: 'How do I keep oxygen up in a heatwave?',
    topic: 'oxygen',
    short: uncited(
      'More air day and night, shade, less food, and no treatment: above 27 °C oxygen is the limit.',
    ),
    points: [
      uncited(
        'At 28 °C full water holds only 7.8 mg/l of oxygen, and crowded or dirty water far less.',
      ),
      uncited(
        'Feed half or nothing above 28 °C, in the morning, and nothing under 6 mg/l of oxygen.',
      ),
      uncited(
        'Let waterfalls and returns splash. Falling water cools a little and drives gas both ways.',
      ),
      uncited(
        'Shade part of the surface. Do not pour in cold tap water to cool: the swing and the chlorine are worse than the heat.',
      ),
      said('Big koi fail first: watch the largest.', 'nsw-oxygen'),
    ],
    related: {
      conditions: ['low-oxygen', 'sunburn'],
      articles: ['season-summer', 'water-temperature', 'oxygen-how-much'],
    },
    keywords: ['heatwave', 'hot weather', 'natsu', 'summer', 'cooling', 'shade'],
  },
  {
    id: 'oxygen-air-pump',
    question: 'Air pump, waterfall or fountain: what adds most oxygen?',
    topic: 'oxygen',
    short: uncited(
      'Whatever turns most water over at the surface. An air pump does it safest, since it needs no water flow to work.',
    ),
    points: [
      uncited(
        'Bubbles lift deep water to the top, where the gas is exchanged; the bubbles themselves give little.',
      ),
      uncited(
        'A waterfall is good while the pump runs, and stops with it. Have two systems on two circuits.',
      ),
      uncited(
        'Place stones at mid-depth in winter and deep in summer, away from the bottom drain.',
      ),
      uncited(
        'Keep the pump above the water level or fit a check valve, or water runs back into it when it stops.',
      ),
      uncited(
        'Change the membrane on its schedule and clean the stones: flow fades slowly and nobody notices.',
      ),
    ],
    related: { conditions: ['low-oxygen'], articles: ['emergency-power-cut', 'oxygen-in-winter'] },
    keywords: ['air pump', 'air stone', 'aeration', 'venturi', 'diffuser', 'aerated drain'],
  },
  {
    id: 'oxygen-in-winter',
    question: 'Do koi need extra air in winter?',
    topic: 'oxygen',
    short: uncited(
      'Less than in summer, yet gas must get in and out: keep a part of the surface open and moving gently.',
    ),
    points: [
      uncited(
        'Cold water holds much oxygen and resting fish use little. Under closed ice it is the waste gases that harm them.',
      ),
      uncited(
        'Lift air stones to mid-water, so that the warmer deep layer is not stirred and cooled.',
      ),
      uncited(
        'Open ice with hot water set on it in a pan, never with a hammer: the shock travels through the water.',
      ),
      uncited(
        'Take leaves out before the freeze; rotting leaves use the oxygen that ice shuts in.',
      ),
    ],
    related: { conditions: ['low-oxygen'], articles: ['emergency-ice', 'filter-winter'] },
    keywords: ['ice', 'winter aeration', 'fuyu', 'frozen pond', 'air stone winter'],
  },
  {
    id: 'oxygen-measure',
    question: 'How do I measure oxygen in the pond?',
    topic: 'oxygen',
    short: uncited(
      'With a meter or a drop kit, at first light, together with the temperature: oxygen at noon tells you little.',
    ),
    points: [
      uncited(
        'Calibrate the meter as its leaflet says, and keep the probe moving in the water while you read.',
      ),
      uncited('Measure far from the air stone and near the bottom: the worst spot counts.'),
      uncited('The water form compares your value with what water of that temperature can hold.'),
      uncited(
        'Far more than 100 % of saturation is no gift either: look for a pump that draws air.',
      ),
      said(
        'Without a meter, watch: fish that gulp at the surface and stop eating together are short of oxygen.',
        'uf-oxygen-signs',
      ),
    ],
    related: {
      conditions: ['low-oxygen', 'gas-bubbles'],
      articles: ['oxygen-how-much', 'oxygen-too-much'],
    },
    keywords: ['oxygen meter', 'DO meter', 'oxygen test', 'probe', 'saturation'],
  },
  {
    id: 'oxygen-too-much',
    question: 'Can there be too much gas in the water?',
    topic: 'oxygen',
    short: said(
      'Yes. Air pressed in by a leaking pump or valve, or sudden warming, can make bubbles form inside the fish.',
      'wikivet-gas',
    ),
    points: [
      uncited(
        'An ordinary air pump hardly does it. It happens where air is sucked in ahead of a pump and forced in under pressure.',
      ),
      uncited(
        'Signs are small bubbles in fins or eyes of several fish, often soon after work on the pipes.',
      ),
      uncited('Find the suction leak: a fine mist of bubbles from the return is the clue.'),
      said('Bubbles can also lie behind an eye and push it out.', 'wildgoose-pop-eye'),
      uncited(
        'Let the return fall through air so that surplus gas leaves; have eyes that stay swollen seen by a vet.',
      ),
    ],
    related: { conditions: ['gas-bubbles', 'pop-eye-one-side'], articles: ['oxygen-measure'] },
    keywords: [
      'gas bubble disease',
      'supersaturation',
      'bubbles in fins',
      'micro bubbles',
      'suction leak',
    ],
  },
  {
    id: 'oxygen-and-treatments',
    question: 'Why must air run during every treatment?',
    topic: 'oxygen',
    short: uncited(
      'Most treatments take oxygen from the water or burden the gills, and often both.',
    ),
    points: [
      said('Formalin takes about a fifth of its own concentration away as oxygen.', 'uf-formalin'),
      said('Potassium permanganate adds no oxygen, whatever is said of it.', 'uf-permanganate'),
      uncited(
        'Gasping fish are not treated at all: air and clean water come first, until they breathe calmly.',
      ),
      uncited(
        'Choose the cool part of a cool day, and measure oxygen first: 5 mg/l of oxygen is the least.',
      ),
      uncited(
        'Keep the filter’s bacteria in moving, aired water when they are taken out of the flow.',
      ),
    ],
    related: {
      conditions: ['low-oxygen'],
      treatments: ['formalin', 'permanganate', 'fmg'],
      articles: ['treatment-before-you-start', 'treatment-stop'],
    },
    keywords: [
      'aeration during treatment',
      'formalin oxygen',
      'KMnO4 oxygen',
      'air pump treatment',
    ],
  },
];
