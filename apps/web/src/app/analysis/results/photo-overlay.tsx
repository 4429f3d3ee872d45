import type { Analysis } from '@nishiki/contract/analysis';
import type { Mark } from './mark-words.ts';

type PhotoOverlayProps = {
  width: number;
  height: number;
  outline: Analysis['evidence']['outline'];
  marks: readonly Mark[];
};

/** Smallest radius of a ring as a fraction of the photo's width, so that a small mark is seen. */
const SMALLEST_RING = 0.022;

/** Light line on a dark one: seen on a white fish and on a black one. */
export const PhotoOverlay = ({ width, height, outline, marks }: PhotoOverlayProps) => {
  const points = outline?.map(([x, y]) => `${x * width},${y * height}`).join(' ');
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        className="pointer-events-none absolute inset-0 size-full fill-none [stroke-linejoin:round] [&_*]:[vector-effect:non-scaling-stroke]"
      >
        {points !== undefined && (
          <>
            <polygon points={points} stroke="#0e1418" strokeOpacity="0.7" strokeWidth="5" />
            <polygon points={points} stroke="#fbfaf6" strokeWidth="2" />
          </>
        )}
        {marks.map(({ x, y, radius }, at) => {
          const ring = {
            cx: x * width,
            cy: y * height,
            r: Math.max(radius * 1.4, SMALLEST_RING) * width,
          };
          return (
            <g key={at}>
              <circle {...ring} stroke="#0e1418" strokeOpacity="0.7" strokeWidth="6" />
              <circle {...ring} stroke="#f2b632" strokeWidth="3" />
            </g>
          );
        })}
      </svg>
      {marks.map(({ x, y, radius }, at) => (
        <span
          key={at}
          aria-hidden="true"
          // Set by script on the finished result, never in prerendered HTML.
          style={{
            left: `${(x + Math.max(radius * 1.4, SMALLEST_RING) * 0.7) * 100}%`,
            top: `${(y - (Math.max(radius * 1.4, SMALLEST_RING) * 0.7 * width) / height) * 100}%`,
          }}
          className="pointer-events-none absolute grid size-6 -translate-x-1/4 -translate-y-3/4 place-items-center rounded-full border border-on-yamabuki bg-yamabuki text-xs font-bold text-on-yamabuki"
        >
          {at + 1}
        </span>
      ))}
    </>
  );
};
