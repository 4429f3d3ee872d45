import { useId } from 'react';
import './koi-art.css';
import { KoiFigure } from './koi-figure.tsx';

type Swimmer = { variety: string; seed: number };
type Props = {
  /** One to three koi; the first is the largest. */
  koi?: readonly Swimmer[];
  /** Spoken name; without it the scene is decoration. */
  title?: string;
  className?: string;
  animate?: boolean;
};

const threeKoi: readonly Swimmer[] = [
  { variety: 'kohaku', seed: 4 },
  { variety: 'showa', seed: 5 },
  { variety: 'yamabuki-ogon', seed: 2 },
];

/** Where the koi swim: two circle each other, a small one passes by. Each is turned about its own centre, 180 340. */
const berths = [
  'translate(196 268) rotate(17) scale(.68)',
  'translate(412 322) rotate(197) scale(.58)',
  'translate(452 84) rotate(-68) scale(.38)',
];

/** Rings of a ripple: centre, radius, and where the brush lifts. */
const ripples = [
  { x: 300, y: 268, r: 96, gap: '250 60 90 400' },
  { x: 300, y: 268, r: 158, gap: '420 90 240 160' },
  { x: 300, y: 268, r: 222, gap: '310 120 520 180' },
  { x: 528, y: 152, r: 26, gap: '90 24' },
  { x: 528, y: 152, r: 46, gap: '130 60 60 40' },
  { x: 92, y: 470, r: 20, gap: '70 18' },
  { x: 92, y: 470, r: 38, gap: '110 40 50 40' },
];

/** Koi over calm water, for the head of a page and for empty states. */
export const PondScene = ({ koi = threeKoi, title, className, animate }: Props) => {
  const id = useId();
  return (
    <svg
      viewBox="0 0 600 540"
      className={className}
      role={title ? 'img' : undefined}
      aria-labelledby={title ? `${id}t` : undefined}
      aria-hidden={title ? undefined : true}
      focusable="false"
    >
      {title && <title id={`${id}t`}>{title}</title>}
      <radialGradient id={`${id}w`}>
        <stop className="koi-water-stop" offset="0" stopOpacity="0.16" />
        <stop className="koi-water-stop" offset="0.6" stopOpacity="0.07" />
        <stop className="koi-water-stop" offset="1" stopOpacity="0" />
      </radialGradient>
      <ellipse cx="300" cy="272" rx="300" ry="268" fill={`url(#${id}w)`} />
      {ripples.map(({ x, y, r, gap }) => (
        <ellipse
          key={`${x} ${r}`}
          className="koi-water-line"
          cx={x}
          cy={y}
          rx={r}
          ry={r * 0.93}
          strokeDasharray={gap}
          strokeLinecap="round"
          strokeOpacity="0.2"
          strokeWidth="1.2"
        />
      ))}
      {koi.slice(0, berths.length).map(({ variety, seed }, i) => (
        <g
          key={i}
          transform={koi.length === 1 ? 'translate(300 268) rotate(38) scale(.82)' : berths[i]}
        >
          <g transform="translate(-180 -340)">
            <g className={animate ? (i % 2 ? 'koi-drift-slow' : 'koi-drift') : undefined}>
              <KoiFigure variety={variety} seed={seed} animate={animate} />
            </g>
          </g>
        </g>
      ))}
    </svg>
  );
};
