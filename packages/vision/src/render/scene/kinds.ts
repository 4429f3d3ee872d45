import type { Mask, Rgb } from '../../pipeline/raster.ts';
import type { Variety } from '../coat.ts';

/** What lies below and around the fish. */
export const sceneKinds = ['tub', 'dark-pond', 'green-water', 'pebbles', 'liner'] as const;
export type SceneKind = (typeof sceneKinds)[number];

export type View = 'top' | 'side';

export type SceneFish = {
  variety: Variety;
  view: View;
  /** Visible part of the body without its fins. */
  body: Mask;
  /** Visible part of the fish with its fins. */
  whole: Mask;
  /** Share of the body that is seen: inside the picture and not hidden by fish or hand. */
  seen: number;
  /** Length from nose to tail root over the long side of the picture. */
  size: number;
};

/** A drawn photo with everything that is known of it. */
export type Scene = { image: Rgb; kind: SceneKind; fish: SceneFish[] };

/**
 * Seeds of scenes to fit and tune on start at 0, those that only judge here. No setting is ever
 * chosen by a scene of the second kind; a million to 1,000,047 were judged while the finder was
 * still being changed and are used up.
 */
export const HELD_OUT = 2_000_000;
