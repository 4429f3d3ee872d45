/** One thing said about koi: with the sources it was read in, or openly without any. */
export type Statement = {
  text: string;
  sourceIds: string[];
  /** True when this is common knowledge of the hobby that we have not read in a citable source. */
  uncited?: true | undefined;
};

/** A statement read in at least one of our sources. */
export const said = (text: string, first: string, ...more: string[]): Statement => ({
  text,
  sourceIds: [first, ...more],
});

/** A statement without a source: pages show it as such, never as a cited fact. */
export const uncited = (text: string): Statement => ({ text, sourceIds: [], uncited: true });
