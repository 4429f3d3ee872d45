import { fishWords, type Fish } from './fish-words.ts';

type FishOverlayProps = {
  /** Of the photo, in pixels. */
  width: number;
  height: number;
  fishes: readonly Fish[];
  /** The one that was read, null where none was. */
  chosen: number | null;
  onPick: (fish: Fish) => void;
};

/**
 * Every fish outlined, with a numbered button on it. The outlines can be pressed, too, where a finger
 * or a pointer lands on the fish beside its number.
 */
export const FishOverlay = ({ width, height, fishes, chosen, onPick }: FishOverlayProps) => (
  <>
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      className="absolute inset-0 size-full [stroke-linejoin:round] [&_*]:[vector-effect:non-scaling-stroke]"
    >
      {fishes.map((fish, at) => {
        const points = fish.outline.map(([x, y]) => `${x * width},${y * height}`).join(' ');
        const read = at === chosen;
        return (
          <g
            key={at}
            onClick={read ? undefined : () => onPick(fish)}
            className={`group fill-transparent ${read ? '' : 'cursor-pointer hover:fill-[#fbfaf6]/25'}`}
          >
            <polygon points={points} stroke="#0e1418" strokeOpacity="0.7" strokeWidth="6" />
            <polygon
              points={points}
              stroke={read ? '#f2b632' : '#fbfaf6'}
              strokeWidth="3"
              strokeDasharray={read ? undefined : '9 6'}
            />
          </g>
        );
      })}
    </svg>
    {fishes.map((fish, at) => (
      <button
        key={at}
        type="button"
        disabled={at === chosen}
        aria-label={`${fishWords(fish, at)}${at === chosen ? ', read now' : ''}`}
        onClick={() => onPick(fish)}
        // Set by script on the finished result, never in prerendered HTML.
        style={{ left: `${fish.x * 100}%`, top: `${fish.y * 100}%` }}
        className="absolute grid size-11 -translate-1/2 place-items-center rounded-full border-2 border-on-yamabuki bg-yamabuki text-lg font-bold text-on-yamabuki outline-[#fbfaf6] hover:not-disabled:outline-3 focus-visible:outline-4 focus-visible:ring-8 focus-visible:ring-[#0e1418] disabled:bg-raised disabled:text-ink"
      >
        {at + 1}
      </button>
    ))}
  </>
);
