import { useId } from 'react';
import { box } from './body.ts';
import './koi-art.css';
import { KoiFigure } from './koi-figure.tsx';

type Props = {
  /** Id of the variety, such as 'kohaku'; an unknown one is drawn plain white. */
  variety: string;
  seed?: number;
  /** Spoken name of the picture; without it the picture is decoration and hidden from screen readers. */
  title?: string;
  className?: string;
  /** Fins sway slowly, unless the reader asked for less motion. */
  animate?: boolean;
};

/** A koi seen from above, drawn from its variety and a seed: the same two always draw the same fish. */
export const KoiArt = ({ variety, seed = 1, title, className, animate }: Props) => {
  const titleId = useId();
  return (
    <svg
      viewBox={`0 0 ${box.width} ${box.height}`}
      className={className}
      role={title ? 'img' : undefined}
      aria-labelledby={title ? titleId : undefined}
      aria-hidden={title ? undefined : true}
      focusable="false"
    >
      {title && <title id={titleId}>{title}</title>}
      <KoiFigure variety={variety} seed={seed} animate={animate} />
    </svg>
  );
};
