import type { SignId } from '@nishiki/contract/condition';
import { signById } from '@nishiki/knowledge/conditions/signs';
import type { Answer } from '../../../answer.ts';
import type { Case } from '../../../case.ts';
import type { MeasureId } from '../../../message.ts';
import { signsOf } from '../known.ts';
import type { EmergencyKind } from './kinds.ts';

const measures: readonly [MeasureId, string][] = [
  ['ammonia', 'What does your ammonia test read, in mg/l (ppm)?'],
  ['ph', 'What is the pH?'],
  ['temperature', 'How warm is the water?'],
  ['nitrite', 'What does the nitrite test read, in mg/l (ppm)?'],
];

const dunno = 'I don’t know';

const askSign = (sign: SignId): Answer['ask'] => ({
  words: signById(sign).question,
  open: { kind: 'sign', sign },
  replies: ['Yes', 'No', dunno],
});

/** Chlorine kills fastest, and only the keeper knows whether tap water went in. */
const mayBeChlorine = (c: Case, kinds: readonly EmergencyKind[]): boolean =>
  kinds[0] === 'gasping' &&
  !signsOf(c).has('after-top-up') &&
  !c.unknown.has('after-top-up') &&
  !(c.open?.kind === 'sign' && c.open.sign === 'after-top-up');

const isAnswered = (c: Case, measure: MeasureId): boolean =>
  c.water[measure] !== undefined ||
  c.unknown.has(measure) ||
  (c.open?.kind === 'measure' && c.open.measure === measure);

/** The one question whose answer changes what to do next; none where nothing would. */
export const askNow = (c: Case, kinds: readonly EmergencyKind[]): Answer['ask'] => {
  const isOfWater = kinds.some((kind) =>
    ['gasping', 'ammonia', 'nitrite', 'deaths', 'ph-crash'].includes(kind),
  );
  if (!isOfWater) return null;
  if (mayBeChlorine(c, kinds)) return askSign('after-top-up');
  const next = measures.find(([measure]) => !isAnswered(c, measure));
  return next
    ? { words: next[1], open: { kind: 'measure', measure: next[0] }, replies: [dunno] }
    : null;
};
