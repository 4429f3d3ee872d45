import type { Candidate } from './candidates.ts';

/**
 * What the neighbours of a candidate say: scales, their net and their glitter repeat, a sore does not.
 * `alike` others of the same kind, size and strength on the fish, `near` those close by, `rank` how
 * many stand out more.
 */
export type Crowd = { alike: number; near: number; rank: number };

/** Others count as alike from this part of the response. */
const AS_STRONG = 0.6;
/** Radii within which another is near. */
const NEAR = 10;

export const crowdsOf = (candidates: readonly Candidate[]): Crowd[] =>
  candidates.map((one) => {
    const crowd = { alike: 0, near: 0, rank: 0 };
    const reach = NEAR * one.radius;
    for (const other of candidates) {
      if (other === one || other.channel !== one.channel) continue;
      if (Math.abs(other.size - one.size) > 1) continue;
      if (other.response > one.response) crowd.rank++;
      if (other.response < AS_STRONG * one.response) continue;
      crowd.alike++;
      if (Math.abs(other.x - one.x) < reach && Math.abs(other.y - one.y) < reach) crowd.near++;
    }
    return crowd;
  });
