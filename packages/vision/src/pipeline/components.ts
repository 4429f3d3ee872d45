import { maskWhere, type Mask } from './raster.ts';

export type Components = {
  /** 0 outside, 1 to `areas.length` inside. */
  labels: Int32Array;
  /** Pixels of component 1, 2, ... */
  areas: number[];
};

/** Connected areas of a mask, neighbours in eight directions. */
export const components = (mask: Mask): Components => {
  const { width, height, data } = mask;
  const labels = new Int32Array(data.length);
  const stack = new Int32Array(data.length);
  const areas: number[] = [];
  for (let seed = 0; seed < data.length; seed++) {
    if (data[seed] === 0 || labels[seed] !== 0) continue;
    const label = areas.length + 1;
    let top = 0;
    let area = 0;
    stack[top++] = seed;
    labels[seed] = label;
    while (top > 0) {
      const p = stack[--top];
      area++;
      const x = p % width;
      const y = (p - x) / width;
      for (let dy = y > 0 ? -1 : 0; dy <= (y < height - 1 ? 1 : 0); dy++) {
        for (let dx = x > 0 ? -1 : 0; dx <= (x < width - 1 ? 1 : 0); dx++) {
          const q = p + dy * width + dx;
          if (data[q] === 0 || labels[q] !== 0) continue;
          labels[q] = label;
          stack[top++] = q;
        }
      }
    }
    areas.push(area);
  }
  return { labels, areas };
};

/** Fills every hole: background that cannot reach the edge of the picture in four directions. */
export const fillHoles = (mask: Mask): Mask => {
  const { width, height, data } = mask;
  const outside = new Uint8Array(data.length);
  const stack: number[] = [];
  const visit = (p: number) => {
    if (data[p] === 0 && outside[p] === 0) {
      outside[p] = 1;
      stack.push(p);
    }
  };
  for (let x = 0; x < width; x++) {
    visit(x);
    visit((height - 1) * width + x);
  }
  for (let y = 0; y < height; y++) {
    visit(y * width);
    visit(y * width + width - 1);
  }
  for (let p = stack.pop(); p !== undefined; p = stack.pop()) {
    const x = p % width;
    if (x > 0) visit(p - 1);
    if (x < width - 1) visit(p + 1);
    if (p >= width) visit(p - width);
    if (p < data.length - width) visit(p + width);
  }
  return maskWhere(width, height, (p) => outside[p] === 0);
};
