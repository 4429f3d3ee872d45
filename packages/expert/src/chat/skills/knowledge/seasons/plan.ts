import { feedingAt, foodFor } from '@nishiki/koi-science/feeding';
import { STOCKING, stockingOf } from '@nishiki/koi-science/stocking';
import { seasonAt } from '@nishiki/knowledge/seasons';
import { uncited, type Statement } from '@nishiki/knowledge/statement';
import { answerOf, type Skill } from '../../../answer.ts';
import type { Case } from '../../../case.ts';
import { askedText, tellsOfIllness } from '../asked.ts';

const asksPlan =
  /\b(winter\w*|autumn|fall\b|spring|summer|season\w*|cooling|cool(ed|s)? down|warming|january|february|march|april|june|july|august|september|october|november|december|checklist|what (should|do|must|shall|can) (i|we) (be )?(do|doing)|to ?do|tasks?|plan|prepare|preparing|get(ting)? (it |the pond |my pond )?ready|maintenance)\b/;
const falls =
  /\b(autumn|fall(s|ing)?|dropp\w*|cool\w*|september|october|november|going down|coming down|before winter|winter\w*)\b/;
const rises = /\b(spring|ris\w*|warm\w*|february|march|april|may\b|going up|after winter|waking)\b/;

/** °C: outside nobody keeps koi, and the tables end. */
const known = (celsius: number | undefined): celsius is number =>
  celsius !== undefined && celsius >= -2 && celsius <= 40;

const grams = (value: number): string => `${Math.round(value)} g`;
const kilograms = (value: number): string => String(Math.round(value / 100) / 10);
const percent = (share: number): string => String(Math.round(share * 1000) / 10);

const feedLines = (celsius: number, totalGrams: number | null): Statement[] => {
  const { words, share } = feedingAt(celsius);
  const food = totalGrams ? foodFor(totalGrams, celsius) : null;
  return [
    uncited(`Food at ${celsius} °C: ${words}`),
    ...(food && share && totalGrams
      ? [
          uncited(
            `${kilograms(totalGrams)} kg of koi x ${percent(share.low)}${share.low === share.high ? '' : ` to ${percent(share.high)}`} % = ${share.low === share.high ? '' : `${Math.round(food.low)} to `}${grams(food.high)} on a day with food.`,
          ),
        ]
      : []),
  ];
};

const stockingLines = (totalGrams: number | null, litres: number | undefined): Statement[] => {
  if (!totalGrams || !litres) return [];
  const { kgPerM3, level } = stockingOf(totalGrams, litres);
  const words = {
    growth: 'light, good for growth',
    comfortable: 'comfortable',
    crowded: 'crowded: watch oxygen and ammonia',
    'too-many': 'too many fish for this water',
  }[level];
  return [
    uncited(
      `Density: ${kilograms(totalGrams)} kg / ${litres / 1000} m³ = ${Math.round(kgPerM3 * 100) / 100} kg/m³, ${words} (comfortable up to ${STOCKING.comfortable} kg/m³).`,
    ),
  ];
};

const celsiusOf = (c: Case): number | undefined => c.water.temperature;

/** What is to be done at the pond at a water temperature. */
export const seasonPlan: Skill = {
  id: 'season-plan',
  bid: (c) => {
    const text = askedText(c);
    if (tellsOfIllness(c) || !known(celsiusOf(c)) || !asksPlan.test(text)) return 0;
    const isSeason = falls.test(text) || rises.test(text) || /season|plan|checklist/.test(text);
    return isSeason ? 0.86 : 0.5;
  },
  answer: (c) => {
    const celsius = celsiusOf(c);
    if (!known(celsius)) throw new RangeError('no water temperature');
    const text = askedText(c);
    const trend = falls.test(text) || !rises.test(text) ? 'falling' : 'rising';
    const band = seasonAt(celsius, trend);
    const { totalGrams } = c.fish;
    return answerOf({
      skill: 'season-plan',
      intent: 'maintenance',
      lead: [
        uncited(`Water at ${celsius} °C${band.trend ? `, ${band.trend}` : ''}: ${band.name}.`),
      ],
      now: band.tasks,
      numbers: [...feedLines(celsius, totalGrams), ...stockingLines(totalGrams, c.volume?.litres)],
      never: band.never,
      unsure: [
        ...(totalGrams
          ? []
          : [uncited('With the weight of all koi together I can give the food in grams.')]),
        uncited('Go by the water’s temperature, measured at the same hour, not by the month.'),
      ],
      links: [
        { label: 'Questions: the year', path: '/questions/seasons' },
        { label: 'Feeding by temperature', path: '/tools/feeding' },
      ],
      tools: ['feeding', 'stocking'],
    });
  },
};
