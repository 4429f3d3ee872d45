/** What a place on the skin may be, by its looks alone. Points and specks are counted, the rest stand alone. */
export const skinKinds = [
  'red_sore',
  'cotton_tuft',
  'white_point',
  'dark_speck',
  'missing_scale',
] as const;
export type SkinKind = (typeof skinKinds)[number];
