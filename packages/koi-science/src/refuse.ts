/** @throws RangeError unless the number lies within; NaN never does */
export const within = (value: number, low: number, high: number, what: string): number => {
  if (!(value >= low && value <= high))
    throw new RangeError(`${what} must be from ${low} to ${high}, not ${value}`);
  return value;
};

/** @throws RangeError unless it is a finite number above nothing */
export const positive = (value: number, what: string): number => {
  if (!(value > 0 && Number.isFinite(value)))
    throw new RangeError(`${what} must be more than 0, not ${value}`);
  return value;
};

/** @throws RangeError unless it is a finite number of nothing or more */
export const notNegative = (value: number, what: string): number => {
  if (!(value >= 0 && Number.isFinite(value)))
    throw new RangeError(`${what} must be 0 or more, not ${value}`);
  return value;
};
