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
 * Seeds of scenes: settings are tuned on 0 and on, the networks are fitted from `TRAINING` on, and
 * those that only judge start at `HELD_OUT`. No setting is ever chosen by a scene of the last kind; a
 * million to 1,000,047 were judged while the finder was still being changed, 2,000,000 to 2,000,039
 * judged the finder before this one: both are used up.
 */
export const TRAINING = 10_000;
export const HELD_OUT = 2_000_040;
