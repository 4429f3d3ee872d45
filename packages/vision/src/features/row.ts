/** A growing list of named measurements; the model refers to them by position. */
export type FeatureRow = { names: string[]; values: number[] };

export const emptyRow = (): FeatureRow => ({ names: [], values: [] });

/** Appends values under a name; several values are numbered. */
export const add = (row: FeatureRow, name: string, values: number | ArrayLike<number>): void => {
  const list = typeof values === 'number' ? [values] : Array.from(values);
  list.forEach((value, i) => {
    row.names.push(list.length === 1 ? name : `${name}.${i}`);
    row.values.push(Number.isFinite(value) ? value : 0);
  });
};

export const mean = (values: ArrayLike<number>): number => {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i];
  return values.length === 0 ? 0 : sum / values.length;
};
