import { conditionAddress, varietyAddress } from '@nishiki/knowledge/reference/addresses';
import { conditionById } from '@nishiki/knowledge/conditions/catalogue';
import { uncited, type Statement } from '@nishiki/knowledge/statement';
import { varietyById } from '@nishiki/knowledge/varieties/lookup';
import { answerOf, type Skill } from '../../../answer.ts';
import type { Case } from '../../../case.ts';
import { askedText } from '../asked.ts';

const asksPhotos =
  /\b(my|the|our) (last|latest|recent|previous|newest|earlier)? ?(photos?|pictures?|images?|analys[ie]s|scans?|results?|uploads?)\b|\bwhat did (the|my) (photo|picture|analysis)\b/;
const asksTests =
  /\bmy (last|latest|recent|previous) (water )?(tests?|readings?|values?|parameters?)\b|\bwhat (was|were) my (last )?(ammonia|nitrite|nitrate|ph|kh|water|readings?)\b/;
const asksPond =
  /\b(how (big|many litres|many gallons|large) is my pond|what is my pond volume|my ponds? (size|volume))\b/;

const names: Readonly<Record<string, readonly [name: string, unit: string]>> = {
  temperature: ['temperature', ' °C'],
  ph: ['pH', ''],
  ammonia: ['total ammonia', ' mg/l'],
  nh3: ['NH3', ' mg/l'],
  nitrite: ['nitrite', ' mg/l'],
  nitrate: ['nitrate', ' mg/l'],
  oxygen: ['oxygen', ' mg/l'],
  kh: ['KH', ' dKH'],
  gh: ['GH', ' dGH'],
  chlorine: ['chlorine', ' mg/l'],
  chloramine: ['chloramine', ' mg/l'],
  salt: ['salt', ' %'],
};

const photoLines = ({ keeper }: Case): Statement[] =>
  keeper.analyses.length === 0
    ? [uncited('I know of no photo of yours that was analysed. Send one under Identify.')]
    : keeper.analyses
        .slice(0, 3)
        .map(({ day, headline, varietyId, conditions }) =>
          uncited(
            `${day}: ${headline}${varietyId ? `, ${varietyById(varietyId)?.name ?? varietyId}` : ''}${conditions.length > 0 ? `; to look at: ${conditions.map((id) => conditionById(id)?.name ?? id).join(', ')}` : ''}.`,
          ),
        );

const testLines = ({ keeper }: Case): Statement[] => {
  if (!keeper.lastTest) return [uncited('I know of no water test of yours yet.')];
  const values = Object.entries(keeper.lastTest.reading).flatMap(([id, value]) => {
    const known = names[id];
    return known && value !== undefined ? [`${known[0]} ${value}${known[1]}`] : [];
  });
  return [uncited(`Your test of ${keeper.lastTest.day}: ${values.join(', ')}.`)];
};

const pondLines = ({ keeper }: Case): Statement[] => [
  uncited(
    keeper.pond
      ? `${keeper.pond.name}: ${keeper.pond.litres} litres, ${keeper.pond.how}.`
      : 'I know no pond of yours. Its volume comes by measuring: see Pond volume.',
  ),
];

/** What the keeper's own records say: their photos, tests and pond. */
export const ownRecords: Skill = {
  id: 'own-records',
  bid: (c) => {
    if (c.photo) return 0;
    const text = askedText(c);
    if (asksTests.test(text)) return 0.88;
    // Of a pond that nobody knows the volume is to be worked out, not looked up.
    if (asksPond.test(text)) return c.keeper.pond ? 0.88 : 0;
    if (!asksPhotos.test(text)) return 0;
    return c.keeper.analyses.length > 0 || /\bwhat did\b/.test(text) ? 0.94 : 0;
  },
  answer: (c) => {
    const text = askedText(c);
    const [latest] = c.keeper.analyses;
    const isPhoto = !asksTests.test(text) && !asksPond.test(text);
    return answerOf({
      skill: 'own-records',
      intent: 'general',
      lead: isPhoto ? photoLines(c) : asksTests.test(text) ? testLines(c) : pondLines(c),
      unsure: isPhoto ? [uncited('A photo alone proves no disease.')] : [],
      links: [
        { label: 'History', path: '/history' },
        ...(isPhoto && latest?.varietyId
          ? [
              {
                label: varietyById(latest.varietyId)?.name ?? '',
                path: varietyAddress(latest.varietyId),
              },
            ]
          : []),
        ...(isPhoto
          ? (latest?.conditions ?? []).flatMap((id) => {
              const name = conditionById(id)?.name;
              return name ? [{ label: name, path: conditionAddress(id) }] : [];
            })
          : []),
      ].filter(({ label }) => label !== ''),
    });
  },
};
