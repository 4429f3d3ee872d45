import { conditionById, conditions } from '@nishiki/knowledge/conditions/catalogue';
import { signById } from '@nishiki/knowledge/conditions/signs';
import { askNext, type OpenQuestion as Open } from '../../../condition/ask-next.ts';
import { rankConditions } from '../../../condition/rank-conditions.ts';
import type { BandedParameter } from '@nishiki/koi-science/bands';
import type { Answer } from '../../answer.ts';
import type { Case } from '../../case.ts';
import type { MeasureId } from '../../message.ts';
import { findingsIn } from './known.ts';

const dunno = 'I don’t know';

/** Messages of a conversation after which it is concluded rather than asked on. */
const MOST_ASKED = 4;

const measures: Readonly<Record<BandedParameter, { measure: MeasureId; words: string }>> = {
  temperature: { measure: 'temperature', words: 'How warm is the water?' },
  ph: { measure: 'ph', words: 'What is the pH?' },
  nh3: { measure: 'ammonia', words: 'What does your ammonia test read, in mg/l (ppm)?' },
  nitrite: { measure: 'nitrite', words: 'What does the nitrite test read, in mg/l (ppm)?' },
  oxygen: { measure: 'oxygen', words: 'How much oxygen does the water hold, in mg/l?' },
  kh: { measure: 'kh', words: 'What is the carbonate hardness (KH)?' },
};

const wasAsked = (c: Case, id: string): boolean =>
  c.unknown.has(id as MeasureId) ||
  (c.open?.kind === 'sign' && c.open.sign === id) ||
  (c.open?.kind === 'measure' && c.open.measure === id);

const asAsk = (c: Case, open: Open): NonNullable<Answer['ask']>[] => {
  if ('sign' in open) {
    const { sign } = open;
    return wasAsked(c, sign) || findingsIn(c).told.has(sign)
      ? []
      : [
          {
            words: signById(sign).question,
            open: { kind: 'sign', sign },
            replies: ['Yes', 'No', dunno],
          },
        ];
  }
  const { measure, words } = measures[open.measure];
  return wasAsked(c, measure) || c.water[measure] !== undefined
    ? []
    : [{ words, open: { kind: 'measure', measure }, replies: [dunno] }];
};

/** The question that separates the likeliest causes most; null when enough was asked or nothing would tell. */
export const askApart = (c: Case): Answer['ask'] => {
  if (c.earlier.length >= MOST_ASKED) return null;
  const findings = findingsIn(c);
  const top = rankConditions(conditions, findings).slice(0, 3);
  const questions = top.flatMap(({ condition }) => {
    const known = conditionById(condition.id);
    return known ? askNext(known, conditions, findings) : [];
  });
  return questions.flatMap((open) => asAsk(c, open))[0] ?? null;
};
