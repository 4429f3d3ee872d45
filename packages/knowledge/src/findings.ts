import { conditions } from './conditions/catalogue.ts';
import type { SignId } from './conditions/sign-ids.ts';
import { said, uncited, type Statement } from './statement.ts';

/** What a photo may show on skin and body. The contract has the same list; a test of the expert holds them together. */
export const findingKinds = [
  'red_sore',
  'white_points',
  'cotton_tuft',
  'dark_specks',
  'raised_scales',
  'ragged_fin',
  'missing_scales',
  'swollen',
  'thin',
  'clouded_eye',
] as const;
export type FindingKind = (typeof findingKinds)[number];

/** What looks the same from above; `tellsApart` is how it differs. */
type Likeness = { name: string; tellsApart: Statement };

export type Finding = {
  kind: FindingKind;
  name: string;
  /** What is seen, in the words of one who only has the photo. */
  note: string;
  /** The sign of the checklist that it may be. */
  sign: SignId;
  lookAlikes: Likeness[];
  /** Answered by looking at the fish. */
  question: string;
};

export const findings: readonly Finding[] = [
  {
    kind: 'red_sore',
    name: 'Red place',
    note: 'A red place that does not look like part of the pattern.',
    sign: 'red-sore',
    lookAlikes: [
      {
        name: 'A stray red scale of the pattern',
        tellsApart: uncited(
          'A stray scale is flat, has the red of the other patches and looks the same on older photos.',
        ),
      },
      {
        name: 'A bruise or scrape',
        tellsApart: said(
          'One hurt fish can be an injury; sores on several fish point to bacteria.',
          'lfh-antibiotics',
        ),
      },
    ],
    question:
      'Is the place raised, sore or open, was it missing on an older photo, and do other fish have one?',
  },
  {
    kind: 'white_points',
    name: 'White points',
    note: 'Several small white points close together.',
    sign: 'white-grains',
    lookAlikes: [
      {
        name: 'Spawning grains of a male (no disease)',
        tellsApart: said(
          'Spawning grains keep to gill covers and pectoral fins, or follow the edges of the scales.',
          'koiforum-tubercles',
        ),
      },
      {
        name: 'Sparkle of ginrin scales',
        tellsApart: uncited('Ginrin glitters in rows, one to a scale, flat and for life.'),
      },
      {
        name: 'Drops of glare, bubbles or grains in the water',
        tellsApart: uncited(
          'They lie elsewhere on the next photo, taken with the light from another side.',
        ),
      },
    ],
    question:
      'Do raised grains sit on fins and body alike, on a second photo too, and not only on gill covers and pectoral fins in spring?',
  },
  {
    kind: 'cotton_tuft',
    name: 'Pale tuft',
    note: 'A pale place with a soft edge that does not look like part of the pattern.',
    sign: 'cotton-tufts',
    lookAlikes: [
      {
        name: 'Glare of a light on wet skin',
        tellsApart: uncited('Glare moves when you or the light moves; a tuft stays on its scale.'),
      },
      {
        name: 'White of the pattern',
        tellsApart: uncited('White of the pattern is flat and looks the same on older photos.'),
      },
      {
        name: 'Carp pox',
        tellsApart: said(
          'Pox is smooth like wax and never fluffy; fungus waves in the water like cotton wool.',
          'aquameds-pox',
        ),
      },
    ],
    question:
      'Does it stand off the skin and wave in the water, and is it still there when the light comes from another side?',
  },
  {
    kind: 'dark_specks',
    name: 'Dark specks',
    note: 'Several small dark specks.',
    sign: 'dark-specks',
    lookAlikes: [
      {
        name: 'Sumi, the black of the pattern, that is coming up',
        tellsApart: uncited(
          'Sumi comes in patches larger than a scale and belongs to the variety. Shimi are specks smaller than a scale.',
        ),
      },
      {
        name: 'Fish lice',
        tellsApart: said('A louse moves, a freckle stays.', 'koi-org-shimi'),
      },
    ],
    question:
      'Are the specks smaller than a scale, were they missing on an older photo, and does one move when touched?',
  },
  {
    kind: 'raised_scales',
    name: 'Toothed outline',
    note: 'Both sides of the outline look toothed, as where scales stand out.',
    sign: 'pinecone-scales',
    lookAlikes: [
      {
        name: 'Ripples on the water',
        tellsApart: uncited('Ripples change from one photo to the next; raised scales stay.'),
      },
      {
        name: 'A strong net of scales, as in asagi and matsuba',
        tellsApart: uncited('A net is drawn on flat scales; its outline is smooth.'),
      },
    ],
    question:
      'From straight above and in still water: do the scales stand out all over, like a pine cone?',
  },
  {
    kind: 'ragged_fin',
    name: 'Uneven edge',
    note: 'Something is missing from the edge of the fish here.',
    sign: 'ragged-fins',
    lookAlikes: [
      {
        name: 'A folded fin or a ripple',
        tellsApart: uncited('On a second photo with the fin spread the edge is whole.'),
      },
      {
        name: 'Torn in spawning',
        tellsApart: uncited(
          'Torn in spawning: clean splits that appear in a day. Fin rot: a white or red rim that eats inwards.',
        ),
      },
      {
        name: 'A patch in the colour of the tub',
        tellsApart: uncited('The body goes on there: look at the photo itself.'),
      },
    ],
    question: 'With the fin spread: is the edge frayed or shorter, with a white or red rim?',
  },
  {
    kind: 'missing_scales',
    name: 'Bare place',
    note: 'A place of the size of a scale that looks bare or scraped.',
    sign: 'missing-scales',
    lookAlikes: [
      {
        name: 'A window in the pattern',
        tellsApart: uncited('The scale is there: it has its edge and its shine.'),
      },
      {
        name: 'Doitsu skin, which has few scales by birth',
        tellsApart: uncited('It is alike on both sides and was so from the first photo.'),
      },
      {
        name: 'Glare of a light on wet skin',
        tellsApart: uncited('Glare moves when you or the light moves.'),
      },
    ],
    question: 'Is a scale gone or lifted there, and is the skin below red or scraped?',
  },
  {
    kind: 'swollen',
    name: 'Broad for its length',
    note: 'The body is broader for its length than on nearly all photos of healthy show koi that we measured.',
    sign: 'swollen-belly',
    lookAlikes: [
      {
        name: 'Female full of eggs (no disease)',
        tellsApart: said('Mature females fill out from spring to summer.', 'koionline-swelling'),
      },
      {
        name: 'A large, well-fed fish, or a photo taken at a slant',
        tellsApart: uncited(
          'Its scales lie flat, both sides are alike and it eats; a slant shortens the body in the picture.',
        ),
      },
    ],
    question:
      'From straight above: is the belly thicker than last month, alike on both sides, and do the scales lie flat?',
  },
  {
    kind: 'thin',
    name: 'Narrow for its length',
    note: 'The body is narrower for its length than on nearly all photos of healthy show koi that we measured.',
    sign: 'thin-body',
    lookAlikes: [
      {
        name: 'A young fish or a slender male',
        tellsApart: uncited('Young fish and males are slender, and round behind the head.'),
      },
      {
        name: 'A fish that lies on its side in the picture',
        tellsApart: uncited('Only a photo from straight above shows the width.'),
      },
    ],
    question:
      'From straight above: is the back hollow behind the head, and does the head look too large?',
  },
  {
    kind: 'clouded_eye',
    name: 'Pale eye',
    note: 'One eye looks pale where the other one is dark.',
    sign: 'cloudy-eye',
    lookAlikes: [
      {
        name: 'Colour in the eye',
        tellsApart: said(
          'Colour in the upper half of the eye is not uncommon in koi, often like the skin around it.',
          'wildgoose-eyes',
        ),
      },
      {
        name: 'Glare on the eye',
        tellsApart: uncited('Glare is gone when the light comes from another side.'),
      },
    ],
    question:
      'Is the eye white, grey or hazy from the side as well, and does the haze lie on its surface or behind the pupil?',
  },
];

const byKind = new Map(findings.map((finding) => [finding.kind, finding]));

export const findingByKind = (kind: FindingKind): Finding => {
  const finding = byKind.get(kind);
  if (!finding) throw new Error(`No words for the finding ${kind}`);
  return finding;
};

const order = ['typical', 'often', 'sometimes'];

/**
 * Conditions that show the sign of a finding, those that show it typically first, harmless ones
 * included: a list to look at, not a ranking for this fish.
 */
export const mayBe = (kind: FindingKind): { id: string; name: string }[] => {
  const { sign } = findingByKind(kind);
  return conditions
    .flatMap(({ id, name, signs }) => {
      const shown = signs.find((s) => s.id === sign);
      return shown && shown.strength !== 'sometimes'
        ? [{ id, name, strength: shown.strength }]
        : [];
    })
    .sort((p, q) => order.indexOf(p.strength) - order.indexOf(q.strength))
    .map(({ id, name }) => ({ id, name }));
};
