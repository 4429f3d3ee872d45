import { fillPolygon } from '../pipeline/polygon.ts';
import { findFish, type Fish } from '../pipeline/find-fish.ts';
import { maskQuality } from '../pipeline/mask-quality.ts';
import { findPose } from '../pipeline/pose.ts';
import { crop, type Mask, type Rgb } from '../pipeline/raster.ts';
import { SAMPLE_SIDE, SEARCH_SIDE, type Found } from '../pipeline/read-fish.ts';
import { toLongSide } from '../pipeline/resize.ts';

/** Water and fins around the body that come along, as a share of its longer extent. */
const AROUND = 0.28;
/** A mask of the older way that shares this much with the outline, fins aside, is the same fish. */
const SAME = 0.5;
/** From this score on a mask with fins is as good as one judged by eye. */
const GOOD = 2;

/** Union over intersection is no measure here, since one mask has fins: the outline's share inside counts. */
const isSame = (mask: Mask, body: Mask): boolean => {
  let both = 0;
  let all = 0;
  let own = 0;
  for (let p = 0; p < mask.data.length; p++) {
    both += mask.data[p] & body.data[p];
    all += body.data[p];
    own += mask.data[p];
  }
  return both > 0.8 * all && both > SAME * own;
};

const middleWeights = (width: number, height: number): Float32Array =>
  Float32Array.from({ length: width * height }, (_, p) => {
    const u = ((p % width) - width / 2) / (width * 0.6);
    const v = (Math.floor(p / width) - height / 2) / (height * 0.8);
    return Math.exp(-(u * u + v * v));
  });

/**
 * Cuts the photo around one outlined fish, so that it is read as large as if it had been
 * photographed alone. Where the colours of the cut part fish and water well, fins come along;
 * otherwise the outline itself is the mask. Null when it holds no pose.
 * @param outline closed, x and y pairs as fractions of the photo
 */
export const focusOn = (photo: Rgb, outline: Float64Array): Found | null => {
  const xs = outline.filter((_, i) => i % 2 === 0).map((v) => v * photo.width);
  const ys = outline.filter((_, i) => i % 2 === 1).map((v) => v * photo.height);
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  const pad = AROUND * Math.max(right - left, bottom - top);
  const x = Math.max(0, Math.floor(left - pad));
  const y = Math.max(0, Math.floor(top - pad));
  const width = Math.min(photo.width, Math.ceil(right + pad)) - x;
  const height = Math.min(photo.height, Math.ceil(bottom + pad)) - y;
  if (width < 8 || height < 8) return null;
  const image = crop(photo, x, y, width, height);
  const large = toLongSide(image, SAMPLE_SIDE);
  const small = toLongSide(large, SEARCH_SIDE);
  const search = findFish(small);
  const corners = new Float64Array(outline.length);
  for (let i = 0; i < xs.length; i++) {
    corners[i * 2] = ((xs[i] - x) * small.width) / width - 0.5;
    corners[i * 2 + 1] = ((ys[i] - y) * small.height) / height - 0.5;
  }
  const mask = fillPolygon(corners, small.width, small.height);
  const trimmed = { image, x, y };
  const { fish } = search;
  if (fish !== null && fish.measures.score >= GOOD && isSame(fish.mask, mask))
    return { trimmed, small, large, search };
  const pose = findPose(mask);
  if (pose === null) return null;
  const weights = middleWeights(small.width, small.height);
  const measures = maskQuality(mask, pose, search.unlike, weights, search.background);
  const outlined: Fish = { mask, pose, measures };
  return { trimmed, small, large, search: { ...search, fish: outlined } };
};
