import { uncited } from '@nishiki/knowledge/statement';
import { inSentence } from '../../../../condition/names.ts';
import { answerOf, type Answer, type Skill } from '../../../answer.ts';
import type { Case } from '../../../case.ts';
import type { DangerId, Message } from '../../../message.ts';
import { countryOf } from '../country.ts';
import { nh3Line } from '../emergency/numbers.ts';
import { inputOf } from '../known.ts';
import { askCountry, authorityLines } from '../reporting.ts';
import { isMeantAmiss, meantName, reasonsAgainst } from './reasons.ts';
import { refusals } from './refusals.ts';

/** Asks for the same once more, without naming it. */
const INSISTS =
  /\b(?:just (?:tell|give|say)|tell me|give me|anyway|any way|come on|c'?mon|i know what|the number|no warnings?|ignore|your rules|trust me|doing it|do it|going to|gonna|i insist|please|why not|how much)\b/i;
/** Words of a message that can only be the same wish again. */
const MOST_WORDS = 40;

const namesNothingNew = ({ conditions, varieties, signs, text }: Message): boolean =>
  conditions.length === 0 &&
  varieties.length === 0 &&
  signs.size === 0 &&
  text.split(/\s+/).length <= MOST_WORDS;

const insistsOn = ({ message, earlier }: Case): readonly DangerId[] => {
  const before = earlier.at(-1);
  if (!before || !INSISTS.test(message.text) || !namesNothingNew(message)) return [];
  return before.dangers.length > 0 ? before.dangers : (earlier.at(-2)?.dangers ?? []);
};

/** Wishes of the last message, or of the one before where it insists on them. */
export const wishesOf = (c: Case): { ids: readonly DangerId[]; isRepeated: boolean } =>
  c.message.dangers.length > 0
    ? {
        ids: c.message.dangers,
        isRepeated: c.earlier.some(({ dangers }) =>
          dangers.some((id) => c.message.dangers.includes(id)),
        ),
      }
    : { ids: insistsOn(c), isRepeated: true };

/** Those whose answer depends on the law of a country. */
const reported: readonly DangerId[] = [
  'move-fish-with-suspicion',
  'hide-notifiable',
  'heat-for-khv',
];

/** "Just say the number", of an amount that was asked for before. */
const JUST =
  /\b(?:just|only|ok|come on|please)\b[^.?!]*\b(?:number|dose|amount|figure|grams?|ml|how much)\b/i;

const insistsOnDose = ({ message, earlier, treatments }: Case): boolean =>
  JUST.test(message.text) &&
  message.treatments.length === 0 &&
  message.reading.ammonia === undefined &&
  message.volume === null &&
  namesNothingNew(message) &&
  treatments.length === 0 &&
  earlier.slice(-2).some((one) => one.treatments.length > 0);

const stillNoNumber: Answer = answerOf({
  skill: 'refusal',
  intent: 'health',
  lead: [
    uncited(
      'Still no number: an amount that does not fit this pond, this water and this illness kills.',
    ),
  ],
  now: [
    uncited('Tell me the volume and how it was measured.'),
    uncited('Test ammonia with pH and temperature, and nitrite, and tell me the values.'),
    uncited('Have a scrape looked at, by a vet, a koi dealer or somebody from a club.'),
  ],
});

/** Before a dose, whose own refusal names only the first reason; after first aid. */
const AMISS = 0.96;

const stillNo = (text: string): string => text.replace(/^No\b(?:,? never)?[,:]?/, 'Still no:');

const unique = <T extends { text: string }>(lines: readonly T[]): T[] =>
  lines.filter(({ text }, at) => lines.findIndex((line) => line.text === text) === at);

/** Nothing forbidden as such, only not this, not now: each reason, and what to do first. */
const notNow = (c: Case): Answer =>
  answerOf({
    skill: 'refusal',
    intent: 'health',
    lead: [uncited(`No, not now: no ${inSentence(meantName(c))} while any of this holds.`)],
    points: reasonsAgainst(c),
    now: [
      uncited('Test ammonia with pH and temperature, and nitrite. Give more air.'),
      uncited(
        'Ask a vet, a koi dealer or somebody from a club what else fits what the scrape showed, at this temperature.',
      ),
    ],
    never: [uncited('Never two treatments at once, and none while fish gasp.')],
  });

const refuse = (c: Case): Answer => {
  const { ids, isRepeated } = wishesOf(c);
  if (ids.length === 0) return isMeantAmiss(c) ? notNow(c) : stillNoNumber;
  const all = ids.map((id) => refusals[id]);
  const isReported = ids.some((id) => reported.includes(id));
  const country = countryOf(c);
  return answerOf({
    skill: 'refusal',
    intent: 'health',
    lead: all.map(({ no }, at) =>
      isRepeated && at === 0 ? { ...no, text: stillNo(no.text) } : no,
    ),
    points: reasonsAgainst(c),
    // What the ammonia is now, and why it must not become more poisonous.
    numbers: ids.includes('raise-ph-with-ammonia') ? nh3Line(inputOf(c).water ?? {}) : [],
    now: unique(all.flatMap(({ instead }) => instead)),
    never: unique(all.flatMap(({ never = [] }) => never)),
    call: [
      ...(isReported ? authorityLines(country) : []),
      ...unique(all.flatMap(({ call = [] }) => call)),
    ],
    ask: isReported ? askCountry(country) : null,
    links: isReported ? [{ label: 'First aid: KHV', path: '/first-aid#khv' }] : [],
    tools: isReported ? ['whom_to_report'] : [],
  });
};

/** A wish that can kill fish or break the law: no, why, and the safe way. */
export const refusalSkill: Skill = {
  id: 'refusal',
  bid: (c) =>
    wishesOf(c).ids.length > 0 ? 1 : isMeantAmiss(c) ? AMISS : insistsOnDose(c) ? 0.8 : 0,
  answer: refuse,
};
