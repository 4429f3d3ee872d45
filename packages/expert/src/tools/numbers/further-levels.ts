import { khAsCaCo3, levelOf, type Level } from '@nishiki/koi-science/bands';
import { said, uncited, type Statement } from '@nishiki/knowledge/statement';
import { waterBands, type Span } from '@nishiki/knowledge/water/bands';
import type { Reading } from '../../chat/message.ts';
import { number } from '../../chat/words/amounts.ts';

export type Judged = { readonly level: Level; readonly words: Statement };

type FurtherId = 'nitrate' | 'gh' | 'salt' | 'chlorine';

const holds = ({ low, high, open }: Span, value: number): boolean =>
  value >= low && (open ? value < high : value <= high);

const levelIn = (id: FurtherId, value: number): Level => {
  const spans = waterBands[id];
  if (!spans) throw new RangeError(`nothing judges ${id}`);
  if (holds(spans.ideal, value)) return 'ideal';
  if (holds(spans.watch, value)) return 'watch';
  return holds(spans.act, value) ? 'act' : 'emergency';
};

const words: Readonly<Record<FurtherId, Readonly<Record<Level, string>>>> = {
  nitrate: {
    ideal: 'as it should be (under 40).',
    watch: 'a little high. Test the tap, then change 10 to 25 % a week until it falls.',
    act: 'too much in the long run, not in hours: change part of the water each week and feed less.',
    emergency: 'too much.',
  },
  gh: {
    ideal: 'as it should be (6 to 12 °dGH).',
    watch: 'outside 6 to 12 °dGH; koi live well with it.',
    act: 'soft water: many treatments are harsher in it. Mix in harder dechlorinated water over weeks.',
    emergency: 'very soft water.',
  },
  salt: {
    ideal: 'as it should be (up to 0.05 % without a reason).',
    watch: 'some salt: let the weekly changes take it out, unless it has a reason.',
    act: 'right only as a treatment with an end. No course running? Take it out by water changes.',
    emergency:
      'more than a pond should hold for long: dilute it in several changes over a day or two.',
  },
  chlorine: {
    ideal: 'none, as it should be.',
    watch: 'harmful in the long run.',
    act: 'harmful: dechlorinate now.',
    emergency: 'poisonous: shut the tap and dechlorinate the whole pond now, air on.',
  },
};

const judge = (id: FurtherId, name: string, shown: string, value: number): Judged => {
  const level = levelIn(id, value);
  const text = `${name} ${shown}: ${words[id][level]}`;
  return {
    level,
    words:
      id === 'chlorine'
        ? said(text, 'koinet-chlorine')
        : id === 'nitrate' || id === 'gh'
          ? said(text, 'migoto-water')
          : id === 'salt'
            ? said(text, 'marisa-salt')
            : uncited(text),
  };
};

/** Values that a diagnosis does not take: nitrate, GH, salt, chlorine, and NH3 told as such. */
export const judgeFurther = (reading: Reading): Judged[] => {
  const { nitrate, gh, salt, nh3 } = reading;
  const chlorine =
    reading.chlorine === undefined && reading.chloramine === undefined
      ? undefined
      : (reading.chlorine ?? 0) + (reading.chloramine ?? 0);
  return [
    ...(nh3 === undefined
      ? []
      : [
          {
            level: levelOf('nh3', nh3),
            words: said(
              `Un-ionised ammonia (NH3) ${number(nh3)} mg/l: ${
                {
                  ideal: 'hardly any.',
                  watch: 'more than nothing; test daily.',
                  act: 'too much for gills in the long run: no food, and change part of the water today.',
                  emergency: 'it harms gills now. No food until it is below 0.05 mg/l.',
                }[levelOf('nh3', nh3)]
              }`,
              'uf-ammonia',
            ),
          },
        ]),
    ...(nitrate === undefined
      ? []
      : [judge('nitrate', 'Nitrate', `${number(nitrate)} mg/l`, nitrate)]),
    ...(gh === undefined
      ? []
      : [judge('gh', 'Total hardness (GH)', `${number(gh)} °dGH`, khAsCaCo3(gh))]),
    ...(salt === undefined ? [] : [judge('salt', 'Salt', `${number(salt)} %`, salt)]),
    ...(chlorine === undefined
      ? []
      : [judge('chlorine', 'Chlorine', `${number(chlorine)} mg/l`, chlorine)]),
  ];
};
