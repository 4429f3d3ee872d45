import type { Level } from '@nishiki/koi-science/bands';
import { segmentsOf, waterBands, type Segment } from '@nishiki/knowledge/water/bands';
import type { WaterId } from '@nishiki/knowledge/water/schema';
import { edgeWords, levelRange, levelsOf } from './band-words.ts';
import { levelWords } from './level-words.ts';

/** The higher, the better: the state is read without colour. Heights in px over the base line. */
const looks: Record<Level, { height: number; className: string }> = {
  ideal: { height: 32, className: 'fill-matcha' },
  watch: { height: 23, className: 'fill-field' },
  act: { height: 14, className: 'fill-yamabuki stroke-yamabuki-text' },
  emergency: { height: 6, className: 'fill-beni' },
};
const BASE = 34;
const LABELS = 52;
const HEIGHT = 58;

/** Ideal is drawn wider, whatever the numbers are. */
const weightOf = ({ level }: Segment): number => (level === 'ideal' ? 1.6 : 1);

type Placed = Segment & { left: number; width: number };

const placed = (segments: readonly Segment[]): Placed[] => {
  const whole = segments.reduce((sum, segment) => sum + weightOf(segment), 0);
  let left = 0;
  return segments.map((segment) => {
    const width = (weightOf(segment) / whole) * 100;
    const place = { ...segment, left, width };
    left += width;
    return place;
  });
};

const Edge = ({ id, segment }: { id: WaterId; segment: Placed }) => {
  const { from, to, left, width } = segment;
  if (to === null) return null;
  const at = from === to ? left + width / 2 : left + width;
  return (
    <text x={`${at}%`} y={LABELS} textAnchor="middle" fontSize="13" className="fill-ink">
      {edgeWords(id, to)}
    </text>
  );
};

/**
 * The bands from the lowest value to the highest, as steps. Drawn alike wide, not to scale, so that
 * every edge can be read at 360 px: lengths are per cent, text is not.
 */
export const BandBar = ({ id, name }: { id: WaterId; name: string }) => {
  const bands = waterBands[id];
  if (bands === null) return null;
  const spoken = levelsOf(id).map((level) => `${levelWords[level].name} ${levelRange(id, level)}`);
  return (
    <svg
      width="100%"
      height={HEIGHT}
      role="img"
      aria-label={`Bands of ${name}. ${spoken.join('; ')}.`}
    >
      {placed(segmentsOf(bands)).map((segment) => {
        const { height, className } = looks[segment.level];
        return (
          <g key={`${segment.level}${segment.from}${segment.to}`}>
            <rect
              x={`${segment.left + 0.3}%`}
              y={BASE - height}
              width={`${segment.width - 0.6}%`}
              height={height}
              rx="2"
              className={className}
            />
            <Edge id={id} segment={segment} />
          </g>
        );
      })}
      <rect x="0" y={BASE} width="100%" height="1" className="fill-field" />
    </svg>
  );
};

/** What the steps mean. */
export const BandKey = () => (
  <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
    {(['ideal', 'watch', 'act', 'emergency'] as const).map((level) => {
      const { height, className } = looks[level];
      return (
        <li key={level} className="flex items-end gap-2">
          <svg width="14" height="32" aria-hidden="true" className="mb-0.5">
            <rect y={32 - height} width="14" height={height} rx="2" className={className} />
          </svg>
          <span>
            <span className="font-semibold">{levelWords[level].name}</span>:{' '}
            {levelWords[level].means}
          </span>
        </li>
      );
    })}
  </ul>
);
