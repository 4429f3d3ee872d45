/** A first candidate is named firmly from this probability on. */
export const FIRM = 0.8;
