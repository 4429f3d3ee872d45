import { answerOf, type Answer, type Skill } from '../../../answer.ts';
import type { Case } from '../../../case.ts';
import type { DangerId, Message } from '../../../message.ts';
import { countryOf } from '../country.ts';
import { askCountry, authorityLines } from '../reporting.ts';
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

const stillNo = (text: string): string => text.replace(/^No\b(?:,? never)?[,:]?/, 'Still no:');

const unique = <T extends { text: string }>(lines: readonly T[]): T[] =>
  lines.filter(({ text }, at) => lines.findIndex((line) => line.text === text) === at);

const refuse = (c: Case): Answer => {
  const { ids, isRepeated } = wishesOf(c);
  const all = ids.map((id) => refusals[id]);
  const isReported = ids.some((id) => reported.includes(id));
  const country = countryOf(c);
  return answerOf({
    skill: 'refusal',
    intent: 'health',
    lead: all.map(({ no }, at) =>
      isRepeated && at === 0 ? { ...no, text: stillNo(no.text) } : no,
    ),
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
  bid: (c) => (wishesOf(c).ids.length > 0 ? 1 : 0),
  answer: refuse,
};
