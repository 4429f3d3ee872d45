import { uncited } from '@nishiki/knowledge/statement';
import { pondVolume } from '../../../tools/numbers/pond-volume.ts';
import { partsOf } from '../../../tools/numbers/worked.ts';
import { answerOf, type Skill } from '../../answer.ts';
import { askedText } from '../knowledge/asked.ts';
import { asks, newRise, riseOf, shapeOf } from './known.ts';

/** A pond's litres by its lengths, by salt, or by both. */
export const volume: Skill = {
  id: 'pond-volume',
  bid: (c) => {
    const { message } = c;
    if (message.shape === null && newRise(c) === null) return 0;
    if (c.treatments.some((id) => id !== 'salt')) return 0.5;
    // Both readings of the salt method are told: that is a volume, no dose.
    if (newRise(c) !== null) return 0.95;
    return asks(c, 'how-many', 'how-much', 'calculate', 'which', 'what-is') ||
      /\b(volume|big|size|litres?|gallons?|hold)\b/.test(askedText(c))
      ? 0.94
      : 0.85;
  },
  answer: (c) => {
    const shape = shapeOf(c);
    const rise = riseOf(c);
    let worked;
    try {
      worked = pondVolume(shape, rise);
    } catch {
      worked = {
        lead: [
          uncited(
            'That rise is too small to tell a volume: the salt must rise by at least 0.02 %, and both readings must be of the same meter.',
          ),
        ],
        data: {},
      };
    }
    return answerOf({
      skill: 'pond-volume',
      intent: 'maintenance',
      ...partsOf(worked),
      links: [{ label: 'Pond volume calculator', path: '/tools/pond-volume' }],
      tools: ['pond_volume'],
    });
  },
};
