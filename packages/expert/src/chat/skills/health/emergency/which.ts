import type { SignId } from '@nishiki/contract/condition';
import type { Case } from '../../../case.ts';
import type { Message } from '../../../message.ts';
import { urgentSteps } from '../../../../condition/urgent.ts';
import { findingsIn, fromReply, inputOf, signsOf } from '../known.ts';
import { suspicionOf } from '../suspicion.ts';
import { byUrgency, type EmergencyKind } from './kinds.ts';
import { kindsInOtherLanguage } from './other-languages.ts';
import { kindsIn } from './words.ts';

/** °C from which warmth is an emergency when the keeper is worried about it (facts B.1, B.2). */
const TOO_WARM = 28;

const signKinds: Readonly<Partial<Record<SignId, EmergencyKind>>> = {
  gasping: 'gasping',
  'at-inlet': 'gasping',
  'gills-brown': 'nitrite',
};

const distress: readonly SignId[] = [
  'gasping',
  'at-inlet',
  'loss-of-balance',
  'darting',
  'jumping',
  'lying-on-bottom',
];

const fromSigns = (c: Case, told: ReadonlyMap<SignId, boolean>): EmergencyKind[] => {
  const has = (id: SignId): boolean => told.get(id) === true;
  const all = signsOf(c);
  return [
    ...[...told].flatMap(([id, present]) => (present && signKinds[id] ? [signKinds[id]] : [])),
    ...(all.get('after-top-up') === true && distress.some((id) => all.get(id) === true)
      ? (['chlorine'] as const)
      : []),
    ...(has('deaths') && all.get('several-fish') === true ? (['deaths'] as const) : []),
  ];
};

/** With nitrite in the water any gasping is its doing until it is shown otherwise (facts B.1). */
const suffocates = (c: Case): boolean =>
  signsOf(c).get('gasping') === true || signsOf(c).get('at-inlet') === true;

/** What the values of the whole conversation make urgent. */
const fromWater = (c: Case): EmergencyKind[] => {
  const { water = {} } = inputOf(c);
  const { water: levels } = findingsIn(c);
  const isBad = (key: Parameters<typeof levels.get>[0]): boolean => levels.get(key) === 'emergency';
  const isHigh = (water.ph ?? 0) > 9;
  const isTrapped = urgentSteps(findingsIn(c), water).severity !== null;
  return [
    ...(isBad('nh3') ? (['ammonia'] as const) : []),
    ...(isBad('nitrite') || (levels.get('nitrite') === 'act' && suffocates(c))
      ? (['nitrite'] as const)
      : []),
    ...(isBad('oxygen') ? (['gasping'] as const) : []),
    ...((isBad('ph') && !isHigh) || (isBad('kh') && isTrapped) ? (['ph-crash'] as const) : []),
    ...(isBad('ph') && isHigh ? (['ammonia'] as const) : []),
    ...(isBad('temperature')
      ? [(water.temperature ?? 0) > 20 ? ('heat' as const) : ('cold' as const)]
      : []),
  ];
};

/** Words of distress that are no sign of the list. */
const DISTRESS =
  /\b(?:roll\w*|keel\w*|on (?:its|their|his|her) sides?|upside down|going mad|panick\w*|dying)\b/i;

/** A treatment is in the water now, or went in today, and fish show distress. */
const isReaction = (c: Case, told: ReadonlyMap<SignId, boolean>): boolean =>
  c.message.given.some(({ daysAgo }) => daysAgo === null || daysAgo < 1) &&
  (distress.some((id) => told.get(id) === true) ||
    (c.message.fish.deaths ?? 0) > 0 ||
    told.get('deaths') === true ||
    (told.get('lethargic') === true && /\b(?:now|since|after)\b/i.test(c.message.text)) ||
    DISTRESS.test(c.message.text));

/** Water thick with algae, or trouble that is over by day. */
const ALGAE =
  /\b(?:pea soup|green water|water (?:is |like |gone |looks )*(?:\w+ )?green|green (?:as|like|pond)|algae bloom|blanket ?weed|algae)\b/i;
const FINE_LATER =
  /\b(?:fine|ok|okay|normal|gone|better|back to normal|recover\w*)\b[^.?!]{0,20}\b(?:by|later|after|at|in the|during|come)\b[^.?!]{0,15}\b(?:dinner|lunch|noon|midday|day|daytime|morning|breakfast|afternoon|evening|tea|ten|\d+)\b|\bonly (?:at|in the|of a) (?:dawn|morning|night)/i;

