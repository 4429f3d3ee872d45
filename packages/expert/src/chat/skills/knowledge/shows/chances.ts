import { growthBands } from '@nishiki/koi-science/growth';
import { judgingCaveat, judgingLimits } from '@nishiki/knowledge/judging';
import { questionAddress } from '@nishiki/knowledge/reference/addresses';
import { uncited, type Statement } from '@nishiki/knowledge/statement';
import { judgedOf } from '@nishiki/knowledge/varieties/judged';
import { showClassNames } from '@nishiki/knowledge/varieties/show-classes';
import { library } from '../../../../library/library.ts';
import { answerOf, type Skill } from '../../../answer.ts';
import type { Case } from '../../../case.ts';
import { askedText, tellsOfIllness } from '../asked.ts';
import { linkTo, varietiesOf } from '../varieties/names.ts';

const asksPrize = /\b(win|winner|winning|prize|champion\w*|trophy|chances?|place (first|in))\b/;
const asksPrice =
  /\b(how much (is|are|would|could) (my|this|it|he|she|a)\b.*\b(worth|cost|sell|fetch|go for)|worth|value of|sell (it|him|her|my) for|price of my|asking price)\b/;
const asksShow =
  /\b(show|shows|judges?|judged|judging|benching|competition|contest|score|scored|points|best in size|gc|grand champ\w*|practice score)\b/;
const asksReady =
  /\b(prepar\w*|ready|before (a|the|my|next) show|enter\w*|take (it|her|him|my)|next (week|month)|weeks? (before|until|away))\b/;

/** Getting ready, and coming home. */
const asksCare =
  /\b(feed\w*|fed|food|fast|treat\w*|salt|pp|permanganate|medicat\w*|brighten|polish|back (home )?from|after|return\w*|coming home|straight back)\b/;
/** The show of fish, not showing itself. */
const aShow = /\b(a|the|my|next|our|club|koi|first) (koi )?shows?\b|\bshow (next|on|in|this)\b/;

const growthLine = ({ fish: { lengthCm, ageYears } }: Case): Statement[] => {
  if (lengthCm === null || ageYears === null || ageYears <= 0 || ageYears > 40) return [];
  const bands = growthBands(ageYears);
  const [garden, good, jumbo] = [bands.garden.high, bands.good, bands.jumbo].map(Math.round);
  const words = lengthCm >= bands.good ? 'above' : 'below';
  return [
    uncited(
      `${lengthCm} cm at ${ageYears} ${ageYears === 1 ? 'year' : 'years'} is ${words} the curve of good keeping (usual garden ponds up to ${garden} cm, good keeping ${good} cm, jumbo lines ${jumbo} cm).`,
    ),
  ];
};

const steps = (): Statement[] => {
  const article = library().at(questionAddress('judging', 'judging-prepare-for-show'));
  return article
    ? [
        article.short,
        uncited('From two weeks before: no treatment and no change of salt.'),
        ...article.more.slice(0, 3),
        uncited('After the show: quarantine for two to four weeks.'),
      ]
    : [];
};

/** A fish and its show: class, what is judged, how to get ready; no prize and no price. */
export const showChances: Skill = {
  id: 'show-chances',
  bid: (c) => {
    const text = askedText(c);
    // What champions pass on is a question of breeding.
    if (/\b(f1|offspring|fry|babies|bloodline|young from)\b/.test(text)) return 0;
    if (tellsOfIllness(c) || /\bwho (decides|judges|picks|chooses)\b/.test(text)) return 0;
    if (
      asksPrice.test(text) &&
      !/\b(ponds?|filters?|pumps?|liner|food|pellets?|uv|heaters?|build\w*|entering|enter|bother\w*|app|plan)\b/.test(
        text,
      ) &&
      !/\bworth (it|the|a|trying|buying|doing)\b/.test(text)
    )
      return 0.93;
    if (
      asksPrize.test(text) &&
      (asksShow.test(text) || varietiesOf(c).length > 0 || /\b(my|koi)\b/.test(text))
    )
      return 0.9;
    if (!asksShow.test(text)) return 0;
    if (asksCare.test(text) && aShow.test(text)) return 0.91;
    if (varietiesOf(c).length === 1 && asksReady.test(text)) return 0.9;
    return varietiesOf(c).length === 1 && c.fish.lengthCm !== null ? 0.88 : 0;
  },
  answer: (c) => {
    const text = askedText(c);
    const [variety] = varietiesOf(c);
    const isPrice = asksPrice.test(text) && !asksShow.test(text);
    const price = library().at(questionAddress('buying', 'buying-price'));
    if (isPrice)
      return answerOf({
        skill: 'show-chances',
        intent: 'show',
        lead: [
          uncited('I cannot put a price on a koi: only a buyer who sees it in the water can.'),
          ...(price ? [price.short, ...price.more.slice(0, 2)] : []),
        ],
        links: price ? [{ label: price.entry.title, path: price.entry.path }] : [],
      });
    return answerOf({
      skill: 'show-chances',
      intent: 'show',
      lead: [
        ...(variety
          ? [
              uncited(
                `${variety.name}: it is shown in the class ${showClassNames[variety.showClass]}, by size.`,
              ),
            ]
          : []),
        ...growthLine(c),
        ...(variety && !asksCare.test(text) ? judgedOf(variety).slice(0, 3) : []),
        uncited(
          'Nobody can promise a prize: it depends on the day, the judges and the other fish.',
        ),
      ],
      now: steps(),
      unsure: [
        judgingCaveat,
        ...judgingLimits.slice(0, 2),
        uncited(
          'For a practice score: a photo from straight above in a blue bowl in daylight, with the length in cm, age and sex.',
        ),
      ],
      links: [
        ...(variety ? [linkTo(variety)] : []),
        { label: 'Shows and judging', path: '/questions/judging' },
        { label: 'Identify by photo', path: '/identify' },
      ],
    });
  },
};
