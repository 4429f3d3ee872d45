/** What the practice score is made from. Types alone: whoever reads measures need not load the engine. */

export type OutlineMeasures = {
  /**
   * How far the outline lies from that of the koi of the reference, in their own spread: the mean
   * over the body of |half width - mean| / standard deviation, at the size that fits best. 0: theirs.
   */
  outlineDeviation: number;
  /** Thickness of the tail tube as a share of the greatest width, fins left out. */
  tailTube: number;
  /** Width at a twentieth of the length as a share of the greatest: how round the nose is. */
  noseWidth: number;
};

/** A place on the body, or where the weight of a colour lies. */
export type BodyPlace = {
  /** Centre along the body, 0 nose, 1 before the tail fin. */
  along: number;
  /** Centre across, -1 left edge, 1 right edge, 0 on the spine. */
  across: number;
};

export type LayoutMeasures = {
  /** Shares of the body seen from above, 0 to 1. */
  redShare: number;
  whiteShare: number;
  blackShare: number;
  /** Centres of red and of black; null below 2 % of the body. */
  redMass: BodyPlace | null;
  blackMass: BodyPlace | null;
  /** Share of the head (first fifth) that is black. */
  headBlack: number;
  /** Share of the crown, between nose and neck and eye and eye, that is darker than 0.45 in OKLab. */
  headDark: number;
  /** Likeness of the red on both flanks, 1 the same amount; null below 2 % of either flank. */
  flankBalance: number | null;
};

export type RedPattern = {
  /**
   * Separate red patches along the back, the one on the head counted: each at least 1.5 % of the body,
   * with its centre on the middle 60 % of the width. Patches beside each other are one step.
   */
  steps: number;
  /** One patch holds most of the red, runs over most of the back and swings from side to side. */
  inazuma: boolean;
  /** White holes inside red of at least half a scale. */
  windows: BodyPlace[];
  /** Small separate red spots behind the head, from a third of a scale to four scales. */
  strays: BodyPlace[];
  /** Share of red over nose and mouth, between the eyes. */
  noseRed: number;
};

/** A separate red patch on the head. */
export type HeadSpot = {
  /** Share of the body seen from above. */
  area: number;
  /** 1 a disc; an ellipse twice as long as wide 0.5; ragged shapes less. */
  roundness: number;
  /** Centre: along the body (0 nose), and across (-1 left edge, 1 right edge, 0 between the eyes). */
  along: number;
  across: number;
  /** False where it runs over the edge of the view, so that its shape and centre are not known. */
  whole: boolean;
};

/** Sharpness of the edges between red and white, 1 a step within one cell, 0 a slope over six. */
export type Kiwa = {
  /** Edges that look towards the head, where white scales still lie over the red (sashi). */
  front: number | null;
  /** Edges that look towards the tail. */
  rear: number | null;
  /** Edges along the body. */
  sides: number | null;
};

export type ShadeMeasures = {
  /** Median OKLab chroma of the red, about 0.1 (pale) to 0.2 (deep); null below 2 % red. */
  redDepth: number | null;
  /** Spread of its hue in degrees: half the distance between the 16th and 84th percentile. */
  redHueSpread: number | null;
  /** Share of the red, edges apart, that is pale: less than 0.7 of its median chroma (kokesuki). */
  seeThrough: number | null;
  /** How much yellower (OKLab b) the white of the head is than that of the body; null without both. */
  headYellow: number | null;
  /** Median OKLab lightness of the black, 0.1 (lacquer) to 0.35 (grey); null below 2 % black. */
  blackLightness: number | null;
  /** Dark specks on white, from an eighth to half a scale. */
  darkSpecks: BodyPlace[];
  /** OKLab distance between the middle colours of head and body; for fish of one colour. */
  headBodyDifference: number;
};

/** What a judge looks at beyond the plain measures; each part states its units and ranges. */
export type ShowMeasures = OutlineMeasures &
  LayoutMeasures &
  RedPattern &
  ShadeMeasures & {
    kiwa: Kiwa;
    headSpot: HeadSpot | null;
    /**
     * White between the last red on the spine and the tail root, as a share of the body's length; 0
     * where red runs on to the root, null without red in the rear third.
     */
    tailStop: number | null;
    /** Evenness of the scale net on the back, 1 the same all over; null where none is seen. */
    netEvenness: number | null;
  };
