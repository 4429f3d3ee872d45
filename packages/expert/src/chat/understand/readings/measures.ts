import type { MeasureId } from '../../message.ts';
import type { Token } from '../text/tokens.ts';

export type Mention = {
  readonly measure: MeasureId;
  /** Tokens from, and up to. */
  readonly from: number;
  readonly to: number;
  /** "NO2-N": what the kit shows is nitrogen. */
  readonly asNitrogen: boolean;
};

const phrases: readonly (readonly [MeasureId, string])[] = [
  [
    'nh3',
    'free ammonia|toxic ammonia|un ionised ammonia|un ionized ammonia|un - ionised ammonia|un - ionized ammonia|unionised ammonia|unionized ammonia|un ionised nh3|unionised nh3|unionized nh3|un - ionised nh3|un - ionized nh3|un ionized nh3|free nh3|ammonia ( un - ionised )|nh3 ( un - ionised )|nh3 un - ionised|nh3 un ionised|nh3 unionised|nh3 unionized|uia',
  ],
  [
    'ammonia',
    'ammonia|ammonium|nh3 / nh4|nh4 / nh3|nh3 nh4|nh3 / nh4+|nh3 + nh4|nh3|nh4|nh4+|tan|amoniaco|amonio|ammoniak|ammoniaca|ammoniaque|ammonium ( nh4 )|total ammonia|total ammonia nitrogen|ammonia nitrogen|ammo',
  ],
  ['nitrite', 'nitrite|nitrites|trites|nitrito|nitritos|nitriti|no2|no2-|nitrite nitrogen'],
  ['nitrate', 'nitrate|nitrates|trates|nitrato|nitratos|nitrati|no3|no3-|nitrate nitrogen'],
  [
    'oxygen',
    'sauerstoff|oxigeno|zuurstof|oxygene|ossigeno|oxygen|dissolved oxygen|o2|oxygen level|d . o .|d o',
  ],
  ['ph', 'ph|p . h .|p h'],
  [
    'kh',
    'kh|dkh|khs|karbonatharte|durezza carbonatica|alkalinity|total alkalinity|carbonate hardness|alk|carbonates',
  ],
  ['gh', 'gh|dgh|gesamtharte|hardness|water hardness|general hardness|total hardness'],
  ['chloramine', 'chloramine|chloramines'],
  ['chlorine', 'chlorine|total chlorine|free chlorine|cl2'],
  ['salt', 'salt|salinity|salt level|saltiness|nacl'],
  [
    'temperature',
    'temperature|temperatura|temperatur|wassertemperatur|temperatuur|watertemperatuur|watertemp|water temperature|pond temperature|temperatures|thermometer',
  ],
];
const LONGEST = 6;

let built: ReadonlyMap<string, MeasureId> | undefined;
const known = (): ReadonlyMap<string, MeasureId> =>
  (built ??= new Map(
    phrases.flatMap(([measure, all]) =>
      all.split('|').map((phrase): [string, MeasureId] => [phrase, measure]),
    ),
  ));

/** Words after which a name of a measure is another thing: "ammonia kit", "salt bath". */
const otherThing =
  /^(?:test|tests|kit|kits|strip|strips|meter|meters|probe|remover|bath|dip|water|lamp|burn|burns|poisoning|spike|crash|swing|swings|pump|binder|lock|treatment|treatments)$/;

/** "Do 3 water changes": what is counted, and no oxygen. */
const plainWord =
  /^(?!(?:mg|ppm|and|ph|temperature|at|ammonia|nitrite|nitrate|kh|gh|but|with|in)$)\p{L}+$/u;

/** "do" is oxygen in capitals, or right before a number: "DO 4", "do: 6.5". */
const isOxygen = (tokens: readonly Token[], at: number, raw: string): boolean => {
  const token = tokens[at] as Token;
  if (token.word !== 'do') return false;
  const typed = raw.slice(token.at, token.end);
  const capitals = typed === 'DO' && raw !== raw.toUpperCase();
  const next = tokens[at + 1]?.word ?? '';
  const after = [1, 2].find((ahead) => tokens[at + ahead]?.kind === 'number');
  const number = after !== undefined && !plainWord.test(tokens[at + after + 1]?.word ?? '');
  return (
    (capitals && !/^(?:i|you|we|not)$/.test(next)) ||
    (number && /^(?:[:=]|is|at|of|\d.*)$/.test(next))
  );
};

