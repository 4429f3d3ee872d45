import { useEffect, useRef, useState } from 'react';
import { percentWords } from './colour-words.ts';
import { bodyHalfWidth, measuredPixels, namedPixels, type PatternMap } from './pattern-pixels.ts';

type ColourMapProps = {
  map: PatternMap;
  shares: readonly { readonly colour: string; readonly share: number }[];
};

const WIDTH = 168;
const HEIGHT = 560;

/** Draws the map on a straight body, row by row, since its cells have the fish's width undone. */
const draw = (canvas: HTMLCanvasElement, map: PatternMap, pixels: Uint8ClampedArray) => {
  const context = canvas.getContext('2d');
  const flat = document.createElement('canvas');
  flat.width = map.width;
  flat.height = map.height;
  const flatContext = flat.getContext('2d');
  if (context === null || flatContext === null) return;
  const image = flatContext.createImageData(map.width, map.height);
  image.data.set(pixels);
  flatContext.putImageData(image, 0, 0);
  context.clearRect(0, 0, WIDTH, HEIGHT);
  context.imageSmoothingQuality = 'high';
  for (let y = 0; y < HEIGHT; y++) {
    const along = (y + 0.5) / HEIGHT;
    const width = bodyHalfWidth(along) * WIDTH;
    const row = Math.min(map.height - 1, Math.floor(along * map.height));
    context.drawImage(flat, 0, row, map.width, 1, (WIDTH - width) / 2, y, width, 1);
  }
};

const views = [
  { id: 'measured', words: 'As measured' },
  { id: 'named', words: 'As named' },
] as const;

/** The straightened fish, head up, in its measured colours or in the names they were given. */
export const ColourMap = ({ map, shares }: ColourMapProps) => {
  const [view, setView] = useState<(typeof views)[number]['id']>('measured');
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current === null) return;
    draw(canvas.current, map, view === 'measured' ? measuredPixels(map) : namedPixels(map));
  }, [map, view]);
  const told = shares.map(({ colour, share }) => `${colour} ${percentWords(share)}`).join(', ');
  return (
    <div className="flex flex-col items-center gap-4">
      <canvas
        ref={canvas}
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label={`Colour map of the straightened fish, head up: ${told}`}
        className="h-80 w-24 drop-shadow-[0_0_1px_var(--nk-muted)]"
      />
      <div role="group" aria-label="Colours of the map" className="flex">
        {views.map(({ id, words }) => (
          <button
            key={id}
            type="button"
            aria-pressed={view === id}
            onClick={() => setView(id)}
            className="min-h-11 border border-field px-3 text-sm first:rounded-l-field last:-ml-px last:rounded-r-field aria-pressed:bg-ai aria-pressed:text-ground"
          >
            {words}
          </button>
        ))}
      </div>
    </div>
  );
};
