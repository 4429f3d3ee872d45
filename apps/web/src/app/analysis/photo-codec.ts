/** The browser's own decoder and encoder. Everything here returns null where the browser cannot. */

export type Bitmap = {
  readonly source: CanvasImageSource;
  readonly width: number;
  readonly height: number;
  close: () => void;
};

const fromImageBitmap = async (file: Blob): Promise<Bitmap> => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  return {
    source: bitmap,
    width: bitmap.width,
    height: bitmap.height,
    close: () => bitmap.close(),
  };
};

// Older Safari knows no orientation for bitmaps and reads HEIC in image elements only.
const fromImageElement = async (file: Blob): Promise<Bitmap> => {
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch (problem) {
    URL.revokeObjectURL(url);
    throw problem;
  }
  return {
    source: image,
    width: image.naturalWidth,
    height: image.naturalHeight,
    close: () => URL.revokeObjectURL(url),
  };
};

/** The upright photo, or null when this browser cannot read the file. */
export const decode = async (file: Blob): Promise<Bitmap | null> => {
  for (const read of [fromImageBitmap, fromImageElement]) {
    try {
      return await read(file);
    } catch {
      // The next way may know this format.
    }
  }
  return null;
};

const JPEG_QUALITY = 0.9;
const PROBE = [200, 50, 31] as const;

/**
 * Privacy settings can fill what a canvas gives back with noise. A photo made of noise would be
 * judged as the keeper's fish, so such a canvas is not used and the file is sent as it is.
 */
const canvasIsTruthful = (): boolean => {
  const canvas = document.createElement('canvas');
  canvas.width = 4;
  canvas.height = 4;
  const context = canvas.getContext('2d');
  if (context === null) return false;
  context.fillStyle = `rgb(${PROBE.join(' ')})`;
  context.fillRect(0, 0, 4, 4);
  const { data } = context.getImageData(0, 0, 4, 4);
  return data.every((value, at) => Math.abs(value - (PROBE[at % 4] ?? 255)) <= 8);
};

/** A JPEG of this size without metadata, or null when the canvas cannot be trusted or is too small. */
export const encodeJpeg = async (
  bitmap: Bitmap,
  width: number,
  height: number,
): Promise<Blob | null> => {
  if (!canvasIsTruthful()) return null;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) return null;
  // JPEG knows no transparency; clear parts would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap.source, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
};
