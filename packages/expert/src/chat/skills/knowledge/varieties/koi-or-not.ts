import { varietyAddress, questionAddress } from '@nishiki/knowledge/reference/addresses';
import { said, uncited, type Statement } from '@nishiki/knowledge/statement';
import { answerOf, type Skill } from '../../../answer.ts';
import { askedText } from '../asked.ts';
import { asksOfYoung } from './names.ts';

const noBarbels =
  /\b(?:no|without|not any|any|zero|missing|lacks?|hasnt(?: got)?(?: any)?|doesnt have(?: any)?|havent(?: got)?(?: any)?|cant (?:see|find)(?: any)?)(?: \w+){0,2} barbels?\b|\bbarbel ?less\b|\bclean mouth\b/;
const hasBarbels =
  /\b(?:has|have|got|with|two|four|2|4|pairs? of|little|small|tiny|are)(?: \w+){0,3} barbels?\b|\bbarbels? (?:at|on|by|round|around)\b|\bbarbels fish\b/;
const asksKind =
  /\b(?:koi or|or koi|or (?:a |just )?(?:gold ?fish|carp|shubunkin|comet|orfe)|gold ?fish or|is (?:it|this|that|he|she)|are they|what (?:is|are|kind|type|fish|variety|have)|what(?:s)? (?:it|this|that|they)|which|actually|really|benigoi|kohaku|ogon|koi at all|a koi|bought|fair|sold (?:me|as)|tell)\b|\?/;
const otherKind = /\b(?:gold ?fish|shubunkins?|comets?|orfes?|crucian|carp)\b/;
const wildLooks = /\b(?:bronze|brown|olive|dark|plain|wild|no colou?rs?)\b/;

const mouth = said(
  'Look at the mouth: a koi has two pairs of barbels, a goldfish has none.',
  'puregoldfish-barbels',
);

const bodyOf = (text: string): { lead: Statement[]; points: Statement[] } => {
  if (noBarbels.test(text))
    return {
      lead: [
        uncited(
          'Without barbels it is not a koi, so no koi variety either: by your description it is a goldfish.',
        ),
        mouth,
      ],
      points: [
        uncited(
          'From above a goldfish is shorter and higher; a koi has a broad head and a long body.',
        ),
        uncited(
          'A blue, red and black mix with black dots and a long tail is a Shubunkin; slim, orange and fast at the surface an Orfe: neither has barbels.',
        ),
        uncited(
          'Small or missing barbels on an otherwise koi-like fish can be a cross of koi and goldfish.',
        ),
      ],
    };
  return {
    lead: [
      uncited(
        'Two pairs of barbels make it a carp, and koi are coloured carp: no goldfish has them.',
      ),
      ...(wildLooks.test(text)
        ? [
            uncited(
              'Bronze or brown with ordinary scales and no colour is most likely a wild or common carp; among koi the dark one is called Magoi.',
            ),
          ]
        : []),
    ],
    points: [
      mouth,
      uncited(
        'A metallic skull or a pale stripe along the back makes it a ghost koi: Ogon crossed with wild carp.',
      ),
      uncited('A crucian carp is like a carp and has no barbels.'),
    ],
  };
};

/** Koi, carp or goldfish, by barbels. */
export const koiOrNot: Skill = {
  id: 'koi-or-not',
  bid: (c) => {
    const text = askedText(c);
    if (asksOfYoung(text) || c.question.emergencies.length > 0) return 0;
    const tells = noBarbels.test(text) || hasBarbels.test(text);
    return tells && (asksKind.test(text) || otherKind.test(text)) ? 0.96 : 0;
  },
  answer: (c) =>
    answerOf({
      skill: 'koi-or-not',
      intent: 'identification',
      ...bodyOf(askedText(c)),
      unsure: [
        uncited('Barbels are small on young fish: look closely, or send a photo of the head.'),
      ],
      links: [
        { label: 'Koi or goldfish', path: questionAddress('varieties', 'variety-koi-or-goldfish') },
        ...(wildLooks.test(askedText(c))
          ? [{ label: 'Magoi', path: varietyAddress('magoi') }]
          : []),
        { label: 'Identify by photo', path: '/identify' },
      ],
      tools: ['read_entry'],
      alone: true,
    }),
};
