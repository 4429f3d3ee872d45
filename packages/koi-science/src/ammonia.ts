/**
 * How much of the ammonia in fresh water is un-ionised (NH3), the part that harms gills.
 * Emerson, Russo, Lund & Thurston 1975, J. Fish. Res. Board Can. 32:2379-2383. Salt lowers it
 * slightly; up to 0.5 % that is left out.
 */

/** °C over which the formula was fitted. */
export const ammoniaRange = { low: 0, high: 50 } as const;

/**
 * The part of total ammonia that is NH3, 0 to 1.
 * @throws RangeError outside 0 to 50 °C or pH 0 to 14
 */
export const unionisedFraction = (celsius: number, ph: number): number => {
  // Written so that NaN is refused as well.
  if (!(celsius >= ammoniaRange.low && celsius <= ammoniaRange.high))
    throw new RangeError(`the ammonia formula holds from 0 to 50 °C, not at ${celsius}`);
  if (!(ph >= 0 && ph <= 14)) throw new RangeError(`${ph} is no pH`);
  const pKa = 0.09018 + 2729.92 / (celsius + 273.15);
  return 1 / (10 ** (pKa - ph) + 1);
};

/**
 * NH3 in mg/l, in the unit of the total: as N where the kit shows N, as NH3 where it shows NH3/NH4.
 * @param total total ammonia as a kit shows it, mg/l
 * @throws RangeError outside the formula's range, or for less than nothing
 */
export const unionisedAmmonia = (total: number, celsius: number, ph: number): number => {
  if (!(total >= 0)) throw new RangeError(`${total} mg/l is no amount of ammonia`);
  return total * unionisedFraction(celsius, ph);
};
