import { KoiFigure } from './koi-figure.tsx';

export type Swimmer = {
  variety: string;
  seed: number;
  /** Middle of the fish in the picture. */
  at: readonly [x: number, y: number];
  /** Degrees clockwise from head up. */
  turn: number;
  scale: number;
};

export type Ripple = { at: readonly [x: number, y: number]; radii: readonly number[] };

export type LinkSceneProps = { koi: readonly Swimmer[]; ripples: readonly Ripple[] };

/** The size that every service shows whole. */
export const linkScene = { width: 1200, height: 630 };

/** Water of the light palette, deeper at the edge; a picture cannot know the reader's colour scheme. */
const water = ['#f0f4f5', '#dfe8ec', '#bfd0da'] as const;
const ai = '#1f3a5f';

/** Koi over calm water in the shape of a link preview. Every colour is an attribute: no style sheet goes with it. */
export const LinkScene = ({ koi, ripples }: LinkSceneProps) => (
  <svg
    xmlns="http://www.w3.org/2000/svg"
    viewBox={`0 0 ${linkScene.width} ${linkScene.height}`}
    width={linkScene.width}
    height={linkScene.height}
  >
    <radialGradient id="water" cx="0.42" cy="0.36" r="0.85">
      <stop offset="0" stopColor={water[0]} />
      <stop offset="0.5" stopColor={water[1]} />
      <stop offset="1" stopColor={water[2]} />
    </radialGradient>
    <rect width="100%" height="100%" fill="url(#water)" />
    {ripples.flatMap(({ at: [x, y], radii }) =>
      radii.map((r, i) => (
        <ellipse
          key={`${x} ${y} ${r}`}
          cx={x}
          cy={y}
          rx={r}
          ry={r * 0.93}
          fill="none"
          stroke={ai}
          strokeDasharray={`${r * (2.4 - 0.5 * i)} ${r * 0.5} ${r * 1.3} ${r * 0.9}`}
          strokeLinecap="round"
          strokeOpacity="0.2"
          strokeWidth="2"
        />
      )),
    )}
    {koi.map(({ variety, seed, at: [x, y], turn, scale }) => (
      <g
        key={`${variety} ${seed}`}
        transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-180 -340)`}
      >
        <KoiFigure variety={variety} seed={seed} />
      </g>
    ))}
  </svg>
);
