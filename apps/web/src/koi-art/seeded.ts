/** A small seeded generator (mulberry32): the same seed always draws the same fish. Returns 0 to 1. */
export const seeded = (seed: number) => {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};
export type Random = ReturnType<typeof seeded>;

/** A number between two bounds. */
export const between = (random: Random, low: number, high: number) => low + (high - low) * random();
