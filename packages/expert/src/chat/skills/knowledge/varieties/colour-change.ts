import { questionAddress } from '@nishiki/knowledge/reference/addresses';
import { uncited, type Statement } from '@nishiki/knowledge/statement';
import { library } from '../../../../library/library.ts';
import { varietyById } from '@nishiki/knowledge/varieties/lookup';
import type { Variety } from '@nishiki/knowledge/varieties/schema';
import { answerOf, type Skill } from '../../../answer.ts';
import type { Case } from '../../../case.ts';
import { describesLooks } from '../../../understand/fish/looks-told.ts';
import { askedText, tellsOfIllness } from '../asked.ts';
import { linkTo, varietiesOf } from './names.ts';

const changed =
  /\b(?:was|were|used to be|now|going|gone|went|turn(?:s|ed|ing)?|chang(?:e|es|ed|ing)|fad(?:e|es|ed|ing)|disappear\w*|com(?:e|es|ing) (?:back|up|through)|los(?:t|ing|es)|darker|paler|lighter)\b/;
const colour = /\b(?:black|white|sumi|dark\w*|colou?rs?|pattern|red|pale\w*)\b/;
/** Their black sinks and rises with the warmth of the water. */
const movers = new Set([
  'kumonryu',
  'beni-kumonryu',
  'kikokuryu',
  'matsukawabake',
  'hajiro',
  'hageshiro',
]);
const gone = /\b(?:disappear\w*|gone|fad\w*|los(?:t|ing)|paler|lighter)\b/;

const ofMover = (name: string): Statement[] => [
  uncited(
    `That is the nature of ${name}, neither burn nor illness: its black sinks in warm water and rises in cold, so it can be white in August and black in December.`,
  ),
  uncited('It needs no treatment, and nothing that you add holds the colour.'),
];

const blackAndWhite =
  /\bblack ?(?:\/|and|n|&|with|-) ?white\b|\bwhite ?(?:\/|and|n|&|with|-) ?black\b/;

/** Then the name is wanted, not the change. */
const asksName = /\b(?:which|what) (?:variety|koi|kind|type)\b|\bcalled\b/;

/** By its name; or a doitsu koi in black and white, which is nothing else. */
const moverOf = (c: Case, text: string): Variety | undefined => {
  const [named] = varietiesOf(c);
  if (named) return movers.has(named.id) ? named : undefined;
  return /\b(?:doitsu|scaleless|no scales)\b/.test(text) &&
    blackAndWhite.test(text) &&
    !asksName.test(text)
    ? varietyById('kumonryu')
    : undefined;
};

/** Colours that come and go by the nature of the variety. */
export const colourChange: Skill = {
  id: 'colour-change',
  bid: (c) => {
    const text = askedText(c);
    const variety = moverOf(c, text);
    if (!variety || !changed.test(text) || !colour.test(text)) return 0;
    return tellsOfIllness(c) && !describesLooks(text) ? 0.6 : 0.95;
  },
  answer: (c) => {
    const variety = moverOf(c, askedText(c));
    if (!variety) throw new RangeError('no variety was named');
    const article = library().at(questionAddress('varieties', 'variety-kumonryu'));
    return answerOf({
      skill: 'colour-change',
      intent: 'identification',
      lead: [...ofMover(`${/^[AEIOU]/.test(variety.name) ? 'an' : 'a'} ${variety.name}`)],
      points: [
        ...(article ? [article.short] : []),
        uncited(
          'Take a photo each season with date and temperature; some stay white one day for good, some black.',
        ),
      ],
      unsure: [
        uncited(
          gone.test(askedText(c))
            ? 'Look closer if the skin is raised, raw or slimy, or if other fish change colour on the same day: then test the water first.'
            : 'A burn would be red, raw or slimy skin, or other fish changing on the same day: then test ammonia, pH and chlorine first.',
        ),
      ],
      links: [
        linkTo(variety),
        { label: 'Why a Kumonryu changes', path: questionAddress('varieties', 'variety-kumonryu') },
      ],
      tools: ['read_entry'],
      alone: true,
    });
  },
};
