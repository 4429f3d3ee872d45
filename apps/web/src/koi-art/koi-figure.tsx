import { art as artOf, type Art } from '@nishiki/knowledge/art';
import { useId, useMemo } from 'react';
import { drawKoi } from './draw-koi.ts';
import type { Fin } from './fins.ts';
import { inks } from './inks.ts';
import type { Point } from './path.ts';

const fallback: Art = { ground: 'white', layers: [] };

type Props = { variety: string; seed: number; animate?: boolean | undefined };

/** Strokes along the outline and the spine, wide and faint to narrow: they round the body like washes. */
const shading = [52, 34, 20, 9];
const sheen = [58, 40, 25, 12];

/** One koi, head up, in a space of 360 by 680. Only attributes and class names: pages forbid inline styles. */
export const KoiFigure = ({ variety, seed, animate }: Props) => {
  const id = useId();
  const art = artOf[variety] ?? fallback;
  const koi = useMemo(() => drawKoi(art, seed), [art, seed]);
  const ground = inks[art.ground];
  const line = art.ground === 'black' || art.ground === 'navy' ? ground[2] : ground[1];
  const ref = (name: string) => `url(#${id}${name})`;
  const sway = (name: string) => (animate ? `koi-sway koi-sway-${name}` : undefined);
  const body = <use href={`#${id}b`} />;

  return (
    <g strokeLinecap="round">
      <defs>
        <path id={`${id}b`} d={koi.outline} />
        <clipPath id={`${id}c`}>{body}</clipPath>
        <Wash id={`${id}a`} at={koi.shoulder} r={178} art={art} root={art.fins === 'motoguro'} />
        <Wash id={`${id}h`} at={koi.hip} r={104} art={art} />
        <Wash id={`${id}t`} at={koi.tailRoot} r={150} art={art} fade />
        <radialGradient
          id={`${id}e`}
          gradientUnits="userSpaceOnUse"
          cx={koi.tailRoot[0]}
          cy={koi.tailRoot[1]}
          r="50"
        >
          <stop offset="0.4" stopColor={line} stopOpacity="0" />
          <stop offset="1" stopColor={line} />
        </radialGradient>
        {!art.net && !art.doitsu && (
          <pattern id={`${id}s`} width="14" height="12" patternUnits="userSpaceOnUse">
            <path
              d="M0 0Q0 6 7 6Q14 6 14 0M-7 6Q-7 12 0 12Q7 12 7 6Q7 12 14 12Q21 12 21 6"
              fill="none"
              stroke={line}
              strokeWidth="0.9"
            />
          </pattern>
        )}
      </defs>
      <g fill="#1f3a5f" fillOpacity="0.07" transform="translate(9 15)">
        {body}
        <path d={koi.tail.outline} />
      </g>
      {[
        ...koi.pelvics.map((part, i) => ({ part, name: i ? 'right' : 'left', fill: 'h' })),
        ...koi.pectorals.map((part, i) => ({ part, name: i ? 'right' : 'left', fill: 'a' })),
      ].map(({ part, name, fill }) => (
        <FinShape
          key={name + fill}
          fin={part}
          fill={ref(fill)}
          line={line}
          stripes={fill === 'a' && art.fins === 'stripes'}
          className={sway(name)}
        />
      ))}
      <path d={koi.barbels} fill="none" stroke={line} strokeWidth="2" strokeOpacity="0.8" />
      <g clipPath={ref('c')}>
        <g fill={ground[0]}>{body}</g>
        {art.net?.on === 'ground' && (
          <path
            d={koi.net}
            fill="none"
            stroke={inks[art.net.ink][0]}
            strokeWidth="2"
            strokeOpacity="0.75"
          />
        )}
        {art.head && (
          <path
            d={koi.head}
            fill={inks[art.head][0]}
            stroke={inks[art.head][0]}
            strokeOpacity="0.4"
            strokeWidth="8"
          />
        )}
        {koi.patterns.map(({ ink, path }, i) => (
          <g key={i}>
            <path
              d={path}
              fill={inks[ink][0]}
              stroke={inks[ink][0]}
              strokeWidth="7"
              strokeOpacity="0.13"
            />
            <path
              d={path}
              fill="none"
              stroke={inks[ink][1]}
              strokeWidth="1.6"
              strokeOpacity="0.5"
            />
            {i === 0 && art.net?.on === 'first' && (
              <>
                <clipPath id={`${id}f`}>
                  <path d={path} />
                </clipPath>
                <path
                  d={koi.net}
                  clipPath={ref('f')}
                  fill="none"
                  stroke={inks[art.net.ink][1]}
                  strokeWidth="3"
                  strokeOpacity="0.7"
                />
              </>
            )}
          </g>
        ))}
        {art.net?.on === 'all' && (
          <path
            d={koi.net}
            fill="none"
            stroke={inks[art.net.ink][1]}
            strokeWidth="2.6"
            strokeOpacity="0.42"
          />
        )}
        {!art.net && !art.doitsu && <path d={koi.trunk} fill={ref('s')} fillOpacity="0.22" />}
        {art.doitsu && (
          <path
            d={koi.mirror}
            fill={inks[art.doitsu][0]}
            fillOpacity="0.85"
            stroke={inks[art.doitsu][2]}
            strokeWidth="1.2"
          />
        )}
        {art.lustre &&
          sheen.map((width) => (
            <path
              key={width}
              d={koi.spine}
              fill="none"
              stroke="#fff"
              strokeOpacity="0.16"
              strokeWidth={width}
            />
          ))}
        <g fill="none" stroke="#2b241c" strokeOpacity="0.055">
          {shading.map((width) => (
            <g key={width} strokeWidth={width}>
              {body}
            </g>
          ))}
          <path d={koi.gills} strokeWidth="9" />
          <path d={koi.gills} strokeWidth="1.3" strokeOpacity="0.3" />
        </g>
        <g fill="none" stroke="#fff">
          {[26, 17, 9].map((width) => (
            <path key={width} d={koi.light} strokeOpacity="0.075" strokeWidth={width} />
          ))}
        </g>
      </g>
      <g fill="none" stroke={line} strokeOpacity="0.8" strokeWidth="1.1">
        {body}
      </g>
      <FinShape
        fin={koi.tail}
        fill={ref('t')}
        line={ref('e')}
        stripes={false}
        className={sway('tail')}
      />
      <path d={koi.dorsal} fill={ground[2]} fillOpacity="0.72" stroke={line} strokeWidth="0.9" />
      <path d={koi.dorsalRays} fill="none" stroke={line} strokeWidth="0.9" strokeOpacity="0.8" />
      {koi.nostrils.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="1.5" fill="#3a2f28" fillOpacity="0.55" />
      ))}
      {koi.eyes.map(([x, y]) => (
        <g key={x}>
          <circle cx={x} cy={y} r="5.2" fill={line} fillOpacity="0.5" />
          <circle cx={x} cy={y} r="3.7" fill="#14171b" />
          <circle cx={x - 1} cy={y - 1.3} r="1" fill="#fff" fillOpacity="0.85" />
        </g>
      ))}
    </g>
  );
};

