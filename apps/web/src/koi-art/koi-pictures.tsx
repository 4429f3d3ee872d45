import { art } from '@nishiki/knowledge/art';
import { renderToStaticMarkup } from 'react-dom/server';
import { box } from './body.ts';
import { KoiFigure } from './koi-figure.tsx';

/** The seed under which lists show a variety. */
const SEED = 3;

/** A drawn koi of each variety as SVG, for lists of many: the build makes small pictures of them. */
export const koiPictures = (): { id: string; svg: string }[] =>
  Object.keys(art).map((id) => ({
    id,
    svg: renderToStaticMarkup(
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={box.width}
        height={box.height}
        viewBox={`0 0 ${box.width} ${box.height}`}
      >
        <KoiFigure variety={id} seed={SEED} />
      </svg>,
    ),
  }));
