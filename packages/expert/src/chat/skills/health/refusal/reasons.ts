import { treatmentById } from '@nishiki/knowledge/treatments/catalogue';
import { said, uncited } from '@nishiki/knowledge/statement';
import type { Line } from '../../../answer.ts';
import type { Case } from '../../../case.ts';
import { signsOf } from '../known.ts';

/** Somebody means to put it in, now. */
const MEANS =
  /\b(?:thinking|gonna|going to|want to|wanna|can i|could i|should i|shall i|may i|ok(?:ay)? to|safe to|plan\w*|about to|ready to|will (?:use|put|add|dose|treat)|i'?ll|do i (?:use|add|put|dose)|is it ok|chuck\w*|bung\w*|as well|right\??$)\b/i;
const SEDIMENT =
  /\b(?:white|cloudy|milky|sediment|deposit|precipitate|crystals?|flakes|frost\w*|frozen)\b/i;
const BOTTLE =
  /\b(?:bottle|drum|can|jug|tub|container|bottom|shed|stored|stuff|garage|went|gone)\b/i;
const ALGAE = /\b(?:green water|pea soup|water (?:is |has )*(?:\w+ )?green|algae|bloom)\b/i;

const oxidisers = new Set(['permanganate', 'chloramine-t']);
/** °C above which none of these is given (facts B.4). */
const warmest: Readonly<Record<string, number>> = {
  permanganate: 27,
  formalin: 27,
  'formalin-bath': 27,
  fmg: 30,
};
const coldest: Readonly<Record<string, number>> = { fmg: 10, 'chloramine-t': 12.5 };
/** °dKH under which water is soft (facts B.1). */
const SOFT = 4;
/** Days between two treatments. */
const DAYS_APART = 7;

const isFormalin = (id: string): boolean => id.startsWith('formalin') || id === 'fmg';

const againstOne = (c: Case, id: string): Line[] => {
  const { text } = c.message;
  const { temperature, ammonia, nitrite, ph, kh } = c.water;
  const name = treatmentById(id)?.name ?? id;
  const warm = warmest[id];
  const cold = coldest[id];
  const lines: [boolean, Line][] = [
    [
      isFormalin(id) && SEDIMENT.test(text) && BOTTLE.test(text),
      uncited(
        'Formalin that turned white or cloudy holds paraformaldehyde, which is lethal to fish. Nothing makes it safe again: hand it in as hazardous waste.',
      ),
    ],
    [
      warm !== undefined && temperature !== undefined && temperature > warm,
      uncited(`${temperature ?? 0} °C is too warm: never above ${warm ?? 0} °C.`),
    ],
    [
      cold !== undefined && temperature !== undefined && temperature < cold,
      uncited(`${temperature ?? 0} °C is too cold: not below ${cold ?? 0} °C.`),
    ],
    [
      isFormalin(id) && ALGAE.test(text),
      said(
        'Green water is short of oxygen at dawn, and each 5 mg/l of formalin take about 1 mg/l of oxygen more.',
        'uf-formalin',
      ),
    ],
    [
      signsOf(c).get('gasping') === true,
      uncited('Fish that gasp bear no medicine: air and clean water first.'),
    ],
    [
      oxidisers.has(id) && ((ammonia ?? 0) > 0 || (nitrite ?? 0) > 0),
      uncited(`${name}: not with ammonia or nitrite in the water.`),
    ],
    [
      id === 'chloramine-t' && ((ph ?? 7) < 7 || (kh ?? SOFT) < SOFT),
      uncited('Chloramine-T is far more poisonous in soft, acid water.'),
    ],
    [
      id === 'permanganate' && (kh ?? SOFT) < SOFT,
      uncited('Permanganate: not in soft water, under 4 °dKH.'),
    ],
    [
      id === 'salt' && c.flags.zeolite === true,
      uncited('Zeolite in the filter gives its ammonia back in salt water: take it out first.'),
    ],
  ];
  return lines.flatMap(([is, line]) => (is ? [line] : []));
};

const isMeantSalt = ({ message }: Case): boolean => /\bsalt\b/i.test(message.text);

/** What is meant to go in: named now, and not in the water already. */
const meantIn = (c: Case): string[] => {
  const before = c.message.given.map(({ treatment }) => treatment);
  const named = c.message.treatments.filter((id) => !before.includes(id));
  return [...new Set([...named, ...(isMeantSalt(c) ? ['salt'] : [])])];
};

const saltWithDye = (c: Case): Line[] =>
  isMeantSalt(c) && (c.treatments.includes('fmg') || c.treatments.includes('malachite-green'))
    ? [uncited('Malachite green (FMG) and salt never go together, unless its label says so.')]
    : [];

const tooSoon = (c: Case): Line[] => {
  const [one] = c.given.filter(({ daysAgo }) => daysAgo !== null && daysAgo < DAYS_APART);
  const next = meantIn(c).filter((id) => id !== one?.treatment);
  return one && next.length > 0
    ? [
        uncited(
          `${treatmentById(one.treatment)?.name ?? one.treatment} went in ${one.daysAgo === 0 ? 'today' : `${one.daysAgo} day${one.daysAgo === 1 ? '' : 's'} ago`}: wait at least 7 to 10 days.`,
        ),
      ]
    : [];
};

/** Everything that speaks against the treatment that is meant: each reason, not the first alone. */
export const reasonsAgainst = (c: Case): readonly Line[] => {
  const all = meantIn(c).flatMap((id) => againstOne(c, id));
  const lines = [...all, ...saltWithDye(c), ...tooSoon(c)];
  return lines.filter(({ text }, at) => lines.findIndex((line) => line.text === text) === at);
};

/** Whether the message means to treat, and something speaks against it. */
export const isMeantAmiss = (c: Case): boolean =>
  MEANS.test(c.message.text) && c.message.treatments.length > 0 && reasonsAgainst(c).length > 0;

/** "Formalin", for the opening. */
export const meantName = (c: Case): string => {
  const [first] = meantIn(c);
  return (first && treatmentById(first)?.name.split(/[,(]/)[0]?.trim()) ?? 'treatment';
};
