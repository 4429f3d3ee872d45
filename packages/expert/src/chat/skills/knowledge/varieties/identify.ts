import { goldfishHint } from '@nishiki/knowledge/retake';
import { uncited, type Statement } from '@nishiki/knowledge/statement';
import { varietyById } from '@nishiki/knowledge/varieties/lookup';
import { modifiers } from '@nishiki/knowledge/varieties/modifiers';
import { showClassNames } from '@nishiki/knowledge/varieties/show-classes';
import type { Variety } from '@nishiki/knowledge/varieties/schema';
import { answerOf, type Answer, type Skill } from '../../../answer.ts';
import { describesLooks } from '../../../understand/fish/looks-told.ts';
import type { Case } from '../../../case.ts';
import { askedText, continuesLooks, tellsOfIllness } from '../asked.ts';
import { agrees, isClaim } from './claim.ts';
import { decide } from './decide.ts';
import { looksOf, toldOf, type Looks } from './description.ts';
import { tellsOf } from './difference.ts';
import { an, asksOfYoung, either, linkTo, varietiesOf } from './names.ts';
import { twoDescribed, type Described } from './two-fish.ts';

const asksName =
  /\bwhat (do|would|should|shall) (i|you|we|they) call (it|him|her|this|that|them|an?)\b|\b(what|which)\b[^.?!]{0,50}\b(variet\w*|kind|type|sort|breed|class|called|name|koi (is|do|have|did)|is it|is this|is that|is he|is she|have i)\b|\bidentif\w*|\bname( of)?\b|\bcalled\b|\bwhats? (is )?(it|this|that|she|he)\b|\b(what|which) koi\b|\bis (it|this|that|she|he) an?\b/;
/** Something happened to the fish: that is no question about its name. */
const happened =
  /\b(eaten|raised|raw|open|inflamed|sore|ulcer\w*|blister\w*|growths?|lumps?|bump|fluff\w*|film|slime|wound\w*|hole|bleed\w*|blood\w*|appeared|suddenly|turn(ed|ing)|chang(ed|ing)|fad(ed|ing)|went|gone|lost|losing|disappear\w*|became|sick|ill|itch\w*|rub\w*|flash\w*|clamped|swollen|fuzzy)\b/;
const young = /\b(young|baby|babies|small|tiny|tosai|months? old|fry|cm|inch\w*)\b/;

const overlays = (looks: Looks): Statement[] => [
  ...(looks.ginrin
    ? [
        {
          ...modifiers.ginrin.meaning,
          text: `With glittering scales it is also ginrin. ${modifiers.ginrin.meaning.text}`,
        },
      ]
    : []),
  ...(looks.doitsu
    ? [
        {
          ...modifiers.doitsu.meaning,
          text: `Without its scales it is also doitsu. ${modifiers.doitsu.meaning.text}`,
        },
      ]
    : []),
  ...(looks.longFins
    ? [uncited('Long fins make it a butterfly koi (hirenaga) of that variety.')]
    : []),
];

/** "White koi, red head spot": looks and nothing else. */
const isOnlyDescribed = (c: Case, text: string): boolean =>
  c.question.asks.length === 0 &&
  (c.question.intents[0] === 'identification' || text.split(' ').length <= 16);

/** Names that are themselves a description ("red and white") name nothing beside others. */
const namedIn = (c: Case, text: string): Variety[] => {
  const all = varietiesOf(c);
  return all.length > 1 && /\bred (and|with) white\b/.test(text) && !/\bkohaku/.test(text)
    ? all.filter(({ id }) => id !== 'kohaku')
    : all;
};

/** Words that a show, a price, a pond or a spawning is asked about with, and not a name. */
const notItsName =
  /\b(liner|goes? with|shows? up|litres?|feed|name ideas?|pric\w*|worth|expensive|cost|buy)\b/;
const otherMatter =
  /\b(bench|shows?|judges?|class|fault|price|cost|worth|room for|litres?|stocking|feed|winter|how big|grow\w*|buy)\b/;

/** What it was called fits the looks or not; null where it was not called anything. */
const wordOnName = (claimed: Variety | undefined, found: readonly Variety[]): Statement[] => {
  const [first] = found;
  if (!claimed || !first) return [];
  const fits = found.find((one) => agrees(one, claimed));
  if (fits && fits.id === first.id) return [uncited(`${claimed.name} fits what you describe.`)];
  if (fits) return [uncited(`${claimed.name} is possible as well.`)];
  return [
    uncited(`That is not ${an(claimed.name)} by what you describe.`),
    ...tellsOf(first, claimed).slice(0, 2),
  ];
};

const asksSame =
  /\b(same|both|which|what|differ\w*|are they|is that|called|type|kind|variety)\b|\?/;