/** "Water 24", "water is at 18": how warm it is. */
const isWarmth = (tokens: readonly Token[], at: number): boolean => {
  if (tokens[at]?.word !== 'water') return false;
  let next = at + 1;
  while (
    /^(?:is|at|about|around|:|=|was|now|currently|sitting|running|holding|reading|steady|dropped|down|to|gone|fell|fallen|cooled|warmed|up|got|has)$/.test(
      tokens[next]?.word ?? '',
    )
  )
    next += 1;
  return (
    tokens[next]?.kind === 'number' &&
    /^(?:|,|\.|and|but|c|f|°|degrees|-|to|with|at)$/.test(tokens[next + 1]?.word ?? '')
  );
};

/** Chloramine-T is put in as a treatment, and comes out of no tap. */
const isTreatment = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === 't' || (tokens[at]?.word === '-' && tokens[at + 1]?.word === 't');

/** Written short on a list of values: "am 0.5 ni 0 ph 8". */
const short: Readonly<Record<string, MeasureId>> = {
  am: 'ammonia',
  amo: 'ammonia',
  ammo: 'ammonia',
  ni: 'nitrite',
  nitri: 'nitrite',
  na: 'nitrate',
  nitra: 'nitrate',
  t: 'temperature',
  wt: 'temperature',
};

/** Short names count only before a number, and where a list names other values in full. */
const shortMentions = (tokens: readonly Token[], mentions: readonly Mention[]): Mention[] =>
  mentions.length === 0
    ? []
    : tokens.flatMap(({ word }, at) => {
        const measure = Object.hasOwn(short, word) ? short[word] : undefined;
        const next = /^[:=]$/.test(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1;
        if (
          measure === undefined ||
          tokens[next]?.kind !== 'number' ||
          /^(?:i|i'm)$/.test(tokens[at - 1]?.word ?? '') ||
          mentions.some((one) => one.measure === measure) ||
          (word === 'am' && tokens[at - 1]?.end === tokens[at]?.at)
        )
          return [];
        return [{ measure, from: at, to: at + 1, asNitrogen: false }];
      });

/** The measures that a message names, in its order. */
export const mentionsOf = (tokens: readonly Token[], raw: string): Mention[] => {
  const named = namedMeasures(tokens, raw);
  return [...named, ...shortMentions(tokens, named)].sort((one, other) => one.from - other.from);
};

const namedMeasures = (tokens: readonly Token[], raw: string): Mention[] => {
  const mentions: Mention[] = [];
  for (let at = 0; at < tokens.length;) {
    let found: Mention | null = null;
    for (let length = Math.min(LONGEST, tokens.length - at); length >= 1 && !found; length -= 1) {
      const phrase = tokens
        .slice(at, at + length)
        .map(({ word }) => word)
        .join(' ');
      const measure = known().get(phrase);
      if (measure)
        found = { measure, from: at, to: at + length, asNitrogen: /nitrogen/.test(phrase) };
    }
    if (!found && isOxygen(tokens, at, raw))
      found = { measure: 'oxygen', from: at, to: at + 1, asNitrogen: false };
    if (!found && isWarmth(tokens, at))
      found = { measure: 'temperature', from: at, to: at + 1, asNitrogen: false };
    if (!found) {
      at += 1;
      continue;
    }
    // "Measured by salt": how the volume was found.
    if (found.measure === 'salt' && /^(?:by|via|using)$/.test(tokens[found.from - 1]?.word ?? '')) {
      at = found.to;
      continue;
    }
    if (found.measure === 'chloramine' && isTreatment(tokens, found.to)) {
      at = found.to;
      continue;
    }
    const rest = tokens.slice(found.to, found.to + 2).map(({ word }) => word);
    const dashed =
      (rest[0] === '-' && rest[1] === 'n') ||
      (rest[0] === 'as' && /^n(?:itrogen)?$/.test(rest[1] ?? ''));
    if (dashed || rest[0] === 'n')
      found = { ...found, to: found.to + (dashed ? 2 : 1), asNitrogen: true };
    at = found.to;
    if (
      otherThing.test(tokens[at]?.word ?? '') &&
      tokens[at + 1]?.kind !== 'number' &&
      !isTested(tokens, at)
    )
      continue;
    mentions.push(found);
  }
  return mentions;
};

/** "ammonia test shows 1": the test is named, and its value follows. */
const isTested = (tokens: readonly Token[], at: number): boolean =>
  /^(?:test|tests|kit|meter|strip|probe)$/.test(tokens[at]?.word ?? '') &&
  [1, 2, 3, 4].some((ahead) => tokens[at + ahead]?.kind === 'number');
