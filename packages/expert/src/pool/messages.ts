/** What travels between the server and a child process that reads photos. */
import type { VisionResult } from '@nishiki/vision/types';

/** analysis: read it with the engine · avatar: only make a small square picture of it. */
export type Purpose = 'analysis' | 'avatar';

/** Fractions of the upright photo's width and height. */
export type Place = { readonly x: number; readonly y: number };

export type ChildRequest = {
  readonly id: number;
  readonly photo: Uint8Array;
  readonly purpose: Purpose;
  /** On the fish that is meant, where there are several. */
  readonly choose?: Place;
};

export type ChildMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'step'; readonly id: number; readonly step: string }
  | {
      readonly kind: 'done';
      readonly id: number;
      /** Null for an avatar. */
      readonly result: VisionResult | null;
      readonly jpeg: Uint8Array;
      /** The pattern of the fish; null for an avatar and where no fish could be read. */
      readonly fingerprint: Uint8Array | null;
      readonly width: number;
      readonly height: number;
      /** Resident bytes of the child after the work, so that the pool can retire a fat one. */
      readonly residentBytes: number;
    }
  | {
      readonly kind: 'refused';
      readonly id: number;
      readonly code: 'image_type' | 'image_unreadable' | 'image_dimensions' | 'image_too_large';
      readonly detail: string;
    }
  | { readonly kind: 'failed'; readonly id: number; readonly detail: string };

export type PhotoReading = Extract<ChildMessage, { kind: 'done' }>;
