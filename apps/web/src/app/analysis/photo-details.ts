/** What goes with a photo besides the question: further photos, a length, and which fish is meant. Pure. */
import type { PhotoView } from '@nishiki/contract/analysis';

export type FurtherPhoto = { readonly id: string; readonly photo: File; readonly view: PhotoView };

export const lengthUnits = ['cm', 'in'] as const;
export type LengthUnit = (typeof lengthUnits)[number];
export type TypedLength = { readonly text: string; readonly unit: LengthUnit };

/** Fractions of the photo's width and height. */
export type Place = { readonly x: number; readonly y: number };

export type PhotoDetails = {
  readonly more: readonly FurtherPhoto[];
  readonly length: TypedLength | null;
  /** A place on the fish that is meant, where there are several. */
  readonly choose: Place | null;
};

export const noDetails: PhotoDetails = { more: [], length: null, choose: null };

/** Further photos besides the first. */
export const MOST_FURTHER = 3;
