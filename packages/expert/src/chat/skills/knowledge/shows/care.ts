import { questionAddress } from '@nishiki/knowledge/reference/addresses';
import { said, uncited, type Statement } from '@nishiki/knowledge/statement';
import { answerOf, type Skill } from '../../../answer.ts';
import type { Case } from '../../../case.ts';
import { askedText, tellsOfIllness } from '../asked.ts';

const aShow =
  /\b(?:a|the|my|next|our|club|koi|first|this|of|before|for|from|local|bkks|zna|after) (?:koi |big |club |national )?shows?\b|\bshows? (?:next|on|in|this|is|coming|day|tomorrow|prep\w*|weekend)\b|^shows?\b|\bshow(?:ing)? (?:her|him|it|them)\b(?! (?:to|me|how|a|the))|\bbenching\b/;
/** Anything that is put into the water, or on the fish. */
const putsIn =
  /\b(?:treat\w*|salt\w*|pp|permanganate|medicat\w*|dip|bath|formalin|chloramine|prazi\w*|fmg|malachite|shine|polish\w*|brighten\w*|conditioner|montmorillonite|clay)\b/;
const feeds = /\b(?:feed\w*|fed|food|fast\w*|starv\w*|empty|pellets?|eat\w*)\b/;
const comesHome =
  /\b(?:back|home|return\w*|after(?:wards)?)\b[^.?!]{0,30}\b(?:shows?|pond)\b|\bshows?\b[^.?!]{0,30}\b(?:back|home|return\w*|afterwards)\b|\bafter (?:a |the |my )?show\b/;
const packs =
  /\b(?:colou?r food|colou?r enhanc\w*|spirulina|bring|pack|take with|take along|prepar\w*|get (?:her|him|it|them|my \w+) ready|ready for|do beforehand)\b/;
/** The name or the class of a fish is another question. */
const other = /\b(?:class|judg\w*|win|prize|champion\w*|catch|disease|khv|score)\b/;

const lines = {
  water: said(
    'Clean water for months makes the shine, not tricks in the last week: more water changes, less food, no colour food.',
    'jordan-showing',
  ),
  putsIn: uncited(
    'No: no treatment, no dip and no change of salt in the last two weeks before a show. The skin needs the time; salt strips slime and reddens it.',
  ),
  feeds: said(
    'Stop feeding some days before: advice goes from three days to a week, so that the fish travels empty and keeps the water clean.',
    'auskoi-showing',
    'freeman-showing',
    'jordan-showing',
  ),
  comesHome: uncited(
    'On return it goes through quarantine like any new fish, for two to four weeks: not straight into the pond.',
  ),
} as const;

/** Weeks or months before, when a treatment may still be made. */
const early = /\b(?:[3-9]|three|four|five|six|eight|ten|twelve) weeks?\b|\bmonths?\b/;
const treatsEarly = uncited(
  'It can be done so early, if a disease is confirmed and not to brighten the fish: the last two weeks stay free of treatments and of changes of salt, since the skin needs the time.',
);

const wantedOf = (text: string): (keyof typeof lines)[] => [
  ...(comesHome.test(text) ? (['comesHome'] as const) : []),
  ...(putsIn.test(text) && !comesHome.test(text) ? (['putsIn'] as const) : []),
  ...(feeds.test(text) ? (['feeds'] as const) : []),
  ...(packs.test(text) && !feeds.test(text) && !putsIn.test(text) && !comesHome.test(text)
    ? (['water'] as const)
    : []),
];

const rest: readonly (readonly [keyof typeof lines, Statement])[] = [
  ['water', lines.water],
  ['feeds', lines.feeds],
  [
    'putsIn',
    said(
      'Treat for parasites months ahead or not at all: a treatment is rough on the skin, and colour takes time to return.',
      'nextdaykoi-showing',
    ),
  ],
  [
    'comesHome',
    said(
      'Your own net with your name on it keeps diseases of other vats away.',
      'washington-show-day',
    ),
  ],
  ['comesHome', lines.comesHome],
];

/** Getting a fish ready for a show and taking it home. */
export const showCare: Skill = {
  id: 'show-care',
  bid: (c: Case) => {
    const text = askedText(c);
    if (!aShow.test(text) || c.question.emergencies.length > 0) return 0;
    if (tellsOfIllness(c) && !comesHome.test(text)) return 0;
    return wantedOf(text).length > 0 && !other.test(text) ? 0.95 : 0;
  },
  answer: (c) => {
    const wanted = wantedOf(askedText(c));
    const lineOf = (id: keyof typeof lines): Statement =>
      id === 'putsIn' && early.test(askedText(c)) ? treatsEarly : lines[id];
    return answerOf({
      skill: 'show-care',
      intent: 'show',
      lead: wanted.map(lineOf),
      points: rest.filter(([id]) => !wanted.includes(id)).map(([, line]) => line),
      links: [
        {
          label: 'Preparing for a show',
          path: questionAddress('judging', 'judging-prepare-for-show'),
        },
      ],
      tools: ['read_entry'],
      alone: true,
    });
  },
};