/** Short of air at dawn, well by day: the oxygen of the night, where the fish do not gasp on. */
const isDawn = (c: Case): boolean => {
  const all = signsOf(c);
  const has = (id: SignId): boolean => all.get(id) === true;
  const { text } = c.message;
  return (
    has('at-dawn') &&
    (has('at-inlet') || has('gasping')) &&
    !has('deaths') &&
    (ALGAE.test(text) || FINE_LATER.test(text))
  );
};

/** Many down at once, none of them said to gasp. */
const isCollapse = (c: Case, told: ReadonlyMap<SignId, boolean>): boolean =>
  told.get('loss-of-balance') === true &&
  signsOf(c).get('several-fish') === true &&
  signsOf(c).get('egg-heavy-female') !== true &&
  /\b(?:all|every|most|both|whole|half|several|many|lots)\b/i.test(c.message.text);

const fromText = (c: Case, { text, language }: Message): EmergencyKind[] => {
  const warm = c.water.temperature ?? 0;
  return [
    ...kindsIn(text).filter((kind) => kind !== 'heat' || warm >= TOO_WARM || warm === 0),
    ...(language === 'other' ? kindsInOtherLanguage(text) : []),
  ];
};

const ordered = (kinds: readonly EmergencyKind[]): EmergencyKind[] =>
  byUrgency.filter((kind) => kinds.includes(kind));

const tellsReading = ({ message, reply }: Case): boolean =>
  Object.keys(message.reading).length > 0 || reply?.kind === 'value';

/** Asked about koi as such, not about fish that suffer now. */
export const isGeneral = ({ text, asks, emergencies, panics }: Message): boolean =>
  emergencies.length === 0 &&
  !panics &&
  asks.some((ask) => ask === 'why' || ask === 'what-is' || ask === 'when') &&
  !/\b(?:i (?:poke|touch|feed|saw|see|net)|its?|my|mine|our|ours|they|them|he|she|help|the fish|one of|all of|now|today|this morning)\b/i.test(
    text,
  );

/** What the last message tells of that cannot wait, the worst first. */
export const emergenciesNow = (c: Case): EmergencyKind[] => {
  const { message } = c;
  const told =
    message.signs.size > 0 || c.reply
      ? new Map([...message.signs, ...fromReply(c)])
      : message.signs;
  const tells =
    told.size > 0 ||
    message.fish.deaths !== null ||
    message.conditions.length > 0 ||
    message.emergencies.length > 0 ||
    message.country !== null ||
    tellsReading(c);
  const dawn = told.size > 0 && isDawn(c);
  const kinds = ordered([
    ...message.emergencies,
    ...fromText(c, message),
    ...(isGeneral(message) ? [] : fromSigns(c, told)),
    ...((message.fish.deaths ?? 0) > 1 ? (['deaths'] as const) : []),
    ...(tellsReading(c) ? fromWater(c) : []),
    ...(isReaction(c, told) ? (['overdose'] as const) : []),
    ...(message.dangers.includes('wrong-salt') && distress.some((id) => told.get(id) === true)
      ? (['wrong-salt'] as const)
      : []),
    ...(dawn ? (['dawn'] as const) : []),
    ...(isCollapse(c, told) ? (['collapsed'] as const) : []),
    ...(tells && suspicionOf(c) ? (['khv'] as const) : []),
  ]);
  return kinds.filter(
    (kind) =>
      // The cause is told: its own steps, and none of a general list.
      !(kind === 'gasping' && (dawn || kinds.includes('wrong-salt'))) &&
      !(kind === 'pump' && kinds.includes('stolen')) &&
      !(kind === 'collapsed' && kinds.some((other) => other !== 'collapsed')) &&
      !(kind === 'overdose' && kinds.includes('wrong-salt')),
  );
};

/** Only tells more, or answers: it asks for nothing new. */
const goesOn = ({ message }: Case): boolean =>
  message.asks.length === 0 &&
  message.treatments.length === 0 &&
  message.varieties.length === 0 &&
  message.smallTalk === null &&
  !message.aboutProduct;

/** What the conversation told of before, while the last message only goes on with it. */
export const emergenciesBefore = (c: Case): EmergencyKind[] =>
  c.earlier.length === 0 || !(goesOn(c) || c.reply !== null)
    ? []
    : ordered([
        ...c.earlier.flatMap(({ emergencies }) => emergencies),
        ...c.earlier.flatMap((message) => fromText(c, message)),
        ...fromSigns(c, signsOf(c)),
        ...fromWater(c),
        ...(suspicionOf(c) ? (['khv'] as const) : []),
      ]);
