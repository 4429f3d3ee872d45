import { goldfishHint } from '@nishiki/knowledge/retake';
import { uncited, type Statement } from '@nishiki/knowledge/statement';
import { varietyById } from '@nishiki/knowledge/varieties/lookup';
import { modifiers } from '@nishiki/knowledge/varieties/modifiers';
import { showClassNames } from '@nishiki/knowledge/varieties/show-classes';
import { answerOf, type Skill } from '../../../answer.ts';
import type { Case } from '../../../case.ts';
import { askedText, tellsOfIllness } from '../asked.ts';
import { decide } from './decide.ts';
import { looksOf, toldOf, type Looks } from './description.ts';
import { tellsOf } from './difference.ts';
import { an, asksOfYoung, either, linkTo, varietiesOf } from './names.ts';

const asksName =
  /\b(what|which)\b[^.?!]{0,50}\b(variet\w*|kind|type|sort|breed|class|called|name|koi (is|do|have|did)|is it|is this|is that|is he|is she|have i)\b|\bidentif\w*|\bname( of)?\b|\bcalled\b|\bwhats? (is )?(it|this|that|she|he)\b|\b(what|which) koi\b|\bis (it|this|that|she|he) an?\b/;
/** Something happened to the fish: that is no question about its name. */
const happened =
  /\b(eaten|raised|sore|ulcer\w*|blister\w*|growths?|lumps?|bump|fluff\w*|film|slime|wound\w*|hole|bleed\w*|blood\w*|appeared|suddenly|turn(ed|ing)|chang(ed|ing)|fad(ed|ing)|went|gone|lost|losing|disappear\w*|became|sick|ill|itch\w*|rub\w*|flash\w*|clamped|swollen|fuzzy)\b/;
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
  (c.question.intents[0] === 'identification' || text.split(' ').length <= 8);

/** The name of a koi that somebody describes. */
export const identify: Skill = {
  id: 'variety-identify',
  bid: (c) => {
    const text = askedText(c);
    if (tellsOfIllness(c) || asksOfYoung(text) || varietiesOf(c).length > 1) return 0;
    if (happened.test(text)) return 0;
    // A koi whose name is known already: it is something else about it.
    if (varietiesOf(c).length === 1 && !/\b(is (it|this|that)|or)\b/.test(text)) return 0;
    const looks = looksOf(text);
    if (!decide(looks)) return 0;
    const told = toldOf(looks);
    if (!asksName.test(text)) return told >= 2 && isOnlyDescribed(c, text) ? 0.7 : 0;
    return told >= 2 ? 0.91 : looks.oneColour ? 0.87 : 0.72;
  },
  answer: (c) => {
    const text = askedText(c);
    const looks = looksOf(text);
    const verdict = decide(looks);
    const found = (verdict?.ids ?? []).flatMap((id) => varietyById(id) ?? []);
    const [first, second] = found;
    if (!verdict || !first) throw new RangeError('nothing was described');
    const names = an(either(found.map(({ name }) => name)));
    const isSmall = (c.fish.lengthCm ?? Infinity) < 15 || young.test(text);
    return answerOf({
      skill: 'variety-identify',
      intent: 'identification',
      lead: [
        uncited(
          `By your description – ${verdict.because} – ${found.length > 1 ? `it is ${names}` : `it is most likely ${names}`}, class ${showClassNames[first.showClass]}.`,
        ),
        ...first.features.slice(0, 2),
        ...(verdict.settle ? [uncited(`What would settle it: ${verdict.settle}`)] : []),
        ...(second ? tellsOf(first, second).slice(0, 2) : []),
        ...overlays(looks),
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
    });
  },
};
