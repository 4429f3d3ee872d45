import { uncited } from '@nishiki/knowledge/statement';
import { judgedOf } from '@nishiki/knowledge/varieties/judged';
import {
  lookAlikesOf,
  tellApartStatements,
  varietyById,
} from '@nishiki/knowledge/varieties/lookup';
import { showClassNames } from '@nishiki/knowledge/varieties/show-classes';
import { modifiers } from '@nishiki/knowledge/varieties/modifiers';
import { answerOf, type Line, type Skill } from '../../../answer.ts';
import { askedText, tellsOfIllness } from '../asked.ts';
import { an, asksOfYoung, linkTo, varietiesOf } from './names.ts';

const asksAbout =
  /\b(what( is|s| are)|tell me|about|describe|recogni[sz]e|identify|look like|looks? like|how (do|can) (i|you) (know|tell|spot)|features?|characteristics?|mean(s|ing)?|explain|show me)\b/;
const asksJudged =
  /\b(judges?|judged|judging|good|best|quality|show|looks? for|standard|ideal|perfect|points|criteria|winning|champion)\b/;

/** Traits over the variety that the question names: "ginrin Sanke". */
const overlaysIn = (text: string): Line[] =>
  (
    [
      ['ginrin', /\bgin ?rin\b/],
      ['doitsu', /\bdoitsu\b/],
      ['hirenaga', /\b(butterfly|long ?fin\w*|hirenaga)\b/],
      ['maruten', /\bmaruten\b/],
    ] as const
  )
    .filter(([, pattern]) => pattern.test(text))
    .map(([id]) => ({
      ...modifiers[id].meaning,
      text: `${modifiers[id].name}: ${modifiers[id].meaning.text}`,
    }));

/** One variety: what it is, how it is recognised, what judges look for, what it is taken for. */
export const aboutVariety: Skill = {
  id: 'variety-about',
  bid: (c) => {
    const text = askedText(c);
    if (varietiesOf(c).length === 0 || asksOfYoung(text)) return 0;
    if (tellsOfIllness(c)) return 0.3;
    // Two are compared or crossed.
    if (varietiesOf(c).length > 1) return 0.4;
    // A score, a price and a pond are other matters.
    if (
      /\b(scored? (an? |at |about )?\d+|my score|out of 100|litres?|gallons?|room for)\b/.test(text)
    )
      return 0.5;
    if (/\b(photo\w*|picture\w*|camera)\b/.test(text)) return 0.5;
    // A mark on a fish whose name is known is asked about, not the name.
    if (
      /\b(spots?|patch\w*|marks?|lines?|things?|stuff) on (my|our|his|her|its)\b|\bmy [a-z ]{3,24} (has|have|got)\b/.test(
        text,
      )
    )
      return 0.4;
    // "And for Sanke?"
    if (c.message.refersBack && c.message.varieties.length === 1 && c.earlier.length > 0)
      return 0.83;
    const words = text.split(' ').length;
    const isNameAlone = words <= 3;
    const isAsked = c.question.asks.includes('what-is') || asksAbout.test(text);
    if (isNameAlone) return 0.88;
    return isAsked && words <= 14 ? 0.86 : asksJudged.test(text) ? 0.82 : 0.5;
  },
  answer: (c) => {
    const [variety] = varietiesOf(c);
    if (!variety) throw new RangeError('no variety was named');
    const text = askedText(c);
    const isJudged = asksJudged.test(text);
    const { id, name, kanji, summary, features, showClass } = variety;
    const judged = judgedOf(variety);
    const alike = lookAlikesOf(id).slice(0, 2);
    return answerOf({
      skill: 'variety-about',
      intent: isJudged ? 'show' : 'identification',
      lead: isJudged
        ? [uncited(`What judges look for in ${an(name)}:`)]
        : [
            uncited(`${name}${kanji ? ` (${kanji})` : ''}: ${summary}`),
            uncited(`It is shown in the class ${showClassNames[showClass]}.`),
          ],
      points: isJudged
        ? judged.slice(0, 4)
        : [
            ...features.slice(0, 3),
            ...overlaysIn(text),
            ...judged
              .slice(0, 1)
              .map((one) => ({ ...one, text: `A judge first wants: ${one.text}` })),
            ...alike.flatMap((one) => {
              const other = varietyById(one.id)?.name ?? one.id;
              const [first] = tellApartStatements(id, one.id);
              return first
                ? [{ ...first, text: `Often taken for ${an(other)}. ${first.text}` }]
                : [];
            }),
          ],
      links: [variety, ...alike.flatMap((one) => varietyById(one.id) ?? [])].map(linkTo),
      tools: ['read_entry'],
    });
  },
};