type WashProps = { id: string; at: Point; r: number; art: Art; root?: boolean; fade?: boolean };

/** The wash of a fin: the colour of the body at the root, thin and clear at the edge; the tail fades into the body. */
const Wash = ({ id, at, r, art, root, fade }: WashProps) => {
  const ground = inks[art.ground];
  const fin = inks[art.fin ?? art.ground];
  const edge = art.fins === 'tips' || art.fin ? inks.white[2] : fin[2];
  const inner = root ? inks.black[0] : art.fin ? fin[0] : ground[0];
  return (
    <radialGradient id={id} gradientUnits="userSpaceOnUse" cx={at[0]} cy={at[1]} r={r}>
      {fade && <stop offset="0.04" stopColor={ground[0]} stopOpacity="0" />}
      {fade && <stop offset="0.17" stopColor={ground[0]} />}
      <stop offset={root ? 0.5 : 0.3} stopColor={inner} />
      <stop offset={root ? 0.66 : 0.6} stopColor={edge} stopOpacity="0.9" />
      <stop offset="1" stopColor={edge} stopOpacity={art.fins === 'tips' ? 1 : 0.55} />
    </radialGradient>
  );
};

type FinProps = {
  fin: Fin;
  fill: string;
  line: string;
  stripes: boolean;
  className: string | undefined;
};

const FinShape = ({ fin, fill, line, stripes, className }: FinProps) => (
  <g className={className}>
    <path d={fin.outline} fill={fill} stroke={line} strokeOpacity="0.75" strokeWidth="0.9" />
    <path d={fin.rays} fill="none" stroke={line} strokeOpacity="0.55" strokeWidth="0.9" />
    {stripes && (
      <path
        d={fin.stripes}
        fill="none"
        stroke={inks.black[0]}
        strokeOpacity="0.7"
        strokeWidth="3"
      />
    )}
  </g>
);