const twoAnswer = ([a, b]: readonly [Described, Described]): Answer =>
  answerOf({
    skill: 'variety-identify',
    intent: 'identification',
    lead: [
      uncited(
        `Not the same: the first – ${a.verdict.because} – is most likely ${an(a.variety.name)}, the other – ${b.verdict.because} – ${an(either(b.verdict.ids.flatMap((id) => varietyById(id)?.name ?? [])))}.`,
      ),
    ],
    points: tellsOf(a.variety, b.variety).slice(0, 3),
    unsure: [uncited('Words are not eyes: a photo of each from straight above would settle it.')],
    links: [
      linkTo(a.variety),
      linkTo(b.variety),
      { label: 'Identify by photo', path: '/identify' },
    ],
    tools: ['read_entry'],
    alone: true,
  });

/** The looks settle which of several names it is. */
const decidesAmong = (named: readonly Variety[], looks: Looks): boolean => {
  const [id] = decide(looks)?.ids ?? [];
  const first = id === undefined ? undefined : varietyById(id);
  return first !== undefined && named.filter((one) => agrees(first, one)).length === 1;
};

/** Told where a colour lies, or what the scales are like: more than the colours of its name. */
const hasPlaces = (looks: Looks): boolean =>
  looks.blackOnHead !== null ||
  looks.blackAtFins !== null ||
  looks.blackWraps !== null ||
  looks.net !== null ||
  looks.whiteTips ||
  looks.onlyHeadRed ||
  looks.headSpotAndMore ||
  looks.metallic ||
  looks.matt ||
  looks.doitsu ||
  looks.oneColour;

/** The name of a koi that somebody describes. */
export const identify: Skill = {
  id: 'variety-identify',
  bid: (c) => {
    const text = askedText(c);
    if (asksOfYoung(text)) return 0;
    const continues = continuesLooks(c);
    if (tellsOfIllness(c) && !continues && !describesLooks(text)) return 0;
    if (twoDescribed(text) && asksSame.test(text)) return 0.94;
    const named = namedIn(c, text);
    if (happened.test(text)) return 0;
    const looks = looksOf(text);
    if (named.length > 1)
      return toldOf(looks) >= 2 &&
        hasPlaces(looks) &&
        decidesAmong(named, looks) &&
        !otherMatter.test(text)
        ? 0.94
        : 0;
    if (!decide(looks)) return 0;
    const told = toldOf(looks);
    const saysMore = continues || c.question !== c.message || c.earlier.length > 0;
    if (named.length === 1) {
      if (otherMatter.test(text)) return 0;
      // A name that somebody gave, or that is doubted, beside looks of its own.
      const doubts = isClaim(text) || /\b(is (it|this|that)|or)\b|\?/.test(text);
      return told >= 2 && (continues || (doubts && hasPlaces(looks)))
        ? 0.94
        : /\b(is (it|this|that|he|she) (an?|really|still|just)|or)\b/.test(text)
          ? 0.72
          : 0;
    }
    if (continues && told >= 2 && !otherMatter.test(text)) return 0.93;
    if (!asksName.test(text))
      return (told >= 2 || (told === 1 && looks.oneColour)) &&
        (isOnlyDescribed(c, text) || isClaim(text)) &&
        !otherMatter.test(text)
        ? 0.7
        : 0;
    if (c.question.asks.includes('how-to')) return 0;
    if (notItsName.test(text)) return 0;
    return told >= 2 ? (saysMore ? 0.95 : 0.94) : looks.oneColour ? 0.87 : 0.76;
  },
  answer: (c) => {
    const text = askedText(c);
    const two = twoDescribed(text);
    if (two) return twoAnswer(two);
    const looks = looksOf(text);
    const verdict = decide(looks);
    const found = (verdict?.ids ?? []).flatMap((id) => varietyById(id) ?? []);
    const [first, second] = found;
    if (!verdict || !first) throw new RangeError('nothing was described');
    const named = namedIn(c, text);
    const claimed = named.find((one) => agrees(first, one)) ?? named[0];
    const onName = wordOnName(claimed, found);
    const names = an(either(found.map(({ name }) => name)));
    const isSmall = (c.fish.lengthCm ?? Infinity) < 15 || young.test(text);
    return answerOf({
      skill: 'variety-identify',
      intent: 'identification',
      lead: [
        uncited(
          `By your description – ${verdict.because} – ${found.length > 1 ? `it is ${names}` : `it is most likely ${names}`}, class ${showClassNames[first.showClass]}.`,
        ),
        ...onName.slice(0, 1),
      ],
      points: [
        ...onName.slice(1),
        ...overlays(looks),
        ...(verdict.settle ? [uncited(`What would settle it: ${verdict.settle}`)] : []),
        ...(second ? tellsOf(first, second).slice(0, 2) : []),
        ...first.features.slice(0, 2),
      ],
      unsure: [
        uncited(
          'Words are not eyes: send a photo from straight above, in shade, head and pectoral fins sharp.',
        ),
        ...(isSmall
          ? [uncited('Under about 15 cm many varieties cannot be told: look again as a Nisai.')]
          : []),
        ...(/\bgoldfish\b/.test(text) ? [goldfishHint] : []),
      ],
      links: [...found.map(linkTo), { label: 'Identify by photo', path: '/identify' }],
      tools: ['read_entry'],
      alone: true,
    });
  },
};
