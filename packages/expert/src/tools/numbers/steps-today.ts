import type { BandedParameter, Level } from '@nishiki/koi-science/bands';
import { said, uncited, type Statement } from '@nishiki/knowledge/statement';
import type { MeasureId, Reading } from '../../chat/message.ts';
import type { Judged } from './further-levels.ts';

const isOff = (level: Level | undefined): boolean => level === 'act' || level === 'emergency';

/** Steps of an ordinary day for what is off, the surest first; none where all is well. */
export const stepsToday = (
  reading: Reading,
  judged: ReadonlyMap<BandedParameter, Level>,
  further: readonly Judged[],
  missing: readonly MeasureId[],
): Statement[] => {
  const hasNh3 = isOff(judged.get('nh3')) || missing.length > 0 || (reading.nh3 ?? 0) > 0.02;
  const hasNitrite = isOff(judged.get('nitrite'));
  const isWatched =
    judged.get('nh3') === 'watch' ||
    judged.get('nitrite') === 'watch' ||
    ((reading.ammonia ?? 0) > 0 && !hasNh3);
  const khLow = isOff(judged.get('kh')) || (reading.kh !== undefined && reading.kh < 4);
  const isAcid = (reading.ph ?? 7) < 7 && (reading.ammonia ?? 0) > 0;
  return [
    ...(hasNh3 || hasNitrite
      ? [
          uncited('Stop feeding until it is down, and give more air.'),
          isAcid
            ? uncited(
                'Water change: only a tenth at a time, dechlorinated, testing pH and ammonia after each.',
              )
            : uncited(
                'Water change: 25 to 30 % today, dechlorinated and within 2 °C of the pond; repeat tomorrow if it is no better.',
              ),
        ]
      : []),
    ...(hasNitrite && (reading.salt ?? 0) < 0.1
      ? [
          said(
            'Salt to 0.1 % guards the fish: 1 kg for each 1,000 litres in all, dissolved, with zeolite taken out first.',
            'azponds-nitrification',
            'kangei-volume',
          ),
        ]
      : []),
    ...(isWatched && !hasNh3 && !hasNitrite
      ? [uncited('Feed less, look at the filter, and test again daily until it is at nothing.')]
      : []),
    ...(khLow
      ? [
          said(
            'Test ammonia first. At nothing, raise KH to 6 °dKH with bicarbonate, 30 g for each 1,000 litres and degree, at most 1 °dKH a day: so little lets the pH crash.',
            'mankysanke-volumes',
            'migoto-water',
          ),
        ]
      : []),
    ...(missing.length > 0
      ? [uncited('Measure pH and temperature of the same water, and tell me both.')]
      : []),
    ...(hasNh3 || hasNitrite || further.some(({ level }) => level === 'emergency')
      ? [uncited('Test again in 12 to 24 hours, then daily, and look for the cause.')]
      : []),
  ];
};
