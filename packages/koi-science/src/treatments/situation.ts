import type { Volume } from '../volume.ts';

/** Fish that may share the water with koi and do not bear what koi bear. */
export const companions = ['goldfish', 'orfe', 'tench', 'rudd', 'sturgeon'] as const;
export type Companion = (typeof companions)[number];

/**
 * What is known of a pond before anything is put into it. Null: nobody knows, which is never taken
 * for "no".
 */
export type Situation = {
  /** Of the water that is treated: the pond with its filter, or the bath. */
  readonly volume: Volume | null;
  readonly celsius: number | null;
  readonly ph: number | null;
  /** Un-ionised ammonia, mg/l. */
  readonly nh3: number | null;
  /** As NO2, mg/l. */
  readonly nitrite: number | null;
  /** mg/l. */
  readonly oxygen: number | null;
  /** Carbonate and total hardness, mg/l as CaCO3. */
  readonly kh: number | null;
  readonly gh: number | null;
  /** Salt in the water, per cent. */
  readonly salt: number | null;
  readonly companions: readonly Companion[] | null;
  /** Days since the last of each treatment; empty where there was none. */
  readonly earlier: readonly { readonly id: string; readonly daysAgo: number }[] | null;
  /** A dechlorinator with thiosulphate was added within two days. */
  readonly thiosulphate: boolean | null;
  readonly zeolite: boolean | null;
  /** Any fish gasps, rolls or jumps. */
  readonly distressed: boolean | null;
  readonly aerated: boolean | null;
  /** Somebody stays and watches all the time. */
  readonly watched: boolean | null;
  /** Hydrogen peroxide of 3 % stands ready. */
  readonly peroxideReady: boolean | null;
  readonly uvOff: boolean | null;
  /** What it is meant against was seen under a microscope, or found by a laboratory. */
  readonly confirmed: boolean | null;
  /** Signs of a disease that must be reported (KHV, SVC). */
  readonly reportable: boolean | null;
};
