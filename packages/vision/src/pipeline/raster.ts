/** Upright sRGB pixels, three bytes each, row by row. */
export type Rgb = { readonly width: number; readonly height: number; readonly data: Uint8Array };

/** One value a pixel, row by row. */
export type Plane = {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
};

/** 0 or 1 a pixel, row by row. */
export type Mask = { readonly width: number; readonly height: number; readonly data: Uint8Array };

/** Three values a pixel (OKLab), row by row. */
export type Lab = { readonly width: number; readonly height: number; readonly data: Float32Array };

/** A mask of the places where a condition holds. */
export const maskWhere = (width: number, height: number, holds: (p: number) => boolean): Mask => {
  const data = new Uint8Array(width * height);
  for (let p = 0; p < data.length; p++) if (holds(p)) data[p] = 1;
  return { width, height, data };
};

/** Rectangle of a picture, copied. Bounds are trusted. */
export const crop = (image: Rgb, x0: number, y0: number, width: number, height: number): Rgb => {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const from = ((y0 + y) * image.width + x0) * 3;
    data.set(image.data.subarray(from, from + width * 3), y * width * 3);
  }
  return { width, height, data };
};
