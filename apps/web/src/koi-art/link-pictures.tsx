import { LinkScene, type LinkSceneProps } from './link-scene.tsx';

type Picture = {
  /** Words for those who cannot see it. */
  readonly alt: string;
  readonly scene: LinkSceneProps;
};

/** Pictures of shared links, by route id; pages without one of their own show `site`. */
export const linkPictures = {
  home: {
    alt: 'Three koi seen from above in calm water: red and white, black with red and white, and gold.',
    scene: {
      koi: [
        { variety: 'kohaku', seed: 4, at: [405, 330], turn: 58, scale: 0.98 },
        { variety: 'showa', seed: 5, at: [880, 236], turn: 236, scale: 0.8 },
        { variety: 'yamabuki-ogon', seed: 2, at: [985, 508], turn: 292, scale: 0.5 },
      ],
      ripples: [
        { at: [660, 300], radii: [150, 260, 380] },
        { at: [120, 520], radii: [34, 66] },
      ],
    },
  },
  identify: {
    alt: 'One red and white koi seen from above, head to the left, in calm water.',
    scene: {
      koi: [{ variety: 'kohaku', seed: 7, at: [625, 318], turn: 276, scale: 1.5 }],
      ripples: [
        { at: [250, 300], radii: [250, 360, 480] },
        { at: [1080, 120], radii: [30, 58] },
      ],
    },
  },
  aiTools: {
    alt: 'Six koi of different varieties swimming side by side, seen from above.',
    scene: {
      koi: [
        { variety: 'kohaku', seed: 3, at: [150, 340], turn: 4, scale: 0.62 },
        { variety: 'asagi', seed: 2, at: [330, 300], turn: -5, scale: 0.62 },
        { variety: 'sanke', seed: 6, at: [510, 345], turn: 3, scale: 0.62 },
        { variety: 'yamabuki-ogon', seed: 2, at: [690, 295], turn: -3, scale: 0.62 },
        { variety: 'showa', seed: 5, at: [870, 340], turn: 5, scale: 0.62 },
        { variety: 'tancho', seed: 1, at: [1050, 305], turn: -4, scale: 0.62 },
      ],
      ripples: [
        { at: [330, 60], radii: [120, 210, 310] },
        { at: [900, 600], radii: [60, 120] },
      ],
    },
  },
  upgrade: {
    alt: 'Four koi seen from above, each larger than the one before.',
    scene: {
      koi: [
        { variety: 'yamabuki-ogon', seed: 2, at: [140, 400], turn: 14, scale: 0.42 },
        { variety: 'asagi', seed: 2, at: [350, 365], turn: 12, scale: 0.58 },
        { variety: 'sanke', seed: 6, at: [625, 330], turn: 10, scale: 0.76 },
        { variety: 'kohaku', seed: 4, at: [960, 310], turn: 8, scale: 0.92 },
      ],
      ripples: [
        { at: [960, 300], radii: [190, 300, 430] },
        { at: [120, 120], radii: [30, 58] },
      ],
    },
  },
  contact: {
    alt: 'Two koi meeting head to head in calm water, seen from above.',
    scene: {
      koi: [
        { variety: 'sanke', seed: 6, at: [312, 340], turn: 82, scale: 0.95 },
        { variety: 'kohaku', seed: 4, at: [896, 300], turn: 262, scale: 0.95 },
      ],
      ripples: [{ at: [605, 315], radii: [60, 130, 220, 330] }],
    },
  },
  site: {
    alt: 'One white koi with a red spot on its head, seen from above in calm water.',
    scene: {
      koi: [{ variety: 'tancho', seed: 1, at: [640, 320], turn: 62, scale: 1.1 }],
      ripples: [
        { at: [640, 315], radii: [190, 310, 440] },
        { at: [150, 500], radii: [34, 66] },
      ],
    },
  },
} as const satisfies Record<string, Picture>;

export type LinkPictureName = keyof typeof linkPictures;

export const LinkPicture = ({ name }: { name: LinkPictureName }) => (
  <LinkScene {...linkPictures[name].scene} />
);
