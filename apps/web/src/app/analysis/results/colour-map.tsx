import { useEffect, useRef, useState } from 'react';
import { percentWords } from './colour-words.ts';
import type { Mark } from './mark-words.ts';
import { bodyHalfWidth, measuredPixels, namedPixels, type PatternMap } from './pattern-pixels.ts';

type ColourMapProps = {
  map: PatternMap;
  shares: readonly { readonly colour: string; readonly share: number }[];
  marks?: readonly Mark[];
};

const WIDTH = 168;
const HEIGHT = 560;

const canvasOf = (width: number, height: number) => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return { canvas, context: canvas.getContext('2d') };
};

/** The cells stretched to the height of the drawing; named colours are not mixed on the way. */
const stretch = (map: PatternMap, pixels: Uint8ClampedArray, smooth: boolean) => {
  const cells = canvasOf(map.width, map.height);
  const tall = canvasOf(map.width, HEIGHT);
  if (cells.context === null || tall.context === null) return null;
  const image = cells.context.createImageData(map.width, map.height);
  image.data.set(pixels);
  cells.context.putImageData(image, 0, 0);
  tall.context.imageSmoothingEnabled = smooth;
  tall.context.drawImage(cells.canvas, 0, 0, map.width, HEIGHT);
  return tall.canvas;
};

/** Draws the map on a straight body, row by row, since its cells have the fish's width undone. */
const draw = (canvas: HTMLCanvasElement, map: PatternMap, view: 'measured' | 'named') => {
  const context = canvas.getContext('2d');
  const pixels = view === 'measured' ? measuredPixels(map) : namedPixels(map);
  const rows = stretch(map, pixels, view === 'measured');
  if (context === null || rows === null) return;
  context.clearRect(0, 0, WIDTH, HEIGHT);
  context.imageSmoothingEnabled = view === 'measured';
  for (let y = 0; y < HEIGHT; y++) {
    const width = bodyHalfWidth((y + 0.5) / HEIGHT) * WIDTH;
    context.drawImage(rows, 0, y, map.width, 1, (WIDTH - width) / 2, y, width, 1);
  }
};

/** A ring around each mark, at its place on the map: light on dark, as on the photo. */
const ringMarks = (canvas: HTMLCanvasElement, marks: readonly Mark[]) => {
  const context = canvas.getContext('2d');
  if (context === null) return;
  for (const { mapX, mapY } of marks) {
    if (typeof mapX !== 'number' || typeof mapY !== 'number') continue;
    const width = bodyHalfWidth(mapY) * WIDTH;
    context.beginPath();
    context.arc(WIDTH / 2 + (mapX - 0.5) * width, mapY * HEIGHT, 11, 0, 2 * Math.PI);
    for (const [lineWidth, colour] of [
      [6, '#0e1418'],
      [3, '#f2b632'],
    ] as const) {
      context.lineWidth = lineWidth;
      context.strokeStyle = colour;
      context.stroke();
    }
  }
};

const noMarks: readonly Mark[] = [];

const views = [
  { id: 'measured', words: 'As measured' },
  { id: 'named', words: 'As named' },
] as const;

/** The straightened fish, head up, in its measured colours or in the names they were given. */
export const ColourMap = ({ map, shares, marks = noMarks }: ColourMapProps) => {
  const [view, setView] = useState<(typeof views)[number]['id']>('measured');
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current === null) return;
    draw(canvas.current, map, view);
    ringMarks(canvas.current, marks);
  }, [map, view, marks]);
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
