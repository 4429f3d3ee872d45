import {
  colourNames,
  type ColourName,
  type ShowMeasures,
  type VisionResult,
} from '@nishiki/vision/types';

/** What forms and modifiers are told by. Shares are of the body from above, 0 to 1. */
export type Look = {
  /** Share of some colours together. */
  readonly share: (...colours: ColourName[]) => number;
  /** The same among what is not black: the ground with its pattern. */
  readonly ofGround: (...colours: ColourName[]) => number;
  readonly has: (trait: string) => boolean;
  readonly show: ShowMeasures;
};

/** Null where the body was not measured. */
export const lookOf = ({ colourShares, measures, traits }: VisionResult): Look | null => {
  if (!colourShares || !measures) return null;
  const of = (colour: ColourName): number => colourShares.overall[colourNames.indexOf(colour)] ?? 0;
  const share = (...colours: ColourName[]): number =>
    colours.reduce((sum, colour) => sum + of(colour), 0);
  const ground = share(...colourNames) - of('black');
  return {
    share,
    // Of hardly any ground nothing can be said.
    ofGround: (...colours) => (ground < 0.1 ? 0 : share(...colours) / ground),
    has: (trait) => traits.some(({ id, found }) => id === trait && found),
    show: measures.show,
  };
};
