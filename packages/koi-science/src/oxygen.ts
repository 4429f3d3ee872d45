/** Oxygen that fresh water holds in balance with air at sea level (APHA, after Benson & Krause). */

/** °C over which the formula holds. */
export const oxygenRange = { low: 0, high: 40 } as const;

/**
 * Full saturation in mg/l.
 * @throws RangeError outside 0 to 40 °C
 */
export const oxygenSaturation = (celsius: number): number => {
  if (!(celsius >= oxygenRange.low && celsius <= oxygenRange.high))
    throw new RangeError(`the oxygen formula holds from 0 to 40 °C, not at ${celsius}`);
  const kelvin = celsius + 273.15;
  return Math.exp(
    -139.34411 +
      1.575701e5 / kelvin -
      6.642308e7 / kelvin ** 2 +
      1.2438e10 / kelvin ** 3 -
      8.621949e11 / kelvin ** 4,
  );
};

/**
 * Measured oxygen as a part of full saturation; over 1 where the water holds more than air would give.
 * @param dissolved mg/l
 * @throws RangeError outside 0 to 40 °C, or for less than nothing
 */
export const oxygenShare = (dissolved: number, celsius: number): number => {
  if (!(dissolved >= 0)) throw new RangeError(`${dissolved} mg/l is no amount of oxygen`);
  return dissolved / oxygenSaturation(celsius);
};
