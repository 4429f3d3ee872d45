import { volumeKnownAs, type Volume } from '@nishiki/koi-science/volume';
import * as z from 'zod/mini';

/** A pond as tools take it. */
export const volumeInput = {
  litres: z.number().check(z.positive(), z.maximum(1e7)),
  /** Estimated: by lengths or by eye. */
  volume_found: z.optional(z.enum(['measured', 'estimated'])),
};

export const volumeOf = ({
  litres,
  volume_found = 'measured',
}: {
  litres: number;
  volume_found?: 'measured' | 'estimated' | undefined;
}): Volume => volumeKnownAs(litres, volume_found);
