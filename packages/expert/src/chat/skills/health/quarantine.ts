import { said, uncited } from '@nishiki/knowledge/statement';
import { answerOf, type Skill } from '../../answer.ts';
import type { Case } from '../../case.ts';
import { signsOf } from './known.ts';
import { DAYS, endsOn, planFrom, type Origin } from './quarantine-plan.ts';

const SUBJECT =
  /\b(?:quarantin\w*|(?:keep|kept|hold|leave|stay)(?: \w+){0,3} (?:apart|separate\w*|away from)|(?:how long|how many (?:days|weeks))\b[^.?!]{0,30}\b(?:apart|separate\w*|before (?:they|i|it|adding|mixing))|straight in(?:to)?\b|(?:bought|brought|got|new|home)\b[^.?!]{0,60}\b(?:straight (?:in|into)|pop (?:it|them|em) in|can (?:they|it|i put (?:it|them|em)) (?:go )?(?:straight )?in)\b|isolat\w+ (?:new|the new)|new (?:koi|fish)[^.?!]{0,50}(?:straight|pond|introduc\w+|add|acclimati[sz]\w+))\b/i;
/** Plants and tools, which are no fish: an article tells of them. */
const OTHERS = /\bquarantin\w*\b[^.?!]{0,30}\b(?:plants?|snails?|tools?|nets?|lil(?:y|ies))\b/i;
const IMPORTED =
  /\b(?:import\w*|japan\w*|israel\w*|thai\w*|abroad|overseas|from (?:china|indonesia|europe))\b/i;
const DOMESTIC =
  /\b(?:domestic|uk bred|home ?bred|local(?:ly)?|from (?:a |my |the )?(?:friend|shop|dealer|garden centre|mate|club))\b/i;
const DAY = /\bday (\d{1,2})\b/i;
const WOUND =
  /\b(?:wound|ulcer|sore|ill|sick|hole|injur\w+|fungus|spots?|parasite\w*|flukes?|died|death)\b/i;

const originOf = (text: string): Origin | null =>
  IMPORTED.test(text) ? 'imported' : DOMESTIC.test(text) ? 'domestic' : null;

const textOf = ({ message, earlier }: Case): string =>
  [...earlier.map(({ text }) => text), message.text].join('\n');

/** Day of quarantine on which something was found. */
const foundOn = (c: Case): number | null => {
  const [, day] = DAY.exec(c.message.text) ?? [];
  const seen = [...signsOf(c).values()].some(Boolean) || WOUND.test(c.message.text);
  return day && seen ? Number(day) : null;
};

/** Day 1, where today is a later day. */
const startOf = (today: Date, day: number | null): Date =>
  new Date(today.getTime() - ((day ?? 1) - 1) * 86_400_000);

/** A plan of days for new fish; `today` is its first day where none is told. */
export const quarantineSkill = (today: () => Date): Skill => ({
  id: 'quarantine',
  bid: (c) => {
    if (OTHERS.test(c.message.text)) return 0.5;
    if (SUBJECT.test(c.message.text)) return foundOn(c) === null ? 0.9 : 0.93;
    return c.message.topics.includes('quarantine') ? 0.7 : 0;
  },
  answer: (c) => {
    const origin = originOf(textOf(c));
    const day = foundOn(c);
    const counted = origin ?? 'imported';
    const end = endsOn(counted, day);
    const soonest = endsOn(origin ?? 'domestic', day);
    return answerOf({
      skill: 'quarantine',
      intent: 'health',
      lead: [
        said(
          `New koi stay apart for ${DAYS.domestic} days when they come from this country, for ${DAYS.imported} when they are imported, and longer if anything is found.`,
          'koiquanta-quarantine',
        ),
        ...(day === null
          ? []
          : [
              said(
                `Something found on day ${day} moves the end to day ${soonest} at the earliest${soonest === end ? '' : `, to day ${end} for imported fish`}: fourteen days of treatment and fourteen more to see that it holds.`,
                'koiquanta-quarantine',
              ),
            ]),
      ],
      now: planFrom(counted, day, startOf(today(), day)),
      numbers: [
        uncited(
          `Day 1 is the day on which the last fish joined; the dates count ${day === null ? 'from today' : `from today as day ${day}`}, for ${counted === 'imported' ? 'imported fish' : 'fish from this country'}. Every day: look, and test ammonia with pH and temperature, and nitrite.`,
        ),
      ],
      why: [
        said('A fish added on day 20 sets the whole group back to day 1.', 'azeah-quarantine'),
        said(
          'KHV travels with fish, water and equipment: own net, bowl and bucket, pond first and quarantine last.',
          'wildgoose-khv',
          'azeah-quarantine',
        ),
        uncited(
          '500 to 1,000 litres or more, a mature filter, a heater, air and a tight cover: new fish jump. Measure its volume.',
        ),
      ],
      never: [
        said(
          'No treatment against everything, just in case: scrape, and treat only what is there.',
          'koionline-quarantine',
        ),
        uncited('No two treatments at once. Salt counts as one, unless the label allows it.'),
      ],
      call: [
        uncited(
          'Deaths, sick gills, sunken eyes or fish lying as if asleep: move nothing and report it as a suspicion of KHV.',
        ),
      ],
      ask:
        origin === null
          ? {
              words: 'Are they imported, or from this country?',
              open: { kind: 'choice', options: ['imported', 'from this country'] },
              replies: ['Imported', 'From this country', 'I don’t know'],
            }
          : null,
    });
  },
});
