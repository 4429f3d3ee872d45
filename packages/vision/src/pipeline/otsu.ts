/**
 * Otsu's threshold (1979) of values between 0 and 1 in 256 bins: the bin that best parts the values
 * in two. Values above the returned number belong to the upper part.
 */
export const otsu = (values: Float32Array): number => {
  const histogram = new Float64Array(256);
  for (const v of values) histogram[Math.min(255, Math.max(0, Math.floor(v * 255)))]++;
  let total = 0;
  for (let i = 0; i < 256; i++) total += i * histogram[i];
  let below = 0;
  let belowSum = 0;
  let best = -1;
  let threshold = 0;
  for (let i = 0; i < 256; i++) {
    below += histogram[i];
    belowSum += i * histogram[i];
    const above = values.length - below;
    if (below === 0 || above === 0) continue;
    const gap = belowSum / below - (total - belowSum) / above;
    const between = below * above * gap * gap;
    if (between > best) {
      best = between;
      threshold = i;
    }
  }
  return threshold / 255;
};
